import { workOn } from '#bulk_changes/carry_out'
import { LoggedJob } from '#jobs/logged_job'
import BulkChange from '#models/bulk_change'
import { stopping } from '#process/stop_signal'

/** Continues a bulk change where the request or an earlier worker stopped. */
export default class RunBatch extends LoggedJob<{ batchId: number }> {
  static options = { queue: 'default', maxRetries: 3 }

  async perform() {
    const bulkChange = await BulkChange.find(this.payload.batchId)
    if (bulkChange) await workOn(bulkChange)
    // This process stops, so the job is queued for another one.
    if (stopping.aborted) await RunBatch.dispatch(this.payload).run()
  }

  async failed(error: Error) {
    const bulkChange = await BulkChange.find(this.payload.batchId)
    await bulkChange?.fail(error.cause instanceof Error ? error.cause : error)
  }
}
