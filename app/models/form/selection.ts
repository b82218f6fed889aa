import Form from '#models/form'
import type { FormSelection } from '#models/document_run'

/** Rows of a selection as plain objects: chosen ids within the filter's types, or all the filter shows. */
export function selectForms(selection: FormSelection) {
  return selectedForms(selection).pojo<any>()
}

/** The same as a model query. */
export function selectedForms({
  types,
  ids,
  search,
  state,
  category,
  tournamentId,
}: FormSelection) {
  return Form.query()
    .withScopes((scopes) => {
      scopes.ofType(types)
      scopes.ofTournament(tournamentId)
      scopes.inState(state)
      scopes.inCategory(category)
      scopes.matching(search)
    })
    .if(ids?.length, (query) => query.whereIn('forms.id', ids!))
}
