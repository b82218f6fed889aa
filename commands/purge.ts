import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Applies the retention periods by hand. */
export default class PurgeCommand extends BaseCommand {
  static commandName = 'purge'
  static description = 'Remove personal data whose retention period is over'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Only count, remove nothing' })
  declare dryRun: boolean

  async run() {
    const { assertMigrated } = await import('#operations/start')
    await assertMigrated()
    const { editionsToClose } = await import('#purge/overdue_editions')
    const { Purge } = await import('#purge/purge')
    const { eraseRemains, purgeWithLock } = await import('#operations/remains')
    const { DateTime } = await import('luxon')
    const report = await purgeWithLock(new Purge(DateTime.utc(), { dryRun: this.dryRun }))
    for (const [what, count] of Object.entries(report)) {
      this.logger.log(`${what}: ${count}${this.dryRun ? ' would go' : ' gone'}`)
    }
    for (const { fullName, endsOn } of await editionsToClose())
      this.logger.warning(
        `${fullName} ended on ${endsOn} and is active: its data stay until it is closed`
      )
    if (!this.dryRun && !(await eraseRemains()))
      this.logger.warning('the database files still hold remains of what is gone: see the log')
  }
}
