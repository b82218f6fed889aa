import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PasswordReset from '#models/password_reset'
import UserSession from '#models/user_session'

/** Ends all sessions and mailed links of an account. */
export async function endAccess(
  trx: TransactionClientContract,
  user: { id: number },
  options: { except?: UserSession | null } = {}
) {
  await UserSession.endAll(user, trx, options)
  await PasswordReset.endAll(trx, user)
}
