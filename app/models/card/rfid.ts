import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import AccessOrder from '#models/access_order'
import { insertMany, sqlNow } from '#models/bulk'
import Card from '#models/card'
import { obstaclesOf, type Obstacle } from '#models/card/admissible'
import { admissionOf } from '#models/card/admission'
import { keptText, type Known } from '#models/card/uid'
import type Form from '#models/form'
import { TAKEN } from '#models/history'
import type User from '#models/user'

/** A chip as it was read: its number, what the reader typed, and how that was understood. */
export type ReadChip = { uid: string; raw: string; known: Known }

/** What became of it: new, in place of another, or there before; and why the gates let nobody in. */
export type Registered = { before: string | null; same: boolean; held: 'blocked' | Obstacle | null }

/**
 * Gives a chip to the card of a request. The gates forget the card's former chip first; a card that
 * the office had blocked stays out until somebody lets it in, and of whom is blacklisted or whose
 * days are over the gates are told nothing.
 * @throws Refusal `noCard` without a live card, FieldRefusal `rfid.taken` where another card of the edition has the chip
 */
export async function registerChip(form: Form, chip: ReadChip, by: User): Promise<Registered> {
  try {
    return await db.transaction(async (trx) => {
      const card = await liveCardOf(form, trx)
      if (card.uid === chip.uid) return { before: card.uid, same: true, held: null }
      const holder = await holderOf(card, chip.uid, trx)
      if (holder) throw taken(holder, by)
      return exchange(trx, card, chip, by)
    })
  } catch (error) {
    if (!TAKEN.includes((error as { code: string }).code)) throw error
    // Another station was as fast: the database let one of them.
    const card = await liveCardOf(form)
    const holder = await holderOf(card, chip.uid)
    throw holder ? taken(holder, by) : error
  }
}

async function exchange(
  trx: TransactionClientContract,
  card: Card,
  { uid, raw, known }: ReadChip,
  by: User
): Promise<Registered> {
  const { uid: before, gateDesired } = card
  const admission = admissionOf(card.form)
  if (before && gateDesired === 'active')
    await AccessOrder.order(
      trx,
      [{ card, operation: 'block', admission, reason: 'exchanged', formerUid: before }],
      by
    )
  // What the gates confirmed of the former chip says nothing of this one.
  await trx
    .from('cards')
    .where('id', card.id)
    .update({
      uid,
      gate_desired: null,
      gate_confirmed: null,
      gate_hash: null,
      updated_at: sqlNow(trx),
    })
  await insertMany(trx, 'form_logs', [
    {
      formId: card.formId,
      type: 'rfid',
      userId: by.id,
      from: before ? { uid: before } : null,
      to: { uid, raw: keptText(raw), mode: 'auto', ...known },
      at: DateTime.utc(),
    },
  ])
  const bearer = { id: card.id, formId: card.formId, uid, gateDesired: null, gateHash: null }
  const held = gateDesired === 'blocked' ? 'blocked' : await obstacleOf(trx, card)
  const wish =
    held === 'blocked'
      ? { operation: 'block' as const, reason: 'manual' as const }
      : { operation: 'add' as const }
  if (!held || held === 'blocked')
    await AccessOrder.order(trx, [{ card: bearer, admission, ...wish }], by)
  return { before, same: false, held }
}

const obstacleOf = async (trx: TransactionClientContract, { form }: Card) =>
  (await obstaclesOf([form], trx)).get(form) ?? null

/** The live card of an approved request, kept from others until the transaction is over. */
async function liveCardOf(form: Form, trx?: TransactionClientContract): Promise<Card> {
  const query = Card.query({ client: trx })
    .where({ formId: form.id, state: 'live' })
    .whereHas('form', (approved) => approved.where('state', 'approved'))
    .preload('form', (loaded) => loaded.preload('tournament').preload('permission'))
  // SQLite has one writer at a time, and knows no row locks.
  if (trx?.dialect.name === 'postgres') query.forUpdate()
  const card = await query.first()
  if (!card) throw new Refusal('noCard', {}, { status: 409 })
  return card
}

/** The other live card of the edition that has a chip. */
const holderOf = ({ id, tournamentId }: Card, uid: string, trx?: TransactionClientContract) =>
  Card.query({ client: trx })
    .where({ tournamentId, uid, state: 'live' })
    .whereNot('id', id)
    .preload('form')
    .first()

/** Who has it is said by name to those who may see them. */
function taken({ form }: Card, by: User) {
  const { fullName: name, idForm: reference } = form
  return by.seesType(form.type)
    ? new FieldRefusal('rfid', 'rfid.taken', { name, reference }, { status: 409 })
    : new FieldRefusal('rfid', 'rfid.takenElsewhere', {}, { status: 409 })
}
