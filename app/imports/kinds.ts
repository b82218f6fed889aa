import { formTypes } from '#form_types/index'
import type { ImportKind } from '#imports/kind'
import { PeopleImport } from '#imports/people_import'
import { PlayersImport } from '#imports/players_import'
import type ImportRun from '#models/import_run'

const kinds: Record<ImportRun['kind'], (run: About) => ImportKind> = {
  players: () => new PlayersImport(),
  people: ({ formType }) => new PeopleImport(formTypes.get(formType!)),
}

export type About = Pick<ImportRun, 'kind' | 'tour' | 'formType'>

export const kindOf = (run: About): ImportKind => kinds[run.kind](run)
