import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'
import { occupyLane } from '#operations/pulse'
import { stopping } from '#process/stop_signal'

/** Logs the errors of a job; the queue keeps them only in its table. */
export abstract class LoggedJob<Payload> extends Job<Payload> {
  abstract perform(): Promise<void>

  async execute() {
    try {
      await occupyLane(this.context.queue, this.constructor.name, () => this.perform())
    } catch (error) {
      logger.error({ err: error, job: this.constructor.name, payload: this.payload }, 'job failed')
      throw error
    }
  }

  /** If this process stops, the job is queued for another one. */
  protected async requeueIfStopping() {
    if (stopping.aborted) await (this.constructor as typeof Job).dispatch(this.payload).run()
  }
}
