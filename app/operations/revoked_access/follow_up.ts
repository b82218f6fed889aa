import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { endRuns } from '#accounts/end_runs'
import Card from '#models/card'
import { syncGatesWithBlacklist } from '#models/card/blacklist_gates'
import { tellGates, withAdmission } from '#models/card/gate_orders'
import { updateAllCards } from '#models/card/staleness'
import { removeRecipient } from '#models/document_run/expiry'
import Tournament from '#models/tournament'
import User from '#models/user'
import { rowsInParts } from '#sql/bulk'

export async function endWorkOf(userIds: number[]) {
  for (const user of await User.query().whereIn('id', userIds).orderBy('id'))
    await db.transaction(async (trx) => {
      if (!user.active) await endRuns(trx, user)
      await removeRecipient(trx, user)
    })
}

/** Orders what the gates must know: they were last told about the replaced database. */
export async function orderMissed() {
  // No worker to wake: the product is stopped, and the queue of the replaced database is closed.
  emitter.clearListeners('gates:ordered')
  for await (const cards of rowsInParts(deadCards))
    await db.transaction((trx) =>
      tellGates(trx, cards, { operation: 'block', reason: 'cancelled' }, null)
    )
  await updateAllCards()
  await db.transaction((trx) => syncGatesWithBlacklist(null).write!(trx))
}

/** Dead cards whose chip opens the gates, unless another card has it. */
const deadCards = () =>
  withAdmission(Card.query())
    .where({ state: 'revoked', gateDesired: 'active' })
    .whereNotNull('uid')
    .whereIn('tournamentId', Tournament.activeIds())
    .whereNotExists(
      db
        .from('cards as other')
        .where('other.state', 'live')
        .whereColumn('other.uid', 'cards.uid')
        .whereColumn('other.tournament_id', 'cards.tournament_id')
    )
