import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { chunks } from '#sql/bulk'
import BlacklistEntry from '#models/blacklist_entry'
import PrintRunRow from '#models/print_run_row'
import type { Printed } from '#models/card/print_mark'
import Form from '#models/form'

const PAGE = 50

export const printableForms = () =>
  Form.query()
    .where('forms.state', 'approved')
    .whereNull('forms.restricted_at')
    .preload('tournament', (edition) => edition.preload('designs'))
    .preload('permission')
    .preload('photos')
    .preload('card')

/** In the order of the run, without dead cards and people blacklisted or restricted since. */
export async function* drawableForms(printRunId: number) {
  for (let last = 0; ;) {
    const rows = await PrintRunRow.query()
      .where({ batchId: printRunId })
      .where('position', '>', last)
      .orderBy('position')
      .limit(PAGE)
    if (rows.length === 0) return
    last = rows.at(-1)!.position
    const ids = rows.map(({ formId }) => formId)
    const forms = await printableForms()
      .whereIn('id', ids)
      .whereNotIn('id', await BlacklistEntry.blacklistedIds(ids))
    const byCard = new Map(forms.filter(({ card }) => card).map((form) => [form.card.id, form]))
    for (const { cardId } of rows) {
      const form = byCard.get(cardId)
      if (form) yield form
    }
  }
}

/** Cards that were not drawn get no hash. */
export async function storePrintHashes(
  trx: TransactionClientContract,
  printRunId: number,
  drawn: [cardId: number, hash: string][]
) {
  await trx.from('card_batch_rows').where('batch_id', printRunId).update({ print_hash: null })
  for (const chunk of chunks(drawn)) {
    await trx.rawQuery(
      `with drawn (card_id, hash) as (values ${chunk.map(() => '(?, ?)').join(', ')})
       update card_batch_rows set print_hash = drawn.hash from drawn
       where batch_id = ? and card_batch_rows.card_id = cast(drawn.card_id as integer)`,
      [...chunk.flat(), printRunId]
    )
  }
}

export async function printedRows(
  client: QueryClientContract,
  printRunId: number
): Promise<Printed[]> {
  const rows = await client
    .from('card_batch_rows')
    .where('batch_id', printRunId)
    .whereNotNull('print_hash')
    .orderBy('position')
    .select('card_id', 'form_id', 'print_hash')
  return rows.map((row) => ({
    cardId: row.card_id,
    formId: row.form_id,
    hash: row.print_hash,
  }))
}
