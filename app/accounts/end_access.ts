import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PasswordReset from '#models/password_reset'
import UserSession from '#models/user_session'

/** Ends all by which somebody may be, or get, into the account: sessions, and links in mails. */
export async function endAccess(
  user: { id: number },
  trx: TransactionClientContract,
  options: { except?: UserSession | null } = {}
) {
  await UserSession.endAll(user, trx, options)
  await PasswordReset.endAll(user, trx)
}
