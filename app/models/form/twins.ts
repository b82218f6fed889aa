import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** `keys`: of the person's identity, of all values of HASH_KEY. */
type Sought = { tournamentId: number; type: string; keys: string[] }

/** Another request of the same person for the same form type and edition. */
export async function twinIn(
  client: QueryClientContract,
  { tournamentId, type, keys }: Sought,
  except = 0
): Promise<{ id: number; idForm: string } | null> {
  if (keys.length === 0) return null
  // By the person only: without statistics SQLite would read all requests of the type.
  const requests = await client
    .from('forms')
    .whereIn('person_key', keys)
    .whereNot('id', except)
    .whereNull('withdrawn_at')
    .select('id', 'id_form', 'tournament_id', 'type')
  const twin = requests.find((row) => row.tournament_id === tournamentId && row.type === type)
  return twin ? { id: twin.id, idForm: twin.id_form } : null
}
