import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { chunks, sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import type BulkChange from '#models/bulk_change'
import { reviveCards, revokeCards } from '#models/card/issue'
import type { Stored } from '#sql/json'
import { toColumns } from '#models/form/columns'
import { lockRequests } from '#models/form/locks'
import { withoutPlace } from '#models/form/places_left'
import { whereOpenTo } from '#models/form/visibility'
import { setValues } from '#models/bulk_change/settable'
import { reopenLinks } from '#models/guest_link/revocation'
import MailMessage from '#models/mail_message'
import type User from '#models/user'
import type { Actor } from '#shared/history'

/** `kept`: requests left as they are; `mailsGone`: mails already sent; `reopened`: guest links. */
export type Restored = { restored: number; kept: number; mailsGone: number; reopened: number }

type Row = { id: number; oldValues: Stored }

/** Gives back the old values of requests that the user may change and nobody touched since. */
export async function restoreForms(
  trx: TransactionClientContract,
  bulkChange: BulkChange,
  by: User
): Promise<Restored> {
  const untouched = await untouchedRows(trx, bulkChange, by)
  const withoutPlaceIds =
    'state' in bulkChange.change
      ? await withoutPlace(
          trx,
          untouched.map(({ id }) => id)
        )
      : []
  const rows = untouched.filter(({ id }) => !withoutPlaceIds.includes(id))
  for (const [key, group] of Map.groupBy(rows, ({ oldValues }) => JSON.stringify(oldValues))) {
    const oldValues = JSON.parse(key)
    for (const chunk of chunks(group)) {
      const ids = chunk.map(({ id }) => id)
      if ('state' in bulkChange.change)
        await restoreState(trx, ids, oldValues, { ...bulkChange.change, id: bulkChange.id }, by)
      else await setValues(trx, ids, oldValues, { by, cause: 'undo', undone: bulkChange.id })
    }
  }
  await alignEarlierChanges(
    trx,
    bulkChange,
    rows.map(({ id }) => id)
  )
  const mailsGone = await MailMessage.cancelUnsent(
    trx,
    bulkChange.id,
    rows.map(({ id }) => id)
  )
  const links = 'steps' in bulkChange.change ? (bulkChange.change.links ?? []) : []
  const reopened = await reopenLinks(trx, links, by)
  return { restored: rows.length, kept: bulkChange.changed - rows.length, mailsGone, reopened }
}

/** Skips requests with a later change, print or collection, and locks the others. */
async function untouchedRows(
  trx: TransactionClientContract,
  bulkChange: BulkChange,
  by: User
): Promise<Row[]> {
  const changed = trx.from('change_batch_rows').where('batch_id', bulkChange.id)
  await lockRequests(trx, changed.whereNull('skipped').select('form_id'))
  const rows = await trx
    .from('change_batch_rows')
    .join('forms', 'forms.id', 'change_batch_rows.form_id')
    .where('change_batch_rows.batch_id', bulkChange.id)
    .whereNull('change_batch_rows.skipped')
    .where((open) => whereOpenTo(open, by))
    .whereColumn('forms.version', 'change_batch_rows.version')
    .whereNotExists((logs) => {
      logs
        .from('form_logs')
        .whereColumn('form_logs.form_id', 'forms.id')
        .whereIn('form_logs.type', ['print', 'signature-module'])
        .where('form_logs.at', '>=', sqlNow(trx, bulkChange.createdAt))
    })
    .orderBy('forms.id')
    .select('forms.id', 'change_batch_rows.old_values')
  return rows.map(({ id, old_values: oldValues }) => ({ id, oldValues }))
}

/**
 * Earlier bulk changes can still be undone: the restored requests count as untouched for them. So
 * their versions grow by two, one for the undone change and one for the undo.
 */
async function alignEarlierChanges(
  trx: TransactionClientContract,
  { id }: BulkChange,
  ids: number[]
) {
  const undone = trx
    .from('change_batch_rows as undone')
    .where('undone.batch_id', id)
    .whereColumn('undone.form_id', 'change_batch_rows.form_id')
    .select('undone.version')
  for (const chunk of chunks(ids))
    await trx
      .from('change_batch_rows')
      .whereIn('form_id', chunk)
      .whereNot('batch_id', id)
      .whereNull('skipped')
      .where('version', '<', undone)
      .update({ version: trx.raw('version + 2') })
}

/** The only way back to waiting. A card that a rejection revoked becomes valid again. */
async function restoreState(
  trx: TransactionClientContract,
  ids: number[],
  { correctedAt, ...oldValues }: { state: string } & Stored,
  { id, state: now }: { id: number; state: string },
  by: Actor
) {
  const row = toColumns({
    ...oldValues,
    ...(correctedAt && { correctedAt, arrivedAt: correctedAt }),
  })
  await trx
    .from('forms')
    .whereIn('id', ids)
    .update({ ...row, version: trx.raw('version + 1'), updated_at: sqlNow(trx) })
  if (now === 'approved') await revokeCards(trx, ids, 'undone', by)
  if (oldValues.state === 'approved') await reviveCards(trx, ids, by)
  const values = { from: { state: now }, to: { state: oldValues.state, undone: id } }
  await FormLog.write(
    trx,
    by,
    ids.map((formId) => ({ formId, type: 'state', ...values }))
  )
}
