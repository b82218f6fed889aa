import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Writes the database and the files into a folder, while the product runs. */
export default class BackupCommand extends BaseCommand {
  static commandName = 'backup'
  static description = 'Write the database and the files into a new folder'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'New or empty folder' })
  declare folder: string

  async run() {
    const { Backup } = await import('#operations/backup')
    const backup = new Backup(resolve(this.folder))
    const { forms, files, database, encrypted, isPrivate, keyFile } = await backup.write()
    this.logger.success(
      `${backup.folder}: ${database} database with ${forms} requests, ${files} files`
    )
    if (!isPrivate) this.logger.warning('others can read that folder: it holds personal data')
    if (encrypted) this.logger.info('it is encrypted: without BACKUP_KEY nobody can read it')
    else this.logger.warning('it is not encrypted: set BACKUP_KEY to encrypt backups')
    this.logger.info(
      'APP_KEY and HASH_KEY are not in it: keep them and SEAL_KEY too, in another place'
    )
    if (keyFile)
      this.logger.info(
        `a restore needs the newest ${keyFile} beside it: keep no older copies of that`
      )
  }
}
