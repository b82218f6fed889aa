import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { chunks, insertMany, sqlNow } from '#sql/bulk'
import type ChangeBatch from '#models/change_batch'
import { reviveCards, revokeCards } from '#models/card/issue'
import { toColumns } from '#models/form/columns'
import { withoutPlace } from '#models/form/places_left'
import { setMany, type Values } from '#models/change_batch/settable'
import { reopenLinks } from '#models/guest_link/revocation'
import MailMessage from '#models/mail_message'
import type { Actor } from '#shared/history'

export type Restored = { restored: number; kept: number; mailsGone: number; reopened: number }

type Row = { id: number; found: Record<string, any> }

export async function restoreForms(
  trx: TransactionClientContract,
  batch: ChangeBatch,
  by: Actor
): Promise<Restored> {
  const untouched = await untouchedBy(trx, batch)
  const crowded =
    'state' in batch.change
      ? await withoutPlace(
          trx,
          untouched.map(({ id }) => id)
        )
      : []
  const rows = untouched.filter(({ id }) => !crowded.includes(id))
  for (const [key, group] of Map.groupBy(rows, ({ found }) => JSON.stringify(found))) {
    const found = JSON.parse(key)
    for (const some of chunks(group)) {
      const ids = some.map(({ id }) => id)
      if ('state' in batch.change) await backTo(trx, ids, found, batch, by)
      else await setMany(trx, ids, found as Values, { by, cause: 'undo' })
    }
  }
  await alignEarlierChanges(
    trx,
    batch,
    rows.map(({ id }) => id)
  )
  const mailsGone = await MailMessage.cancelUnsent(
    batch.id,
    trx,
    rows.map(({ id }) => id)
  )
  const links = 'steps' in batch.change ? (batch.change.links ?? []) : []
  const reopened = await reopenLinks(trx, links, by)
  return { restored: rows.length, kept: batch.changed - rows.length, mailsGone, reopened }
}

/** Skips requests with a later change, print or collection, and locks the others. */
async function untouchedBy(trx: TransactionClientContract, batch: ChangeBatch): Promise<Row[]> {
  const query = trx
    .from('change_batch_rows')
    .join('forms', 'forms.id', 'change_batch_rows.form_id')
    .where('change_batch_rows.batch_id', batch.id)
    .whereNull('change_batch_rows.skipped')
    .whereColumn('forms.version', 'change_batch_rows.version')
    .whereNotExists((logs) => {
      logs
        .from('form_logs')
        .whereColumn('form_logs.form_id', 'forms.id')
        .whereIn('form_logs.type', ['print', 'signature-module'])
        .where('form_logs.at', '>=', sqlNow(trx, batch.createdAt as DateTime<true>))
    })
    .orderBy('forms.id')
    .select('forms.id', 'change_batch_rows.found')
  // SQLite has one writer at a time and no row locks.
  const rows = await (trx.dialect.name === 'postgres' ? query.forUpdate('forms') : query)
  return rows.map(({ id, found }) => ({ id: Number(id), found }))
}

/**
 * A request that is back as it was is untouched for the changes before this one too: their versions
 * grow by those of the change and of its undoing.
 */
async function alignEarlierChanges(
  trx: TransactionClientContract,
  { id }: ChangeBatch,
  ids: number[]
) {
  const undone = trx
    .from('change_batch_rows as undone')
    .where('undone.batch_id', id)
    .whereColumn('undone.form_id', 'change_batch_rows.form_id')
    .select('undone.version')
  for (const some of chunks(ids))
    await trx
      .from('change_batch_rows')
      .whereIn('form_id', some)
      .whereNot('batch_id', id)
      .whereNull('skipped')
      .where('version', '<', undone)
      .update({ version: trx.raw('version + 2') })
}

/** The only way back to waiting. A card that a rejection revoked is valid again. */
async function backTo(
  trx: TransactionClientContract,
  ids: number[],
  { correctedAt, ...found }: Record<string, any>,
  { id, change }: ChangeBatch,
  by: Actor
) {
  const { state: now } = change as { state: string }
  const row = toColumns({ ...found, ...(correctedAt && { correctedAt, arrivedAt: correctedAt }) })
  await trx
    .from('forms')
    .whereIn('id', ids)
    .update({ ...row, version: trx.raw('version + 1'), updated_at: sqlNow(trx) })
  if (now === 'approved') await revokeCards(trx, ids, 'undone', by)
  if (found.state === 'approved') await reviveCards(trx, ids, by)
  await insertMany(
    trx,
    'form_logs',
    ids.map((formId) => ({
      formId,
      type: 'state',
      userId: by.id,
      from: { state: now },
      to: { state: found.state, undone: id },
      at: DateTime.utc(),
    }))
  )
}
