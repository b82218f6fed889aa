import Form from '#models/form'
import type { FormSelection } from '#models/document_run'

/** Rows of a selection as plain objects: chosen ids within the filter's types, or all the filter shows. */
export function selectForms({ types, ids, search, state, category, tournamentId }: FormSelection) {
  return Form.query()
    .withScopes((scopes) => {
      scopes.ofType(types)
      scopes.ofTournament(tournamentId)
      scopes.inState(state)
      scopes.inCategory(category)
      scopes.matching(search)
    })
    .if(ids?.length, (query) => query.whereIn('forms.id', ids!))
    .pojo<any>()
}
