import { LoggedJob } from '#jobs/logged_job'
import { Purge } from '#purge/purge'
import { eraseRemains, purgeInTurn } from '#operations/erasure'

export default class PurgeExpired extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    const { sessions, ...gone } = await purgeInTurn(new Purge())
    // Expired sessions alone need no rewrite: they are overwritten when deleted.
    if (Object.values(gone).some((count) => count > 0)) await eraseRemains()
  }
}
