import { formTypes } from '#form_types/index'
import type { ImportKind } from '#models/import/kind'
import { PeopleImport } from '#models/import/people'
import { PlayersImport } from '#models/import/players'
import type ImportRun from '#models/import_run'

/** What the list of a run holds. */
const kinds: Record<ImportRun['kind'], (run: About) => ImportKind> = {
  players: () => new PlayersImport(),
  people: ({ formType }) => new PeopleImport(formTypes.get(formType!)),
}

export type About = Pick<ImportRun, 'kind' | 'tour' | 'formType'>

export const kindOf = (run: About): ImportKind => kinds[run.kind](run)
