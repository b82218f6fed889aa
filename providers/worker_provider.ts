import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/**
 * Keeps the clock and looks for work that was left; also runs the queue's worker loops inside the
 * web process, unless `WORKER=0` leaves that to others.
 */
export default class WorkerProvider {
  constructor(protected app: ApplicationService) {}

  // Code generation and commands boot the application too.
  get #serves() {
    return this.app.getEnvironment() === 'web' && this.app.getMode() === 'run'
  }

  async start() {
    if (!this.#serves) return
    const { sweepUploads } = await import('#operations/upload_folder')
    await sweepUploads()
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
