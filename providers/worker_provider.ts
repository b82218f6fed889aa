import type { ApplicationService } from '@adonisjs/core/types'
import { runWorkers } from '#jobs/workers'
import env from '#start/env'

/** Runs the queue's worker loops inside the web process, unless `WORKER=0` leaves that to others. */
export default class WorkerProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() !== 'run') return
    if (env.get('WORKER', true)) await runWorkers(this.app)
  }
}
