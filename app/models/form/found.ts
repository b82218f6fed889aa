import Form from '#models/form'
import { selectForms } from '#models/form/selection'

/** So many requests are shown of a search of everything. */
const MOST = 8

/** The newest requests of some types, in the active editions, that a search finds. */
export async function findAnywhere(types: string[], search: string) {
  const found: { id: number }[] = await selectForms({ types, search, active: true })
    .orderBy('forms.id', 'desc')
    .limit(MOST)
    .select('forms.id')
  const ids = found.map(({ id }) => id)
  return Form.query().whereIn('id', ids).orderBy('id', 'desc')
}
