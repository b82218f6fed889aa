import logger from '@adonisjs/core/services/logger'
import { LoggedJob } from '#jobs/logged_job'

/**
 * Tells the gates what was ordered, for each card in its order. Runs when woken and once a minute,
 * so that an order whose wake-up was lost, or whose gate was away, still arrives.
 */
export default class SendAccessOrders extends LoggedJob<Record<string, never>> {
  static options = { queue: 'gate', maxRetries: 0 }

  /** Tells the gate lane that there is something to send; the minute's run would find it too. */
  static async wake() {
    await this.dispatch({})
      .run()
      .catch((error) => logger.warn({ err: error }, 'gate lane not woken'))
  }

  async perform() {}
}
