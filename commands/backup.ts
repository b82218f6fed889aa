import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Writes the database and the files into a folder, while the product runs. */
export default class BackupCommand extends BaseCommand {
  static commandName = 'backup'
  static description = 'Write the database and the files into a new folder'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Folder to make, or an empty one' })
  declare folder: string

  async run() {
    const { Backup } = await import('#operations/backup')
    const { Problem } = await import('#operations/problem')
    const backup = new Backup(resolve(this.folder))
    try {
      const { forms, files, database } = await backup.write()
      this.logger.success(
        `${backup.folder}: ${database} database with ${forms} requests, ${files} files`
      )
      this.logger.info('APP_KEY and HASH_KEY are not in it: keep them too, in another place')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
