import logger from '@adonisjs/core/services/logger'
import { runDailyReset } from '#bulk_changes/run_credit_reset'
import { LoggedJob } from '#jobs/logged_job'
import CreditReset from '#models/credit_reset'

export default class RunCreditResets extends LoggedJob<Record<string, never>> {
  static options = { queue: 'default', maxRetries: 0 }

  async perform() {
    for (const reset of await CreditReset.due()) {
      const bulkChange = await runDailyReset(reset)
      if (!bulkChange) continue
      const { id, changed } = bulkChange
      logger.info({ reset: reset.name, batch: id, changed }, 'credits reset')
    }
  }
}
