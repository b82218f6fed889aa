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

// No text of a request holds control characters, and PostgreSQL takes none in a question.
const termsOf = (search: string) =>
  fold(search.replace(/\p{Cc}/gu, ' '))
    .split(' ')
    .filter(Boolean)

const isDocument = (search: string) => /^[\w.\-/ ]{5,20}$/.test(search) && /\d/.test(search)

/** Whether a search has words for the text index `forms_by_text` alone. */
export function isShort(search = '') {
  const terms = termsOf(search)
  return terms.length > 0 && !isDocument(search) && terms.every(({ length }) => length < TRIGRAM)
}

/** Keeps the requests that hold every word of a search, or whose document it is. */
export function searchForms(query: ModelQueryBuilderContract<typeof Form>, search: string) {
  const terms = termsOf(search)
  if (terms.length === 0) return
  const document = isDocument(search) ? personKeyOf(search) : null

  if (!document) return matchWords(query, terms)

  // Both as one list of ids: for an OR SQLite would read every request there is.
  const ids = matchWords(query.client.from('forms').select('forms.id'), terms)
  query.whereIn('forms.id', ids.unionAll(documentIds(query.client, document)))
}

function documentIds(client: QueryClientContract, document: string) {
  return client.from('forms').select('id').where('person_key', document)
}

type Searchable = ModelQueryBuilderContract<typeof Form> | DatabaseQueryBuilderContract

function matchWords<Query extends Searchable>(query: Query, terms: string[]): Query {
  const long = terms.filter((term) => term.length >= TRIGRAM)
  const short = terms.filter((term) => term.length < TRIGRAM)
  const embedded = query.client.dialect.name !== 'postgres'

  if (embedded && long.length > 0) {
    const match = long.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
    query.whereRaw('forms.id in (select rowid from forms_search where forms_search match ?)', [
      match,
    ])
  }
  // What the index `forms_by_text` is for; SQLite takes it only where this is said.
  if (embedded && short.length > 0) query.whereRaw(`forms.search_text > ''`)
  for (const term of embedded ? short : terms) {
    query.whereRaw(`forms.search_text like ? escape '\\'`, [like(term)])
  }
  return query
}
