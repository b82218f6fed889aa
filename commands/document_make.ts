import { rmSync } from 'node:fs'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { endAtOnce } from '#process/end_at_once'
import type { ChildMessage } from '#documents/child'

/** Codes of temporary failures of the database: another attempt may succeed. */
const TEMPORARY = /^(ECONN|EPIPE|ETIMEDOUT|SQLITE_BUSY|KnexTimeoutError|08|53|57P)/

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
    // Without its worker the file is useless: another worker makes it again.
    const orphaned = () => {
      rmSync(this.path, { force: true })
      endAtOnce()
    }
    process.once('disconnect', orphaned)
    if (process.send && !process.connected) orphaned()
    process.once('uncaughtException', (error) => this.#end(error))
    await this.#make().then(
      () => this.#end(),
      (error) => this.#end(error)
    )
  }

  async #make() {
    const { default: DocumentRun } = await import('#models/document_run')
    const { documentOf } = await import('#exports/queued_document')
    const { writerOf } = await import('#sealing/run_files')
    const run = await DocumentRun.findOrFail(Number(this.runId))
    await this.#tell({ done: 0 })
    const file = await writerOf(run, this.path)
    const content = await documentOf(run).write(file, (done) => this.#tell({ done }))
    await this.#tell({ content, isLast: true })
  }

  /** Ends at once, because open listeners and connections would keep the process alive. */
  async #end(error?: any) {
    if (error) {
      console.error(error)
      const isTemporary = TEMPORARY.test(error.code ?? error.name)
      await this.#tell({ error: error.message || String(error), isTemporary, isLast: true })
    }
    process.exit(error ? 1 : 0)
  }

  #tell(message: ChildMessage) {
    return new Promise((sent) => (process.send ? process.send(message, sent) : sent(null)))
  }
}
