import type { FormSelection } from '#models/document_run'
import { selectForms } from '#models/form/selection'
import Tournament from '#models/tournament'

/** Those of a selection that are worked on: changes of many touch active editions only. */
export const targetsOf = (selection: FormSelection) =>
  selectForms(selection).whereIn('forms.tournament_id', Tournament.activeIds())
