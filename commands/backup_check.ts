import { resolve } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Checks whether a backup is complete, and with `--drill` whether it can be restored. */
export default class BackupCheck extends BaseCommand {
  static commandName = 'backup:check'
  static description =
    'Compare each file of a backup with its size and checksum, without changing anything'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Folder of the backup' })
  declare folder: string

  @flags.boolean({ description: 'Also restore it into a scratch place and check it there' })
  declare drill: boolean

  async run() {
    const { Backup } = await import('#operations/backup')
    const { runDrill } = await import('#operations/drill')
    const backup = new Backup(resolve(this.folder))
    const { forms, files, bytes, madeAt, encrypted } = await backup.read()
    const faults = await backup.faults()
    for (const fault of faults) this.logger.error(fault)
    this.exitCode = faults.length ? 1 : 0
    if (faults.length) return
    this.logger.success(
      `whole: ${forms} requests, ${files} files, ${Math.ceil(bytes / 1e6)} MB of ${madeAt}, ${encrypted ? 'encrypted' : 'not encrypted'}`
    )
    if (!this.drill) return
    for (const { name, status, message } of await runDrill(backup)) {
      this.logger[status === 'ok' ? 'success' : 'error'](`${name}: ${message}`)
      if (status === 'error') this.exitCode = 1
    }
  }
}
