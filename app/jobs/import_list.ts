import { LoggedJob } from '#jobs/logged_job'
import { kindOf } from '#imports/kinds'
import { workOn } from '#imports/run_import'
import ImportRun from '#models/import_run'

/** Continues an import where the request or an earlier worker stopped. */
export default class ImportList extends LoggedJob<{ runId: number }> {
  static options = { queue: 'documents', maxRetries: 3 }

  async perform() {
    const run = await ImportRun.find(this.payload.runId)
    if (run) await workOn(run)
    await this.requeueIfStopping()
  }

  async failed(error: Error) {
    const run = await ImportRun.find(this.payload.runId)
    // The cause is the error of the last attempt.
    await run?.fail(error.cause instanceof Error ? error.cause : error)
    await run?.refresh()
    if (run) await kindOf(run).releaseFiles?.(run)
  }
}
