import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import AccessOrder, { blockedFor } from '#models/access_order'
import BlacklistEntry, { listable } from '#models/blacklist_entry'
import Card from '#models/card'
import { admissionOf } from '#models/card/admission'
import { chunks } from '#sql/bulk'
import type { Actor } from '#shared/history'

/** Brings the gates in line with the blacklist. Cards that were blocked otherwise stay so. */
export async function blockListedCards(trx: TransactionClientContract, by: Actor) {
  const rows = await trx
    .from('cards')
    .join('forms', 'forms.id', 'cards.form_id')
    .where('cards.state', 'live')
    .whereIn('cards.tournament_id', trx.from('tournaments').where('active', true).select('id'))
    .whereNotNull('cards.uid')
    .whereNotNull('cards.gate_desired')
    .select('cards.id as card_id', 'gate_desired', 'forms.id', 'name', 'last_name')
    .select('person_key', 'passport_key')
  const people = rows.map((row) => ({
    ...listable(row),
    cardId: Number(row.card_id),
    isBlocked: row.gate_desired === 'blocked',
  }))
  const listed = await BlacklistEntry.listedAmong(people, trx)
  const blockedIds = people.filter(({ isBlocked }) => isBlocked).map(({ cardId }) => cardId)
  const blockedBefore = await blockedFor('listed', blockedIds, trx)
  const toBlock = people.filter((person) => listed.has(person) && !person.isBlocked)
  const toUnblock = people.filter(
    (person) => !listed.has(person) && blockedBefore.has(person.cardId)
  )
  const block = { operation: 'block', reason: 'listed' } as const
  await orderFor(trx, toBlock, block, by)
  await orderFor(trx, toUnblock, { operation: 'unblock' }, by)
}

type Wanted = { operation: 'block'; reason: 'listed' } | { operation: 'unblock' }

async function orderFor(
  trx: TransactionClientContract,
  people: { cardId: number }[],
  wanted: Wanted,
  by: Actor
) {
  for (const part of chunks(people)) {
    const cards = await Card.query({ client: trx })
      .whereIn(
        'id',
        part.map(({ cardId }) => cardId)
      )
      .orderBy('id')
      .preload('form', (form) => form.preload('tournament').preload('permission'))
    const wishes = cards.map((card) => ({ card, admission: admissionOf(card.form), ...wanted }))
    await AccessOrder.order(trx, wishes, by)
  }
}
