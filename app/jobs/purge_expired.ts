import { LoggedJob } from '#jobs/logged_job'
import { Purge } from '#purge/purge'
import { eraseRemains, purgeWithLock } from '#operations/erasure'

export default class PurgeExpired extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    const { sessions, ...removed } = await purgeWithLock(new Purge())
    // Sessions alone need no erasure: they are overwritten when deleted.
    if (Object.values(removed).some((count) => count > 0)) await eraseRemains()
  }
}
