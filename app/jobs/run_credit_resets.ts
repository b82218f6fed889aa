import logger from '@adonisjs/core/services/logger'
import { LoggedJob } from '#jobs/logged_job'
import CreditReset from '#models/credit_reset'

/** Runs the daily credit resets whose hour has come; each once a day, however often it is called. */
export default class RunCreditResets extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 0 }

  async perform() {
    for (const reset of await CreditReset.due()) {
      if (!(await reset.takeToday())) continue
      const { changed, id } = await reset.run(null)
      logger.info({ reset: reset.name, batch: id, changed }, 'credits reset')
    }
  }
}
