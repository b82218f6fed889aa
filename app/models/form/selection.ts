import { facet } from '#form_types/facets'
import Form from '#models/form'
import type { FormSelection } from '#models/document_run'
import { isShort, like } from '#models/form/search'

/** Rows of a selection as plain objects: chosen ids within the filter's types, or all the filter shows. */
export function selectForms(selection: FormSelection) {
  const { types, ids, search, state, category, tournamentId, outlet, reserved, open } = selection
  const query = Form.query()
    .withScopes((scopes) => {
      scopes.ofType(types)
      scopes.ofTournament(tournamentId)
      scopes.inState(state)
      scopes.inCategory(category)
      scopes.matching(search)
    })
    .if(ids?.length, (forms) => forms.whereIn('forms.id', ids!))
    .if(outlet, (forms) => forms.where('forms.outlet', outlet!))
    .if(reserved !== undefined, (forms) => forms.where('forms.reserved', reserved!))
    .if(selection.assigned === 'none', (forms) => forms.whereNull('forms.assigned_to'))
    .if(Number(selection.assigned), (forms) =>
      forms.where('forms.assigned_to', selection.assigned!)
    )
    .if(open === 'asked', (forms) => forms.whereNotNull('forms.asked'))
    .if(open === 'corrected', (forms) => forms.whereNotNull('forms.corrected_at'))
  for (const [name, value] of Object.entries(selection.filters ?? {}))
    query.whereRaw(`forms.facets like ? escape '\\'`, [like(facet(name, value))])
  if (query.client.dialect.name !== 'postgres') readFromIndex(query, selection)
  return query.pojo<any>()
}

/** Whether a selection asks for what only `forms_by_facets` holds; what is open has small indexes of its own. */
export const isNarrow = ({ filters = {}, assigned, reserved, outlet, open }: FormSelection) =>
  !open && Boolean(Object.keys(filters).length > 0 || assigned || reserved !== undefined || outlet)

/**
 * SQLite reads the list's narrower views from one index alone. It has to be told so: an index
 * with a computed column, as `arrived_at` is, never looks to it as if it held all that is asked.
 */
function readFromIndex(query: ReturnType<typeof Form.query>, selection: FormSelection) {
  const from = (index: string) =>
    (query as any).from(query.client.knexRawQuery(`forms indexed by ${index}`))
  if (isNarrow(selection)) {
    query.whereRaw(`forms.facets > ''`)
    from('forms_by_facets')
  } else if (isShort(selection.search)) from('forms_by_text')
}
