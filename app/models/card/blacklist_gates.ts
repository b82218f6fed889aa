import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { blockReasonsOf } from '#models/access_order'
import BlacklistEntry, { personToCheck } from '#models/blacklist_entry'
import Card from '#models/card'
import { accessObstacles } from '#models/card/admissible'
import { lockBlacklist } from '#models/card/blacklist_lock'
import { tellGates, withAdmission } from '#models/card/gate_orders'
import { chunks } from '#sql/bulk'
import type { Around } from '#sql/history'
import type { Actor } from '#shared/history'

/** Brings the gates in line with a change of the blacklist. Cards that were blocked otherwise stay so. */
export function syncGatesWithBlacklist(by: Actor | null): Around {
  let untoldIds: number[] = []
  return {
    async prepare(trx) {
      await lockBlacklist(trx, { exclusive: true })
      const untold = (await holdersOfChips(trx)).filter(({ gate }) => gate === null)
      const blacklisted = await BlacklistEntry.blacklistedAmong(untold, trx)
      untoldIds = [...blacklisted].map(({ cardId }) => cardId)
    },
    async write(trx) {
      const people = await holdersOfChips(trx)
      const blacklisted = await BlacklistEntry.blacklistedAmong(people, trx)
      const free = people.filter((person) => !blacklisted.has(person))
      const blockedIds = people.filter(({ gate }) => gate === 'blocked').map(({ cardId }) => cardId)
      const reasons = await blockReasonsOf(blockedIds, trx)
      const toBlock = [...blacklisted].filter(({ gate }) => gate === 'active')
      await orderFor(trx, toBlock, { operation: 'block', reason: 'listed' }, by)
      const toUnblock = free.filter(({ cardId }) => reasons.get(cardId) === 'listed')
      await orderFor(trx, toUnblock, { operation: 'unblock' }, by)
      const toAdd = free.filter(({ cardId }) => untoldIds.includes(cardId))
      await orderFor(trx, toAdd, { operation: 'add' }, by)
    },
  }
}

/** `gate`: null for a chip that was given while its holder was blacklisted. */
async function holdersOfChips(trx: TransactionClientContract) {
  const rows = await trx
    .from('cards')
    .join('forms', 'forms.id', 'cards.form_id')
    .where('cards.state', 'live')
    .whereIn('cards.tournament_id', trx.from('tournaments').where('active', true).select('id'))
    .whereNotNull('cards.uid')
    .select('cards.id as card_id', 'gate_desired', 'forms.id', 'name', 'last_name')
    .select('person_key', 'passport_key')
  return rows.map((row) => ({
    ...personToCheck(row),
    cardId: row.card_id,
    gate: row.gate_desired as 'active' | 'blocked' | null,
  }))
}

type Wanted =
  { operation: 'block'; reason: 'listed' } | { operation: 'unblock' } | { operation: 'add' }

async function orderFor(
  trx: TransactionClientContract,
  people: { cardId: number }[],
  wanted: Wanted,
  by: Actor | null
) {
  for (const part of chunks(people)) {
    const cards = await withAdmission(Card.query({ client: trx }))
      .whereIn(
        'id',
        part.map(({ cardId }) => cardId)
      )
      .orderBy('id')
    const forms = cards.map(({ form }) => form)
    const obstacles = wanted.operation === 'add' ? await accessObstacles(forms, trx) : new Map()
    const admissible = cards.filter(({ form }) => !obstacles.has(form))
    await tellGates(trx, admissible, wanted, by)
  }
}
