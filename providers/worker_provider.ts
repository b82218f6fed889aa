import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/**
 * Sets the schedules and queues abandoned work. Unless `WORKER=0`, it also runs the worker loops of
 * the queue in the web process.
 */
export default class WorkerProvider {
  constructor(protected app: ApplicationService) {}

  // Code generation and commands boot the application too.
  get #serves() {
    return this.app.getEnvironment() === 'web' && this.app.getMode() === 'run'
  }

  async start() {
    if (!this.#serves) return
    const { sweepScratch } = await import('#process/scratch_folder')
    await sweepScratch()
  }

  async ready() {
    if (!this.#serves) return
    const { setSchedules } = await import('#jobs/schedules')
    const { runWorkers, watchWork } = await import('#jobs/workers')
    await setSchedules()
    if (env.get('WORKER', true)) await runWorkers(this.app, 'web')
    else await watchWork(this.app, 'web', [])
  }
}
