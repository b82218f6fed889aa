import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { verifyJournal } from '#journal/chain'
import { addRows, KeptRows } from '#operations/revoked_access/kept_rows'
import { sqlNow } from '#sql/bulk'

const unlinked = { position: null, previous_hash: null, hash: null, hashed_by: null, seal: null }

/**
 * Keeps what was noted since a backup, made at `madeAt` (ISO).
 * @returns a function that writes it into the restored database
 */
export async function readJournal(madeAt: string) {
  // A clock may have been set back, and a backup takes hours.
  const from = sqlNow(db.connection(), DateTime.fromISO(madeAt).toUTC().minus({ days: 2 }))
  const since = (table: string) => KeptRows.of(() => db.from(table).where('at', '>=', from))
  // Before `followUp` links the entries again, which hides changes to them.
  const { fault } = await verifyJournal()
  const entries = await since('journal_entries')
  const events = await since('security_events')

  return async (trx: TransactionClientContract) => {
    await append(trx, 'journal_entries', entries, unlinked)
    await append(trx, 'security_events', events)
    return { journalFault: fault?.position ?? null }
  }
}

async function append(
  trx: TransactionClientContract,
  table: string,
  rows: KeptRows,
  changes: object = {}
) {
  const [{ last }] = await trx.from(table).max('id as last')
  for (const part of rows.parts())
    await addRows(
      trx,
      table,
      part.filter(({ id }) => id > (last ?? 0)).map((row) => ({ ...row, ...changes }))
    )
}
