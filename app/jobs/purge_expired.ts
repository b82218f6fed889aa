import { LoggedJob } from '#jobs/logged_job'
import { Purge } from '#models/purge'

/** Applies the retention periods every night. */
export default class PurgeExpired extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    await new Purge().run()
  }
}
