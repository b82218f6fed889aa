import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Makes the file of an ordered document. The queue's job runs it as a child process. */
export default class DocumentMake extends BaseCommand {
  static commandName = 'document:make'
  static description = 'Make the file of an ordered document (used by the queue)'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Id of the document run' })
  declare runId: string

  @args.string({ description: 'File to write' })
  declare path: string

  async run() {
    const { default: DocumentRun } = await import('#models/document_run')
    const { documentOf } = await import('#documents/index')
    const run = await DocumentRun.findOrFail(Number(this.runId))
    const ids = await documentOf(run).write(this.path, (done) => process.send?.({ done }))
    process.send?.({ ids })
  }
}
