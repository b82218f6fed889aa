import logger from '@adonisjs/core/services/logger'
import { Job } from '@adonisjs/queue'

/** A job whose errors reach the log: the queue itself keeps them to its own table. */
export abstract class LoggedJob<Payload> extends Job<Payload> {
  abstract perform(): Promise<void>

  async execute() {
    try {
      await this.perform()
    } catch (error) {
      logger.error({ err: error, job: this.constructor.name, payload: this.payload }, 'job failed')
      throw error
    }
  }
}
