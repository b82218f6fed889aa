import type { ApplicationService } from '@adonisjs/core/types'
import logger from '@adonisjs/core/services/logger'
import { Worker } from '@boringnode/queue'
import { lanes } from '#config/queue'

/**
 * Starts one worker loop per lane in this process and stops them with it. A stop waits
 * for the running jobs: the package's own command closes the database under them.
 */
export async function runWorkers(app: ApplicationService) {
  const manager = await app.container.make('queue.manager')
  await manager.loadJobs()
  const router = await app.container.make('router')
  router.commit()

  const config = app.config.get<any>('queue')
  const adapters: Record<string, any> = {}
  for (const [name, adapter] of Object.entries<any>(config.adapters)) {
    adapters[name] = typeof adapter === 'function' ? adapter : await adapter.resolver(app)
  }
  const workers = lanes.map((lane) => ({
    lane,
    worker: new Worker({
      ...config,
      autoLoadJobs: false,
      adapters,
      logger: logger as any,
      jobFactory: (job: any) => app.container.make(job) as any,
    }),
  }))
  for (const { lane, worker } of workers) {
    worker.start([lane]).catch((error) => logger.error({ err: error, lane }, 'worker stopped'))
  }
  app.terminating(async () => {
    await Promise.all(workers.map(({ worker }) => worker.stop()))
  })
}
