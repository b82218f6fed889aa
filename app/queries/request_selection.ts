import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { facet } from '#form_types/facets'
import Form from '#models/form'
import {
  findsIds,
  isShort,
  whereNotNamed,
  withheldSql,
  type SearchLimit,
} from '#models/form/search'
import { whereOpenTo } from '#models/form/visibility'
import { withheldFrom } from '#models/form/sight'
import { whereTutorIsDue } from '#models/form/tutor'
import Tournament from '#models/tournament'
import type { Reader } from '#models/user'
import { keysOf } from '#shared/keys'
import type { State } from '#shared/request_states'
import { isPostgres } from '#sql/dialect'
import type { Stored } from '#sql/json'

/** A search is ids of requests, or words. */
export type Searched = { ids?: number[]; search?: string }

export type FormSelection = Searched & {
  types: string[]
  state?: string
  category?: string
  tournamentId?: number
  filters?: Record<string, string>
  assigned?: number | 'none'
  open?: 'asked' | 'corrected'
  /** Reserved for a guest who is not known yet. */
  reserved?: boolean
  outlet?: string
  /** What a check of each request finds: the tutor has still to confirm. */
  checks?: 'tutor'
  active?: boolean
  card?: CardFilter
  photo?: boolean
  /** A search reads only the card's words and the reference of these. A filter by an answer leaves them out. */
  hides?: SearchLimit[]
}

type CardFilter = Partial<Record<'printed' | 'collected' | 'stale' | 'rfid', boolean>>

/** A row as the database answers it; a query selects some of the columns. */
export type FormRow = Stored & {
  id: number
  id_form: string
  type: string
  state: State
  name: string
  last_name: string
  submitted_at: string | Date
  detail: Stored
  key_id: number | null
  sealed: string | null
}

const LISTED = 'forms_listed'
const BY_TEXT = 'forms_by_text'
const FOUND = 'forms_found'

const conditions: Record<string, string> = {
  [LISTED]: `forms.facets > ''`,
  [BY_TEXT]: `forms.search_text > ''`,
}

export function selectForms(selection: FormSelection) {
  const { types, ids, search, state, category, tournamentId, outlet, reserved, open } = selection
  const index = narrowIndex(selection) ?? (searchesOnly(selection) ? FOUND : null)
  const condition = index && conditions[index]
  const query = Form.query()
    .withScopes((scopes) => {
      scopes.ofType(types)
      scopes.ofTournament(tournamentId)
      scopes.inState(state)
      scopes.inCategory(category)
      scopes.matching(search, { types, tournamentId, indexed: Boolean(condition) })
    })
    .if(ids?.length, (forms) => forms.whereIn('forms.id', ids!))
    .if(outlet, (forms) => forms.where('forms.outlet', outlet!))
    .if(reserved !== undefined, (forms) => forms.where('forms.reserved', reserved!))
    .if(selection.assigned === 'none', (forms) => forms.whereNull('forms.assigned_to'))
    .if(typeof selection.assigned === 'number', (forms) =>
      forms.where('forms.assigned_to', selection.assigned!)
    )
    .if(selection.active, (forms) => forms.whereIn('forms.tournament_id', Tournament.activeIds()))
    .if(selection.card, (forms) =>
      forms.whereIn('forms.id', cardsWith(forms.client, selection.card!))
    )
    .if(selection.photo !== undefined, (forms) => withPhoto(forms, selection.photo!))
    .if(selection.checks === 'tutor', (forms) => whereTutorIsDue(forms))
    .if(open === 'asked', (forms) => forms.whereNotNull('forms.asked'))
    .if(open === 'corrected', (forms) => forms.whereNotNull('forms.corrected_at'))
  for (const facetText of facetsOf(selection))
    query.whereIn('forms.id', rowsWithFacet(selection, facetText).select('form_id'))
  for (const kind of selection.hides ?? [])
    query.whereNotIn('forms.id', hiddenRequests(query.client, kind, selection))
  if (index && !isPostgres(query.client)) {
    // Without the condition SQLite cannot use a partial index.
    if (condition) query.whereRaw(condition)
    query.knexQuery.from(query.client.knexRawQuery(`forms indexed by ${index}`))
  }
  return query.pojo<FormRow>()
}

function hiddenRequests(
  client: QueryClientContract,
  kind: SearchLimit,
  { types, tournamentId, search = '', filters = {} }: FormSelection
) {
  const hidden = client
    .from('forms as withheld')
    .whereIn('withheld.type', types)
    .whereRaw(withheldSql[kind])
    .if(tournamentId, (rows) => rows.where('withheld.tournament_id', tournamentId!))
  if (narrowsNothing(filters)) whereNotNamed(hidden, search)
  return hidden.select('withheld.id')
}

export const hiddenFrom = (
  reader: Reader,
  { search, filters = {} }: Pick<FormSelection, 'filters'> & { search?: string | null }
) => (search || !narrowsNothing(filters) ? { hides: withheldFrom(reader) } : {})

const facetsOf = ({ filters = {} }: FormSelection) =>
  Object.entries(filters).map(([name, value]) => facet(name, value))

/** The requests of a selection that the reader may change or print: those of active editions. */
export const targetsOf = (selection: FormSelection, reader: Reader) =>
  selectForms({ ...selection, active: true }).where((open) => whereOpenTo(open, reader))

export type TargetQuery = () => ReturnType<typeof selectForms>

/** Rows of the requests with an answer, in the order of `form_facets_by_arrival`. */
function rowsWithFacet({ types, tournamentId }: FormSelection, facetText: string) {
  return db
    .from('form_facets')
    .whereIn('type', types)
    .where({ facet: facetText, ...(tournamentId && { tournament_id: tournamentId }) })
}

/** The same requests as `selectForms`; null unless the selection consists of facets only. */
export function selectByFacets(selection: FormSelection) {
  const { types, tournamentId, filters, hides = [], ...narrower } = selection
  const [first, ...more] = facetsOf(selection)
  if (!first || !narrowsNothing(narrower)) return null
  const query = rowsWithFacet(selection, first)
  for (const facetText of more)
    query.whereIn('form_id', rowsWithFacet(selection, facetText).select('form_id'))
  for (const kind of hides)
    query.whereNotIn('form_id', hiddenRequests(query.client, kind, selection))
  return query
}

/** Whether only type, edition and a search narrow the list: `forms_found` has no other columns. */
function searchesOnly({ types, tournamentId, search, hides, ...narrower }: FormSelection) {
  return search !== undefined && findsIds(search) && narrowsNothing(narrower)
}

export const narrowsNothing = (chosen: object): boolean =>
  Object.values(chosen).every((value) =>
    typeof value === 'object' && value !== null
      ? narrowsNothing(value)
      : value === undefined || value === ''
  )

/** An index of few requests. SQLite itself would read all rows in the order of the list. */
export function narrowIndex(selection: FormSelection) {
  const { filters = {}, assigned, reserved, outlet, open, search, card, photo } = selection
  if (!narrowsNothing(filters)) return null
  if (open) return `forms_${open}`
  if (selection.checks === 'tutor') return 'forms_due_tutor'
  if (reserved !== undefined || outlet || assigned === 'none') return LISTED
  if (assigned) return 'forms_assigned'
  return search && isShort(search) && !card && photo === undefined ? BY_TEXT : null
}

const columns = { printed: 'printed_at', collected: 'collected_at', rfid: 'uid' } as const

function cardsWith(client: QueryClientContract, { stale, ...filter }: CardFilter) {
  const cards = client.from('cards').select('form_id').whereRaw(`state = 'live'`)
  if (stale !== undefined) cards.whereRaw(`stale = ${literal(client, stale)}`)
  for (const name of keysOf(columns)) {
    const [isSet, column] = [filter[name], columns[name]]
    if (isSet === true) cards.whereNotNull(column)
    if (isSet === false) cards.whereNull(column)
  }
  return cards
}

// A literal, because SQLite uses a partial index only if its condition is in the query.
const literal = (client: QueryClientContract, value: boolean) =>
  isPostgres(client) ? String(value) : String(Number(value))

// Few requests have no photo, so excluding those is faster than testing every row.
function withPhoto(forms: ModelQueryBuilderContract<typeof Form>, has: boolean) {
  if (!has) return forms.whereNull('forms.image')
  const without = forms.client.from('forms').select('forms.id').whereNull('forms.image')
  return forms.whereNotIn('forms.id', without)
}
