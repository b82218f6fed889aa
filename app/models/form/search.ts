import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Form from '#models/form'
import type { Withheld } from '#models/form/sight'
import { isPostgres } from '#sql/dialect'
import { searchedSql } from '#sql/folded'
import { withoutCardNumber } from '#text/reference'
import { fold, foldToSearch, searchWords } from '#shared/fold'

// Shorter words have no trigrams; a plain LIKE still finds `Li` and `Xu`.
const TRIGRAM = 3

/** Of the person, of their passport, and of the tutor. */
export const hashedNumbers = ['person_key', 'passport_key', 'guardian_key']

const searchedAnswers = ['mediaName', 'playerName', 'tutorName', 'tutorLastName', 'tutorEmail']

// A row of PostgreSQL's index `forms_by_text` holds 2,704 bytes.
const MOST_BYTES = 2000

/** Without documents: those are found by their keyed hash only. */
export function searchTextOf(
  form: Partial<Pick<Form, 'name' | 'lastName' | 'email' | 'company' | 'idForm' | 'detail'>>
) {
  const parts = [
    form.name,
    form.lastName,
    form.email,
    form.company,
    ...searchedAnswers.map((name) => form.detail?.[name]),
  ]
  const words = Buffer.from(foldToSearch(parts.filter(Boolean).join(' ')))
  const shortened = words
    .subarray(0, MOST_BYTES)
    .toString()
    .replace(/(?<!\uFFFD)\uFFFD+$/, '')
  return foldToSearch(`${shortened} ${form.idForm ?? ''}`)
}

export const like = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** The words of a search. Signs alone, which no searched text has, are its words too. */
export function termsOf(search: string): string[] {
  // PostgreSQL refuses control characters in a parameter.
  const text = search.replace(/\p{Cc}/gu, ' ')
  const words = searchWords(text).map(withoutCardNumber)
  return words.length > 0 ? words : fold(text).split(' ').filter(Boolean)
}

/** Players or pickups whose search text has all words of a search. */
export function whereHasWords(query: ModelQueryBuilderContract<LucidModel>, search: string) {
  for (const term of termsOf(search)) query.whereRaw(`search_text like ? escape '\\'`, [like(term)])
}

export const isDocument = (search: string) => /^[\w.\-/ ]{5,20}$/.test(search) && /\d/.test(search)

/** Requests of which a search reads only the card's words. */
export type SearchLimit = Withheld | 'everybody'

/** Conditions on rows of `forms as withheld`. */
export const withheldSql: Record<SearchLimit, string> = {
  minors: 'withheld.minor',
  restricted: 'withheld.restricted_at is not null',
  everybody: '1 = 1',
}

/** Rows of `withheld` whose card and reference do not have all words of a search. */
export function whereNotNamed(query: DatabaseQueryBuilderContract, search: string) {
  const words = ['name', 'last_name', 'company', 'id_form'].map(
    (column) => `coalesce(withheld.${column}, '')`
  )
  const named = searchedSql(query.client, words.join(` || ' ' || `))
  query.where((lacking) => {
    for (const term of termsOf(search))
      lacking.orWhereRaw(`${named} not like ? escape '\\'`, [like(term)])
  })
}

export function isShort(search: string) {
  const terms = termsOf(search)
  return terms.length > 0 && terms.every((term) => term.length < TRIGRAM)
}

/** Whether a search first finds the ids of requests. */
export const findsIds = (search: string) => termsOf(search).some((term) => term.length >= TRIGRAM)

/** The list that is searched. `indexed`: another condition already names an index. */
export type SearchedList = {
  types?: string[]
  tournamentId?: number
  indexed?: boolean
}

/** By words; `searchAndNote` of the journal finds documents. */
export function searchForms<Model extends LucidModel, Row>(
  query: ModelQueryBuilderContract<Model, Row>,
  search: string,
  list: SearchedList = {}
) {
  const terms = termsOf(search)
  if (terms.length > 0) matchWords(query, terms, list)
}

type Searchable = ModelQueryBuilderContract<LucidModel, unknown> | DatabaseQueryBuilderContract

function matchWords<Query extends Searchable>(
  query: Query,
  terms: string[],
  { types, tournamentId, indexed = false }: SearchedList
): Query {
  if (isPostgres(query.client)) {
    for (const term of terms) query.whereRaw(...containsTerm(term))
    return query
  }
  const long = terms.filter((term) => term.length >= TRIGRAM)
  const short = terms.filter((term) => term.length < TRIGRAM)
  if (long.length > 0) {
    const match = long.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
    query.whereRaw('forms.id in (select rowid from forms_search where forms_search match ?)', [
      match,
    ])
  }
  if (indexed || long.length > 0) {
    for (const term of short) query.whereRaw(...containsTerm(term))
  } else if (short.length > 0) {
    // The condition of the index `forms_by_text`, so that SQLite uses it.
    const ids = query.client.from('forms').select('forms.id').whereRaw(`forms.search_text > ''`)
    if (types) ids.whereIn('forms.type', types)
    if (tournamentId) ids.where('forms.tournament_id', tournamentId)
    for (const term of short) ids.whereRaw(...containsTerm(term))
    query.whereIn('forms.id', ids)
  }
  return query
}

const containsTerm = (term: string): [sql: string, bindings: string[]] => [
  `forms.search_text like ? escape '\\'`,
  [like(term)],
]
