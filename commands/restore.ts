import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { RevokedAccess } from '#operations/revoked_access'

/** Restores a backup; the product must not run meanwhile. */
export default class RestoreCommand extends BaseCommand {
  static commandName = 'restore'
  static description = 'Replace the database and the files by a backup'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Folder of the backup' })
  declare folder: string

  @flags.boolean({ description: 'Replace existing data' })
  declare force: boolean

  @flags.boolean({ description: 'Give back access that was taken away after the backup' })
  declare revive: boolean

  async run() {
    const { Backup } = await import('#operations/backup')
    const { productVersion } = await import('#config/app')
    const backup = new Backup(resolve(this.folder))
    const { forms, files, madeAt, version, sameKeys, knowsErasures, revoked } =
      await backup.restore({ force: this.force, revive: this.revive })
    this.logger.success(`restored ${forms} requests and ${files} files of ${madeAt}`)
    if (version !== productVersion) {
      this.logger.info(`they are of version ${version}: the next start brings them up to date`)
    }
    await this.#forgetAgain()
    if (!knowsErasures)
      this.logger.info(
        'people erased after the last backup are back: erase them again, with their certificates'
      )
    await this.#sayWhatToDo(revoked)
    if (!sameKeys) {
      this.logger.warning(
        'APP_KEY or HASH_KEY is not the one of the backup: without it, links in mails are dead and nobody is found by document'
      )
    }
  }

  async #sayWhatToDo(revoked: RevokedAccess | null) {
    const { operatorTasks, partsIn } = await import('#operations/revoked_access')
    for (const part of revoked ? revoked.lost : partsIn()) this.logger.warning(operatorTasks[part])
    if (!revoked) return
    const { chips, cardless, journalFault } = revoked.found
    if (chips.length > 0)
      this.logger.warning(
        `these chips are of requests that the backup lacks: close them at the gates: ${chips.join(', ')}`
      )
    if (cardless.length > 0)
      this.logger.warning(
        `approved in the backup, but their cards ended after it: decide again on ${cardless.join(', ')}`
      )
    if (journalFault !== null)
      this.logger.warning(
        `position ${journalFault} of the replaced access journal did not fit: somebody changed or removed entries`
      )
  }

  /** The next start does it for a database that lacks a migration, and completes what fails here. */
  async #forgetAgain() {
    const { migrations } = await import('#operations/checks/services')
    if ((await migrations.run()).status === 'error') return
    const { forgetAgain } = await import('#people/forget_again')
    const { eraseRemains } = await import('#operations/remains')
    try {
      const total = await forgetAgain()
      if (total === 0) return
      await eraseRemains()
      this.logger.info(`deleted again, because they were deleted after the backup: ${total}`)
    } catch (error) {
      const { errorText } = await import('#text/logged_error')
      this.logger.warning(`not everything is deleted again: ${errorText(error)}`)
    }
  }
}
