import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { chunks, insertMany, sqlNow } from '#sql/bulk'
import { followForms } from '#models/card/staleness'
import type { Actor } from '#shared/history'

export type Printed = { cardId: number; formId: number; hash: string }

type How = {
  layout: string
  batchId: number | null
  by: Actor | null
  /** A repeated print by the same person within a minute counts once. */
  onceAMinute?: boolean
}

export async function markPrinted(
  trx: TransactionClientContract,
  cards: Printed[],
  { layout, batchId, by, onceAMinute }: How
) {
  for (const some of chunks(cards)) {
    const now = sqlNow(trx)
    await trx.rawQuery(
      `with printed (card_id, hash) as (values ${some.map(() => '(?, ?)').join(', ')})
       update cards set print_hash = printed.hash, layout = ?, batch_id = ?, stale = false,
         printed_at = ?, updated_at = ?
       from printed where cards.id = cast(printed.card_id as integer)`,
      [...some.flatMap(({ cardId, hash }) => [cardId, hash]), layout, batchId, now, now] as any[]
    )
    const at = DateTime.utc()
    // After the update, because its lock makes a second identical print wait.
    const known = onceAMinute && by ? await justPrinted(trx, some, by) : null
    const fresh = some.filter(({ formId }) => !known?.has(formId))
    await insertMany(
      trx,
      'form_logs',
      fresh.map(({ formId }) => ({ formId, type: 'print', userId: by?.id ?? null, at }))
    )
    // The request may have changed between drawing and now.
    await followForms(
      trx,
      some.map(({ formId }) => formId),
      by
    )
  }
}

// The PDF viewer and the print dialog load the same address, which is one print.
async function justPrinted(
  trx: TransactionClientContract,
  cards: Printed[],
  by: Actor
): Promise<Set<number>> {
  const lately = sqlNow(trx, DateTime.utc().minus({ minutes: 1 }))
  const logs = await trx
    .from('form_logs')
    .whereIn(
      'form_id',
      cards.map(({ formId }) => formId)
    )
    .where({ type: 'print', user_id: by.id })
    .where('at', '>', lately)
    .select('form_id')
  return new Set(logs.map((log) => Number(log.form_id)))
}

export async function timesPrinted(
  ids: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  const times = new Map<number, number>()
  for (const some of chunks(ids, 1000)) {
    const rows = await client
      .from('form_logs')
      .whereIn('form_id', some)
      // An expression, because by the column SQLite would walk all prints ever made.
      .whereRaw(`coalesce(type, '') = 'print'`)
      .groupBy('form_id')
      .select('form_id')
      .count('* as count')
    for (const row of rows) times.set(Number(row.form_id), Number(row.count))
  }
  return times
}
