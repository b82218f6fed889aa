import { LoggedJob } from '#jobs/logged_job'
import { eraseRemains } from '#operations/remains'

/** Overwrites what an erased person left in the database files. */
export default class EraseRemains extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    await eraseRemains()
  }
}
