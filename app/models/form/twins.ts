import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Sought = { tournamentId: number; type: string; personKey: string | null }

/** The request of the same person in a type and edition; who withdrew may ask again. */
export async function twinIn(
  client: QueryClientContract,
  { tournamentId, type, personKey }: Sought,
  except = 0
): Promise<{ id: number; idForm: string } | null> {
  if (!personKey) return null
  // By the person alone: without statistics SQLite walks all requests of the type instead.
  const theirs = await client
    .from('forms')
    .where('person_key', personKey)
    .whereNot('id', except)
    .whereNull('withdrawn_at')
    .select('id', 'id_form', 'tournament_id', 'type')
  const twin = theirs.find((row) => Number(row.tournament_id) === tournamentId && row.type === type)
  return twin ? { id: Number(twin.id), idForm: twin.id_form } : null
}
