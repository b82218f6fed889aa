import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import FormLog from '#models/form_log'
import { blockedByOffice, type BlockReason, type Operation } from '#models/access_order'
import { chunks, insertMany, queryRows, sqlNow } from '#sql/bulk'
import Card, { type RevocationReason } from '#models/card'
import { accessObstacles } from '#models/card/admissible'
import { tellGates, withAdmission } from '#models/card/gate_orders'
import { updateCardsOf } from '#models/card/staleness'
import type { Actor } from '#shared/history'
import { randomToken } from '#text/secrets'

const blockReasons: Record<RevocationReason, BlockReason> = {
  lost: 'lost',
  stolen: 'stolen',
  damaged: 'exchanged',
  changed: 'renewed',
  rolled_back: 'renewed',
  rejected: 'cancelled',
  withdrawn: 'cancelled',
  undone: 'cancelled',
}

/** A new card keeps a block of the office; the blacklist is asked again when it gets a chip. */
export async function issueCards(trx: TransactionClientContract, formIds: number[]) {
  for (const ids of chunks(formIds)) {
    const forms = await trx
      .from('forms')
      .whereIn('id', ids)
      .select('id', 'id_form', 'tournament_id')
      .orderBy('id')
    const earlier = await trx
      .from('cards')
      .whereIn('form_id', ids)
      .groupBy('form_id')
      .select('form_id')
      .count('* as count')
      .max('id as last')
    const earlierOf = new Map(
      earlier.map((row) => [row.form_id, { count: row.count, last: row.last }])
    )
    const lastIds = [...earlierOf.values()].map(({ last }) => last)
    const blocked = await blockedByOffice(lastIds, trx)
    const now = DateTime.utc()
    await insertMany(
      trx,
      'cards',
      forms.map(({ id, id_form: serial, tournament_id: tournamentId }) => {
        const { count, last } = earlierOf.get(id) ?? { count: 0, last: 0 }
        const number = count + 1
        // Without a chip no gate knows the card, so the block needs no confirmation.
        const gate = blocked.has(last) ? 'blocked' : null
        return {
          formId: id,
          tournamentId,
          serial: number === 1 ? serial : `${serial}-${number}`,
          token: randomToken(),
          state: 'live',
          gateDesired: gate,
          gateConfirmed: gate,
          createdAt: now,
          updatedAt: now,
        }
      })
    )
  }
}

export async function revokeCards(
  trx: TransactionClientContract,
  formIds: number[],
  reason: RevocationReason,
  by: Actor | null
) {
  for (const ids of chunks(formIds)) {
    const now = sqlNow(trx)
    const revoked = await queryRows<{ id: number }>(
      trx,
      `update cards set state = 'revoked', revoked_at = ?, revoked_for = ?, updated_at = ?
       where state = 'live' and form_id in (${ids.map(() => '?').join(', ')}) returning id`,
      [now, reason, now, ...ids]
    )
    await tellGatesOf(trx, revoked, { operation: 'block', reason: blockReasons[reason] }, by)
  }
}

/** Revives the last card of each request, without its chip if another card has it now. A block of the office stays. */
export async function reviveCards(
  trx: TransactionClientContract,
  formIds: number[],
  by: Actor | null
) {
  for (const ids of chunks(formIds)) {
    const placeholders = ids.map(() => '?').join(', ')
    const latest = `select max(id) as id from cards where form_id in (${placeholders}) group by form_id`
    const latestIds = (await queryRows<{ id: number }>(trx, latest, ids)).map(({ id }) => id)
    const blocked = await blockedByOffice(latestIds, trx)
    await trx.rawQuery(
      `update cards set uid = null, gate_desired = null, gate_hash = null
       where id in (${latest}) and exists (
         select 1 from cards other where other.state = 'live' and other.id <> cards.id
           and other.uid = cards.uid and other.tournament_id = cards.tournament_id)`,
      ids
    )
    const revived = await queryRows<{ id: number }>(
      trx,
      `update cards set state = 'live', revoked_at = null, revoked_for = null, updated_at = ?
       where id in (${latest}) returning id`,
      [sqlNow(trx), ...ids]
    )
    await trx
      .from('cards')
      .whereIn('id', [...blocked])
      .whereNull('uid')
      .update({ gate_desired: 'blocked', gate_confirmed: 'blocked' })
    const open = revived.filter(({ id }) => !blocked.has(id))
    await tellGatesOf(trx, open, { operation: 'unblock' }, by)
    await updateCardsOf(trx, ids, by)
  }
}

export async function reissueCards(
  trx: TransactionClientContract,
  formIds: number[],
  reason: RevocationReason,
  by: Actor | null
) {
  const oldSerials = await serialsOf(trx, formIds)
  await revokeCards(trx, formIds, reason, by)
  await issueCards(trx, formIds)
  const newSerials = await serialsOf(trx, formIds)
  await FormLog.write(
    trx,
    by,
    formIds.map((formId) => ({
      formId,
      type: 'reissued',
      from: { serial: oldSerials.get(formId) ?? null },
      to: { serial: newSerials.get(formId), reason },
    }))
  )
}

async function serialsOf(trx: TransactionClientContract, formIds: number[]) {
  const serials = new Map<number, string>()
  for (const ids of chunks(formIds)) {
    const rows = await trx
      .from('cards')
      .whereIn('form_id', ids)
      .where('state', 'live')
      .select('form_id', 'serial')
    for (const row of rows) serials.set(row.form_id, row.serial)
  }
  return serials
}

async function tellGatesOf(
  trx: TransactionClientContract,
  rows: { id: number }[],
  wish: { operation: Operation; reason?: BlockReason },
  by: Actor | null
) {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const cards = await withAdmission(Card.query({ client: trx }))
    .whereIn('id', ids)
    .whereNotNull('uid')
    .whereNotNull('gateDesired')
    .orderBy('id')
  const forms = cards.map(({ form }) => form)
  // Somebody may have been blacklisted meanwhile.
  const obstacles = wish.operation === 'block' ? new Map() : await accessObstacles(forms, trx)
  const admissible = cards.filter(({ form }) => obstacles.get(form) !== 'blacklisted')
  await tellGates(trx, admissible, wish, by)
}
