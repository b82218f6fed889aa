import logger from '@adonisjs/core/services/logger'
import { LoggedJob } from '#jobs/logged_job'
import { forgetUnusedKeys } from '#sealing/data_keys'
import TraceSearch from '#models/trace_search'
import { plantCanary, removeCanaryEdition } from '#operations/canary'
import { eraseRemains, purgeWithLock } from '#operations/remains'
import { searchTraces } from '#operations/trace_search'
import { Purge } from '#purge/purge'
import { sealExisting, settleMinors } from '#operations/seal_existing'

/** The purge, and its proof: a person who is planted before must not be found afterwards. */
export default class PurgeExpired extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    // An earlier version that still runs during an update stores readable values.
    const sealed = (await settleMinors()) + (await sealExisting())
    await forgetUnusedKeys()
    const canary = await plantCanary().catch((error) => {
      // A purge without a proof is better than none. The page of jobs tells that the proof is old.
      logger.error({ err: error }, 'the purge has no canary')
    })
    const { sessions, journal, ...removed } = await purgeWithLock(new Purge())
    await removeCanaryEdition()
    // Sessions alone need no erasure: they are overwritten when deleted. The journal names no applicant.
    const remains = Object.values({ ...removed, sealed }).some((count) => count > 0)
    const erased = !remains || (await eraseRemains())
    if (canary) await TraceSearch.keep(await searchTraces(canary), { erased })
  }
}
