import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endAccess } from '#accounts/end_access'
import { endRuns } from '#accounts/end_runs'
import { noteSecurityEvent } from '#accounts/security_note'
import { formTypes } from '#form_types/index'
import type Tournament from '#models/tournament'
import User from '#models/user'
import { type Sport, sports } from '#shared/choices'
import { rolesThatMay } from '#shared/roles'
import { recordChange } from '#sql/history'

/**
 * The users whose rights end with an edition: all but the administrators, once no other edition of
 * their form types is active or to come. An administrator renews them one by one.
 */
export async function usersEndingWith(
  client: QueryClientContract,
  { id, sport, today }: Tournament
) {
  const others: { sport: Sport }[] = await client
    .from('tournaments')
    .whereNot('id', id)
    .where((open) => open.where('active', true).orWhere('ends_on', '>=', today))
    .distinct('sport')
  const open = others.map((other) => other.sport)
  const users = await User.query({ client })
    .where('active', true)
    .whereNotIn('role', rolesThatMay('configure'))
    .orderBy('id')
  return users.filter((user) => {
    const own = sportsOf(user)
    return own.includes(sport) && !own.some((other) => open.includes(other))
  })
}

const sportsOf = ({ formTypes: types }: User): readonly Sport[] =>
  types?.map((type) => formTypes.get(type).sport) ?? sports

/** `by`: null if the schedule does it. */
export async function endRightsWith(
  trx: TransactionClientContract,
  edition: Tournament,
  by: User | null
) {
  for (const user of await usersEndingWith(trx, edition)) {
    await endRuns(trx, user)
    const sessionsEnded = (user.sessionsEnded ?? 0) + 1
    await user.useTransaction(trx).merge({ active: false, sessionsEnded }).save()
    await endAccess(trx, user)
    const change = { from: { active: true }, to: { active: false } }
    await recordChange(trx, user, 'updated', by, change)
    await noteSecurityEvent(trx, 'user-changed', { user, by, detail: 'active' })
  }
}
