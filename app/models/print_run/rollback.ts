import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#exceptions/refusal'
import { queryRows, sqlNow } from '#sql/bulk'
import type PrintRun from '#models/print_run'
import { reissueCards } from '#models/card/issue'
import { lockRequests } from '#models/form/locks'
import type { Actor } from '#shared/history'
import { countRows } from '#sql/counts'

/**
 * Numbers of cards that a rollback would touch, or did. `freed`: of a print run that is not
 * confirmed; `dying`: replaced by new cards, `reprinted` of them in another run since; `collected`:
 * handed out, so they stay; `dead`: revoked before.
 */
export type RollbackCounts = {
  printed: boolean
  freed: number
  dying: number
  reprinted: number
  collected: number
  dead: number
}

export async function countRollback(
  { id, state, total }: PrintRun,
  client: QueryClientContract = db.connection()
): Promise<RollbackCounts> {
  const printed = state === 'printed'
  const cards = (live: boolean) =>
    client
      .from('card_batch_rows')
      .join('cards', 'cards.id', 'card_batch_rows.card_id')
      .where('card_batch_rows.batch_id', id)
      .whereNotNull('card_batch_rows.print_hash')
      .where('cards.state', live ? 'live' : 'revoked')
  if (!printed) return { printed, freed: total, dying: 0, reprinted: 0, collected: 0, dead: 0 }
  const dying = () => cards(true).whereNull('cards.collected_at')
  return {
    printed,
    freed: 0,
    dying: await countRows(dying()),
    reprinted: await countRows(
      dying().where((elsewhere) =>
        elsewhere.whereNull('cards.batch_id').orWhereNot('cards.batch_id', id)
      )
    ),
    collected: await countRows(cards(true).whereNotNull('cards.collected_at')),
    dead: await countRows(cards(false)),
  }
}

/** Replaces printed cards unless they were handed out. @throws Refusal `printRunRolledBack` */
export async function rollBack(printRun: PrintRun, by: Actor): Promise<RollbackCounts> {
  const counts = await db.transaction(async (trx) => {
    const wasPrinted = await markRolledBack(trx, printRun, 'printed', by)
    if (!wasPrinted && !(await markRolledBack(trx, printRun, 'open', by)))
      throw new Refusal('printRunRolledBack', {}, { status: 409 })
    printRun.state = wasPrinted ? 'printed' : 'open'
    const counted = await countRollback(printRun, trx)
    if (wasPrinted) await reissueCards(trx, await formsToReissue(trx, printRun), 'rolled_back', by)
    return counted
  })
  await printRun.refresh()
  return counts
}

async function markRolledBack(
  trx: TransactionClientContract,
  { id }: PrintRun,
  from: PrintRun['state'],
  by: Actor
): Promise<boolean> {
  const rows = await queryRows(
    trx,
    `update card_batches set state = 'rolled_back', rolled_back_by = ?, rolled_back_at = ?
     where id = ? and state = ? returning id`,
    [by.id, sqlNow(trx), id, from]
  )
  return rows.length > 0
}

/** Locks the requests against decisions and signatures. */
async function formsToReissue(trx: TransactionClientContract, { id }: PrintRun): Promise<number[]> {
  await lockRequests(trx, trx.from('card_batch_rows').where('batch_id', id).select('form_id'))
  const rows = await trx
    .from('card_batch_rows')
    .join('cards', 'cards.id', 'card_batch_rows.card_id')
    .join('forms', 'forms.id', 'card_batch_rows.form_id')
    .where('card_batch_rows.batch_id', id)
    .whereNotNull('card_batch_rows.print_hash')
    .where('cards.state', 'live')
    .where('forms.state', 'approved')
    .whereNull('cards.collected_at')
    .orderBy('forms.id')
    .select('forms.id')
  return rows.map((row) => row.id)
}
