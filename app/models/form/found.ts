import Form from '#models/form'
import { searchForms } from '#models/form/search'
import Tournament from '#models/tournament'

/** So many requests are shown of a search of everything. */
const MOST = 8

/** The newest requests of some types, in the active editions, that a search finds. */
export async function findAnywhere(types: string[], search: string) {
  const editions = await Tournament.activeIds()
  const forms = Form.query()
    .whereIn('type', types)
    .whereIn(
      'tournamentId',
      editions.map(({ id }) => id)
    )
    .orderBy('forms.id', 'desc')
    .limit(MOST)
  searchForms(forms, search)
  return forms
}
