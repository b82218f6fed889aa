import { LoggedJob } from '#jobs/logged_job'
import ChangeBatch from '#models/change_batch'

/** Goes on with a change of many where the request that ordered it, or a worker before, left off. */
export default class RunBatch extends LoggedJob<{ batchId: number }> {
  static options = { queue: 'default', maxRetries: 3 }

  async perform() {
    const batch = await ChangeBatch.find(this.payload.batchId)
    await batch?.work()
  }

  async failed(error: Error) {
    const batch = await ChangeBatch.find(this.payload.batchId)
    // The last of several tries is given as the cause.
    await batch?.fail(error.cause instanceof Error ? error.cause : error)
  }
}
