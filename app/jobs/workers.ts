import type { ApplicationService } from '@adonisjs/core/types'
import logger from '@adonisjs/core/services/logger'
import type { QueueConfig } from '@adonisjs/queue/types'
import { Worker } from '@boringnode/queue'
import type { QueueManagerConfig } from '@boringnode/queue/types'
import { lanes } from '#config/queue'
import { foldCounts } from '#queries/counted_forms'
import { requeueOrphans } from '#jobs/orphans'
import { repeatEvery, startPulse } from '#operations/pulse'

const SWEEP_MS = 30_000

/** Waits for running jobs at the stop; the package's command would close the database first. */
export async function runWorkers(app: ApplicationService, kind: 'web' | 'worker') {
  const manager = await app.container.make('queue.manager')
  await manager.loadJobs()
  const router = await app.container.make('router')
  router.commit()

  const config = app.config.get<QueueConfig>('queue')
  const adapters: QueueManagerConfig['adapters'] = {}
  for (const [name, adapter] of Object.entries(config.adapters)) {
    adapters[name] = typeof adapter === 'function' ? adapter : await adapter.resolver(app)
  }
  const workers = lanes.map((lane) => ({
    lane,
    worker: new Worker({
      ...config,
      autoLoadJobs: false,
      adapters,
      logger,
      jobFactory: (job) => app.container.make(job),
    }),
  }))
  for (const { lane, worker } of workers) {
    worker.start([lane]).catch((error) => logger.error({ err: error, lane }, 'worker stopped'))
  }
  app.terminating(async () => {
    await Promise.all(workers.map(({ worker }) => worker.stop()))
  })
  await watchWork(app, kind, lanes)
}

/** Writes heartbeats, queues lost work and sums up counts. Also for a process without worker loops. */
export async function watchWork(
  app: ApplicationService,
  kind: 'web' | 'worker',
  workedLanes: readonly string[]
) {
  await startPulse(app, kind, workedLanes)
  // Do not wait for the first interval: earlier processes may have left work.
  void requeueOrphans().catch((error) => logger.warn({ err: error }, 'work not looked for'))
  const stop = repeatEvery(SWEEP_MS, async () => {
    await requeueOrphans()
    await foldCounts()
  })
  app.terminating(() => stop())
}
