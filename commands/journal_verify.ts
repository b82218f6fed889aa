import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Walks the chain of the access journal. */
export default class JournalVerify extends BaseCommand {
  static commandName = 'journal:verify'
  static description = 'Check that nobody has changed or removed entries of the access journal'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { assertMigrated } = await import('#operations/start')
    await assertMigrated()
    const { verifyJournal } = await import('#journal/chain')
    const { withPurgeLock } = await import('#operations/purge_lock')
    const { entries, last, waiting, fault } = await withPurgeLock(verifyJournal)
    this.exitCode = fault ? 1 : 0
    if (fault?.id) this.logger.error(`entry ${fault.id} does not fit (position ${fault.position})`)
    else if (fault) this.logger.error(`position ${fault.position} does not fit: nothing is there`)
    else this.logger.success(`${entries} entries, chain intact`)
    this.logger.log(`fits up to position ${last.position}, hash ${last.hash || '–'}`)
    if (waiting) this.logger.log(`${waiting} entries wait to be linked`)
  }
}
