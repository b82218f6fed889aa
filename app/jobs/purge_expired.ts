import { LoggedJob } from '#jobs/logged_job'
import { forgetUnusedKeys } from '#models/person_key'
import { Purge } from '#purge/purge'
import { sealExisting } from '#requests/seal_existing'
import { eraseRemains, purgeWithLock } from '#operations/erasure'

export default class PurgeExpired extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    // An earlier version that still runs during an update stores readable values.
    const sealed = await sealExisting()
    await forgetUnusedKeys()
    const { sessions, journal, ...removed } = await purgeWithLock(new Purge())
    // Sessions alone need no erasure: they are overwritten when deleted. The journal names no applicant.
    if (Object.values({ ...removed, sealed }).some((count) => count > 0)) await eraseRemains()
  }
}
