import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { chunks, insertMany, sqlNow } from '#models/bulk'
import type ChangeBatch from '#models/change_batch'
import { reviveCards, revokeCards } from '#models/card/issuing'
import { toColumns } from '#models/form/columns'
import { withoutPlace } from '#models/form/readmission'
import { setMany, type Values } from '#models/form/settable'
import { reopenLinks } from '#models/guest_link/revoking'
import { fromJson } from '#models/json'
import MailMessage from '#models/mail_message'

/**
 * How many got back what was found, how many were left alone, how many mails had left, and how
 * many guest links are open again.
 */
export type Restored = { restored: number; kept: number; mailsGone: number; reopened: number }

type Row = { id: number; found: Record<string, any> }

/** Gives the requests of a change what it found of them, within a transaction. */
export async function restore(
  trx: TransactionClientContract,
  batch: ChangeBatch,
  by: { id: number }
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
  const mailsGone = await MailMessage.cancelUnsent(
    batch.id,
    trx,
    rows.map(({ id }) => id)
  )
  const links = 'steps' in batch.change ? (batch.change.links ?? []) : []
  const reopened = await reopenLinks(trx, links, by)
  return { restored: rows.length, kept: batch.changed - rows.length, mailsGone, reopened }
}

/** Those that are as the change left them: no later change, print or collection. */
async function untouchedBy(trx: TransactionClientContract, batch: ChangeBatch): Promise<Row[]> {
  const rows = await trx
    .from('change_batch_rows')
    .join('forms', 'forms.id', 'change_batch_rows.form_id')
    .where('change_batch_rows.batch_id', batch.id)
    .whereNull('change_batch_rows.skipped')
    .whereColumn('forms.version', 'change_batch_rows.version')
    .whereNotExists((query) => {
      query
        .from('form_logs')
        .whereColumn('form_logs.form_id', 'forms.id')
        .whereIn('form_logs.type', ['print', 'signature-module'])
        .where('form_logs.at', '>=', sqlNow(trx, batch.createdAt as DateTime<true>))
    })
    .select('forms.id', 'change_batch_rows.found')
  return rows.map(({ id, found }) => ({ id: Number(id), found: fromJson(found) }))
}

/** The only way back to waiting. Cards follow: one that a refusal had killed lives again. */
async function backTo(
  trx: TransactionClientContract,
  ids: number[],
  { correctedAt, ...found }: Record<string, any>,
  { id, change }: ChangeBatch,
  by: { id: number }
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
