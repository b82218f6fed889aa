import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { LoggedJob } from '#jobs/logged_job'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import User from '#models/user'

/** Queued for unknown addresses too, so that the answer takes equally long. */
export default class SendPasswordLink extends LoggedJob<{ userId: number | null }> {
  static options = { queue: 'default', maxRetries: 1 }

  async perform() {
    const user = this.payload.userId ? await User.find(this.payload.userId) : null
    if (!user) return
    const { email: to, locale, name } = user
    const token = await PasswordReset.issueFor(user)
    const mail = {
      template: 'password_reset',
      to,
      locale,
      params: { token: encryption.encrypt(token), name },
    }
    await db.transaction((trx) => MailMessage.order([mail], trx))
  }
}
