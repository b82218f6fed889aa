import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { chunks, runSql, sqlNow } from '#sql/bulk'
import FormLog from '#models/form_log'
import { updateCardsOf } from '#models/card/staleness'
import type { Actor } from '#shared/history'

export type Printed = { cardId: number; formId: number; hash: string }

type PrintOptions = {
  layout: string
  printRunId: number | null
  by: Actor | null
  /** A repeated print by the same person within a minute counts once. */
  onceAMinute?: boolean
  /** By default now. A card that was printed since stays as it was printed then. */
  drawnAt?: DateTime | null
}

export async function markPrinted(
  trx: TransactionClientContract,
  cards: Printed[],
  { layout, printRunId, by, onceAMinute, drawnAt }: PrintOptions
) {
  for (const chunk of chunks(cards)) {
    const now = sqlNow(trx)
    await runSql(
      trx,
      `with printed (card_id, hash) as (values ${chunk.map(() => '(?, ?)').join(', ')})
       update cards set print_hash = printed.hash, layout = ?, batch_id = ?, stale = false,
         printed_at = ?, updated_at = ?
       from printed where cards.id = cast(printed.card_id as integer)
         and (cards.printed_at is null or cards.printed_at <= ?)`,
      [
        ...chunk.flatMap(({ cardId, hash }) => [cardId, hash]),
        ...[layout, printRunId, now, now, drawnAt ? sqlNow(trx, drawnAt) : now],
      ]
    )
    // After the update, because its lock makes a second identical print wait.
    const repeated = onceAMinute && by ? await printedLately(trx, chunk, by) : null
    const toLog = chunk.filter(({ formId }) => !repeated?.has(formId))
    await FormLog.write(
      trx,
      by,
      toLog.map(({ formId }) => ({ formId, type: 'print' }))
    )
    // The request may have changed between drawing and now.
    await updateCardsOf(
      trx,
      chunk.map(({ formId }) => formId),
      by
    )
  }
}

// The PDF viewer and the print dialog load the same address: this is one print.
async function printedLately(
  trx: TransactionClientContract,
  cards: Printed[],
  by: Actor
): Promise<Set<number>> {
  const aMinuteAgo = sqlNow(trx, DateTime.utc().minus({ minutes: 1 }))
  const logs = await trx
    .from('form_logs')
    .whereIn(
      'form_id',
      cards.map(({ formId }) => formId)
    )
    .where({ type: 'print', user_id: by.id })
    .where('at', '>', aMinuteAgo)
    .select('form_id')
  return new Set(logs.map((log) => log.form_id))
}

export async function timesPrinted(
  ids: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  const times = new Map<number, number>()
  for (const chunk of chunks(ids, 1000)) {
    const rows = await client
      .from('form_logs')
      .whereIn('form_id', chunk)
      // An expression, so that SQLite does not use the index of the type and read all prints.
      .whereRaw(`coalesce(type, '') = 'print'`)
      .groupBy('form_id')
      .select('form_id')
      .count('* as count')
    for (const row of rows) times.set(row.form_id, row.count)
  }
  return times
}
