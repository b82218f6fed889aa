import { LoggedJob } from '#jobs/logged_job'
import ImportRun from '#models/import_run'

/** Goes on with an import where the request that ordered it, or a worker before, left off. */
export default class ImportList extends LoggedJob<{ runId: number }> {
  static options = { queue: 'documents', maxRetries: 3 }

  async perform() {
    const run = await ImportRun.find(this.payload.runId)
    await run?.work()
  }

  async failed(error: Error) {
    const run = await ImportRun.find(this.payload.runId)
    // The last of several tries is given as the cause.
    await run?.fail(error.cause instanceof Error ? error.cause : error)
    await run?.refresh()
    await run?.holds.release?.(run)
  }
}
