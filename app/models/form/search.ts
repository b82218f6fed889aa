import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type Form from '#models/form'
import { fold } from '#models/fold'
import { personKeyOf } from '#models/secrets'

// Trigrams find nothing shorter; a plain LIKE still finds `Li` and `Xu`.
const TRIGRAM = 3

/** Answers of some types that people look for a request by. */
const foundBy = ['mediaName', 'playerName', 'tutorName', 'tutorLastName', 'tutorEmail']

/** The text a request is found by. Documents are found through their keyed hash alone. */
export function searchTextOf(
  form: Pick<Form, 'name' | 'lastName' | 'email' | 'company' | 'idForm' | 'detail'>
) {
  const parts = [
    form.name,
    form.lastName,
    form.email,
    form.company,
    ...foundBy.map((name) => form.detail?.[name]),
    form.idForm,
  ]
  return fold(parts.filter(Boolean).join(' '))
}

/** A text as a pattern that finds it anywhere. */
export const like = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** Keeps the rows whose own search text holds every word of a search, accent-blind. */
export function holdingWords(query: ModelQueryBuilderContract<any>, search: string) {
  for (const word of fold(search.replace(/\p{Cc}/gu, ' ')).split(' '))
    query.whereRaw(`search_text like ? escape '\\'`, [like(word)])
}

// No text of a request holds control characters, and PostgreSQL takes none in a question.
const termsOf = (search: string) =>
  fold(search.replace(/\p{Cc}/gu, ' '))
    .split(' ')
    .filter(Boolean)

const isDocument = (search: string) => /^[\w.\-/ ]{5,20}$/.test(search) && /\d/.test(search)

/** Whether a search has words, all of them too short for the trigrams. */
export function isShort(search: string) {
  const terms = termsOf(search)
  return terms.length > 0 && !isDocument(search) && terms.every((term) => term.length < TRIGRAM)
}

/** What else the requests are that somebody looks for, so that no others are read. */
type Among = {
  types?: string[]
  tournamentId?: number
  /** Whether the query reads the texts from an index already. */
  indexed?: boolean
}

/** Keeps the requests that hold every word of a search, or whose document it is. */
export function searchForms(
  query: ModelQueryBuilderContract<typeof Form>,
  search: string,
  among: Among = {}
) {
  const terms = termsOf(search)
  if (terms.length === 0) return
  const document = isDocument(search) ? personKeyOf(search) : null

  if (!document) return matchWords(query, terms, among)

  // Both as one list of ids: for an OR SQLite would read every request there is.
  const ids = matchWords(query.client.from('forms').select('forms.id'), terms, {
    ...among,
    indexed: false,
  })
  query.whereIn('forms.id', ids.unionAll(documentIds(query.client, document)))
}

function documentIds(client: QueryClientContract, document: string) {
  return client.from('forms').select('id').where('person_key', document)
}

type Searchable = ModelQueryBuilderContract<typeof Form> | DatabaseQueryBuilderContract

function matchWords<Query extends Searchable>(
  query: Query,
  terms: string[],
  { types, tournamentId, indexed = false }: Among
): Query {
  if (query.client.dialect.name === 'postgres') {
    for (const term of terms) query.whereRaw(...holds(term))
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
    for (const term of short) query.whereRaw(...holds(term))
  } else if (short.length > 0) {
    // The condition is that of the index `forms_by_text`, which holds all that is asked here.
    const ids = query.client.from('forms').select('forms.id').whereRaw(`forms.search_text > ''`)
    if (types) ids.whereIn('forms.type', types)
    if (tournamentId) ids.where('forms.tournament_id', tournamentId)
    for (const term of short) ids.whereRaw(...holds(term))
    query.whereIn('forms.id', ids)
  }
  return query
}

const holds = (term: string) =>
  [`forms.search_text like ? escape '\\'`, [like(term)]] as [string, string[]]
