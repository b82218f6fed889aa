import { formTypes } from '#form_types/index'
import limiter from '@adonisjs/limiter/services/main'
import { Refusal } from '#exceptions/refusal'
import { noteAccess } from '#journal/entries'
import Form from '#models/form'
import { hashedNumbers, isDocument } from '#models/form/search'
import { isWithheld } from '#models/form/sight'
import type User from '#models/user'
import type { Searched } from '#queries/request_selection'
import { personKeysOf } from '#text/secrets'

/**
 * Turns what a user typed into a search: the requests with that document, else those with the words.
 * No other search looks for documents. The journal notes which person was found, not the document.
 * @throws Refusal `tooManyDocuments` to users without `edit` whose searches found nobody two hundred times in an hour
 */
export async function searchAndNote(
  by: User,
  search: string | null | undefined
): Promise<Searched> {
  if (!search) return {}
  if (!isDocument(search)) return { search }
  const isGuess = seeksDocument(search) && !by.may('edit')
  if (isGuess && !(await guesses().attempt(keyOf(by), () => true))) {
    await noteAccess(by, 'search', {})
    throw new Refusal('tooManyDocuments', {}, { status: 429 })
  }
  const found = await Form.query()
    .where((named) => {
      for (const column of hashedNumbers) named.orWhereIn(column, personKeysOf(search))
    })
    .if(by.formTypes, (forms) => forms.whereIn('type', by.formTypes!))
    .orderBy('id', 'desc')
    .select('id', 'minor', 'restrictedAt')
  const ids = found.map(({ id }) => id)
  if (isGuess && found.some((form) => !isWithheld(by, form))) await guesses().decrement(keyOf(by))
  if (ids.length > 0 || seeksDocument(search)) await noteAccess(by, 'search', { formId: ids[0] })
  return ids.length > 0 ? { ids } : { search }
}

/** A search that finds nobody is noted too if it looks like a number: five digits, and no reference. */
const seeksDocument = (search: string) =>
  (search.match(/\d/g) ?? []).length >= 5 && !beginsLikeReference(search)

/** Whether a text is a reference, or the first part of one: `ten26-pr-00`. */
function beginsLikeReference(text: string) {
  const [, code] = /^[A-Z]+\d\d-([A-Z]+)-/i.exec(text) ?? []
  return formTypes.all().some((type) => type.code === code?.toUpperCase())
}

/** Limits how often hidden digits can be guessed. A search that finds a person does not count. */
const guesses = () => limiter.use({ requests: 200, duration: '1 hour' })

const keyOf = ({ id }: User) => `documents:${id}`
