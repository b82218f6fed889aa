import db from '@adonisjs/lucid/services/db'
import { LoggedJob } from '#jobs/logged_job'
import PasswordReset from '#models/password_reset'
import User from '#models/user'

/** Queued for unknown addresses too, so that the answer takes equally long. */
export default class SendPasswordLink extends LoggedJob<{ userId: number | null }> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    const user = this.payload.userId ? await User.find(this.payload.userId) : null
    if (!user) return
    await db.transaction((trx) => PasswordReset.orderMail(trx, 'password_reset', user))
  }
}
