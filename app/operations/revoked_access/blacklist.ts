import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { addRows, putRows, type Row } from '#operations/revoked_access/kept_rows'

/** Entries that were removed after the backup stay in force. */
export async function readBlacklist() {
  const entries: Row[] = await db.from('blacklist_entries').orderBy('id')
  const clearances: Row[] = await db.from('blacklist_clearances').orderBy('id')

  return async (trx: TransactionClientContract) => {
    for (const entry of entries) {
      const id = await putEntry(trx, entry)
      await trx.from('blacklist_clearances').where('entry_id', id).delete()
      const own = clearances.filter((clearance) => clearance.entry_id === entry.id)
      await addRows(
        trx,
        'blacklist_clearances',
        own.map((clearance) => ({ ...withoutId(clearance), entry_id: id }))
      )
    }
  }
}

const withoutId = ({ id: _id, ...values }: Row): Row => values

/** After another restore, an entry of the backup may have the same id. */
async function putEntry(trx: TransactionClientContract, entry: Row): Promise<number> {
  const restored: Row | null = await trx.from('blacklist_entries').where('id', entry.id).first()
  if (!restored || String(restored.created_at) === String(entry.created_at)) {
    await putRows(trx, 'blacklist_entries', [entry])
    return entry.id
  }
  await addRows(trx, 'blacklist_entries', [withoutId(entry)])
  const [{ id }] = await trx.from('blacklist_entries').max('id as id')
  return id
}
