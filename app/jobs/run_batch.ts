import { workOn } from '#bulk_changes/carry_out'
import { LoggedJob } from '#jobs/logged_job'
import BulkChange from '#models/bulk_change'

/** Continues a bulk change where the request or an earlier worker stopped. */
export default class RunBatch extends LoggedJob<{ batchId: number }> {
  static options = { queue: 'default', maxRetries: 3 }

  async perform() {
    const bulkChange = await BulkChange.find(this.payload.batchId)
    if (bulkChange) await workOn(bulkChange)
    await this.requeueIfStopping()
  }

  async failed(error: Error) {
    const bulkChange = await BulkChange.find(this.payload.batchId)
    await bulkChange?.fail(error.cause instanceof Error ? error.cause : error)
  }
}
