import type { FormSelection } from '#queries/request_selection'
import { selectForms } from '#queries/request_selection'
import Tournament from '#models/tournament'

export const targetsOf = (selection: FormSelection) =>
  selectForms(selection).whereIn('forms.tournament_id', Tournament.activeIds())
