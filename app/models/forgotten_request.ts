import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Tournament from '#models/tournament'

/** A restore finds a deleted row by these columns, not by its key, which may change. */
const references = {
  forms: { reference: 'id_form', submitted: 'submitted_at' },
  collectives: { reference: 'nonce', submitted: 'null' },
}

/**
 * Notes requests or pickups that are about to be deleted; `erased`: with their person. The next start
 * completes a deletion that is interrupted.
 */
export async function noteForgotten(
  client: QueryClientContract,
  table: keyof typeof references,
  ids: number[],
  { erased }: { erased: boolean }
) {
  if (ids.length === 0) return
  const { reference, submitted } = references[table]
  // A pickup without a document has no key.
  await client.rawQuery(
    `insert into forgotten_requests (key_id, reference, erased, submitted_at)
       select coalesce(key_id, 0), ${reference}, ${erased}, ${submitted} from ${table}
       where ${reference} is not null and id in (${ids.map(() => '?').join()})
       on conflict do nothing`,
    ids
  )
}

/** A restore closes the edition again: it knows it by its id, its code and the moment when it was made. */
export const noteClosing = (client: QueryClientContract, { id }: Pick<Tournament, 'id'>) =>
  client.rawQuery(
    `insert into forgotten_requests (key_id, reference, erased, submitted_at)
       select id, code, false, created_at from tournaments where id = ?
       on conflict (key_id, reference) do update set submitted_at = excluded.submitted_at`,
    [id]
  )
