import { rmSync } from 'node:fs'
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
    // Nobody waits for the file of a worker that died: the next one has it made anew.
    const orphaned = () => {
      rmSync(this.path, { force: true })
      process.exit(1)
    }
    process.once('disconnect', orphaned)
    if (process.send && !process.connected) orphaned()
    const content = await documentOf(run).write(this.path, (done) => process.send?.({ done }))
    await new Promise((sent) => (process.send ? process.send({ content }, sent) : sent(null)))
    // As long as somebody listens the process does not end.
    process.off('disconnect', orphaned)
  }
}
