import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { codeOf } from '#exceptions/error_facts'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import FormLog from '#models/form_log'
import AccessOrder, { blockedByOffice } from '#models/access_order'
import { sqlNow, UNIQUE_VIOLATIONS } from '#sql/bulk'
import Card from '#models/card'
import { accessObstacles, type AccessObstacle } from '#models/card/admissible'
import { admissionOf } from '#models/card/admission'
import { lockBlacklist } from '#models/card/blacklist_lock'
import { withAdmission } from '#models/card/gate_orders'
import { storableText, type ReaderHints } from '#models/card/uid'
import type Form from '#models/form'
import type User from '#models/user'

type ReadChip = { uid: string; raw: string; known: ReaderHints }

/** `obstacle`: why the gates did not open for the chip. */
type Registered = {
  before: string | null
  same: boolean
  obstacle: 'blocked' | AccessObstacle | null
}

/** A blocked card stays blocked. @throws Refusal `noCard`; FieldRefusal `rfid.taken`, `rfid.lost` */
export async function registerChip(form: Form, chip: ReadChip, by: User): Promise<Registered> {
  try {
    return await db.transaction(async (trx) => {
      await lockBlacklist(trx)
      const card = await liveCardOf(form, trx)
      if (card.uid === chip.uid) return { before: card.uid, same: true, obstacle: null }
      const holder = await holderOf(card, chip.uid, trx)
      if (holder) throw chipTaken(holder, by)
      await refuseLost(card, chip.uid, trx)
      return exchangeChip(trx, card, chip, by)
    })
  } catch (error) {
    if (!UNIQUE_VIOLATIONS.includes(codeOf(error))) throw error
    // Another station registered the chip at the same moment; the unique index decided.
    const card = await liveCardOf(form)
    const holder = await holderOf(card, chip.uid)
    throw holder ? chipTaken(holder, by) : error
  }
}

async function exchangeChip(
  trx: TransactionClientContract,
  card: Card,
  { uid, raw, known }: ReadChip,
  by: User
): Promise<Registered> {
  const { uid: before, gateDesired } = card
  const isBlocked = (await blockedByOffice([card.id], trx)).has(card.id)
  const admission = admissionOf(card.form)
  if (before && gateDesired === 'active')
    await AccessOrder.order(
      trx,
      [{ card, operation: 'block', admission, reason: 'exchanged', formerUid: before }],
      by
    )
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
  await FormLog.write(trx, by, [
    {
      formId: card.formId,
      type: 'rfid',
      from: before ? { uid: before } : null,
      to: { uid, raw: storableText(raw), mode: 'auto', ...known },
    },
  ])
  const cardWithChip = { id: card.id, formId: card.formId, uid, gateDesired: null, gateHash: null }
  const obstacle = isBlocked ? 'blocked' : await obstacleOf(trx, card)
  const wish =
    obstacle === 'blocked'
      ? { operation: 'block' as const, reason: 'manual' as const }
      : { operation: 'add' as const }
  if (!obstacle || obstacle === 'blocked')
    await AccessOrder.order(trx, [{ card: cardWithChip, admission, ...wish }], by)
  return { before, same: false, obstacle }
}

const obstacleOf = async (trx: TransactionClientContract, { form }: Card) =>
  (await accessObstacles([form], trx)).get(form) ?? null

async function liveCardOf(form: Form, trx?: TransactionClientContract): Promise<Card> {
  const query = withAdmission(Card.query({ client: trx }))
    .where({ formId: form.id, state: 'live' })
    .whereHas('form', (approved) => approved.where('state', 'approved'))
  if (trx) query.forUpdate()
  const card = await query.first()
  if (!card) throw new Refusal('noCard', {}, { status: 409 })
  return card
}

const holderOf = ({ id, tournamentId }: Card, uid: string, trx?: TransactionClientContract) =>
  Card.query({ client: trx })
    .where({ tournamentId, uid, state: 'live' })
    .whereNot('id', id)
    .preload('form')
    .first()

/** The finder of a lost or stolen card must not enter with its chip. */
async function refuseLost({ tournamentId }: Card, uid: string, trx: TransactionClientContract) {
  const lost = await Card.query({ client: trx })
    .where({ tournamentId, uid, state: 'revoked' })
    .whereIn('revokedFor', ['lost', 'stolen'])
    .first()
  if (lost) throw new FieldRefusal('rfid', 'rfid.lost', {}, { status: 409 })
}

/** The holder's name is shown only to users who see the form type. */
function chipTaken({ form }: Card, by: User) {
  const { fullName: name, idForm: reference } = form
  return by.seesType(form.type)
    ? new FieldRefusal('rfid', 'rfid.taken', { name, reference }, { status: 409 })
    : new FieldRefusal('rfid', 'rfid.takenElsewhere', {}, { status: 409 })
}
