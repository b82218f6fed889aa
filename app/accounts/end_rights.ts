import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { noteEvent } from '#accounts/security_note'
import type Tournament from '#models/tournament'
import User from '#models/user'
import UserSession from '#models/user_session'
import { recordChange } from '#sql/history'

/**
 * The users whose rights end with an edition: all but the administrators, once no other edition is
 * active or to come. An administrator renews them one by one.
 */
export async function usersEndingWith(client: QueryClientContract, { id, today }: Tournament) {
  const other = await client
    .from('tournaments')
    .whereNot('id', id)
    .where((open) => open.where('active', true).orWhere('ends_on', '>=', today))
    .first()
  if (other) return []
  return User.query({ client }).where('active', true).whereNot('role', 'admin').orderBy('id')
}

/** `by`: null for the clock. */
export async function endRightsWith(
  trx: TransactionClientContract,
  edition: Tournament,
  by: User | null
) {
  for (const user of await usersEndingWith(trx, edition)) {
    const sessionsEnded = (user.sessionsEnded ?? 0) + 1
    await user.useTransaction(trx).merge({ active: false, sessionsEnded }).save()
    await UserSession.endAll(user, trx)
    const change = { from: { active: true }, to: { active: false } }
    await recordChange(trx, user, 'updated', by, change)
    await noteEvent(trx, 'user-changed', { user, by, detail: 'active' })
  }
}
