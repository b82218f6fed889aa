import logger from '@adonisjs/core/services/logger'
import { LoggedJob } from '#jobs/logged_job'
import TraceSearch from '#models/trace_search'
import { plantCanary, removeCanaryEdition } from '#operations/canary'
import { eraseRemains, purgeWithLock } from '#operations/erasure'
import { searchTraces } from '#operations/trace_search'
import { Purge } from '#purge/purge'

/** The purge, and its proof: a person who is planted before must not be found afterwards. */
export default class PurgeExpired extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    const canary = await plantCanary().catch((error) => {
      // A purge without a proof is better than none. The page of jobs tells that the proof is old.
      logger.error({ err: error }, 'the purge has no canary')
    })
    const { sessions, ...removed } = await purgeWithLock(new Purge())
    await removeCanaryEdition()
    // Sessions alone need no erasure: they are overwritten when deleted.
    const erased = !Object.values(removed).some((count) => count > 0) || (await eraseRemains())
    if (canary) await TraceSearch.keep(await searchTraces(canary), { erased })
  }
}
