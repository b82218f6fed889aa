import i18nManager from '@adonisjs/i18n/services/main'
import { headingKey } from '#documents/spreadsheets/heading'
import { isUpload, type FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { fieldLabel, shortLabel } from '#form_types/words'
import type { ImportColumn } from '#models/import/kind'
import { usualWords } from '#models/import/people_words'

/** The column that names the file of a photo. */
export const PHOTO = 'photo'

/** The column with the reference of whom a guest comes with. */
export const BROUGHT_BY = 'idParent'

const languages = ['es', 'en']

/** Whether its people come with somebody else, who must be named. */
export const comesAlong = ({ place }: FormType) => place !== undefined

/** The questions of a form type that a list can answer: no files, and nothing that only repeats. */
export const questionsOf = (formType: FormType): [string, Field][] =>
  Object.entries(formType.publicFields).filter(
    ([, field]) => !isUpload(field) && field.mirrors === undefined
  )

/** Whether each row must answer a question: not one whose answer is usual, or a yes for all. */
export const mustAnswer = (field: Field) =>
  field.required === true && field.default === undefined && field.kind.unanswered === undefined

/** Words over a column of a list of people. */
export function columnLabel(formType: FormType, name: string, locale: string): string {
  const i18n = i18nManager.locale(locale)
  return name === PHOTO || name === BROUGHT_BY
    ? i18n.t(`imports.people.${name}`)
    : fieldLabel(i18n, formType.key, name)
}

/** All columns that a list of people may have, worded in a language and known in both. */
export function peopleColumns(formType: FormType, locale: string): ImportColumn[] {
  const column = (name: string, required: boolean): ImportColumn => {
    const label = columnLabel(formType, name, locale)
    const words = languages.flatMap((one) => wordsFor(formType, name, one))
    const all = [label, ...words, name, ...(usualWords[name] ?? [])]
    const known = new Map(all.map((word) => [headingKey(word), word] as const).reverse())
    const synonyms = all.filter((word) => known.get(headingKey(word)) === word)
    return { name, label, required, synonyms: [...new Set(synonyms)].slice(1) }
  }
  return [
    ...questionsOf(formType).map(([name, field]) => column(name, mustAnswer(field))),
    ...(comesAlong(formType) ? [column(BROUGHT_BY, true)] : []),
    column(PHOTO, false),
  ]
}

function wordsFor(formType: FormType, name: string, locale: string) {
  const i18n = i18nManager.locale(locale)
  const label = columnLabel(formType, name, locale)
  if (name === PHOTO) return [label, fieldLabel(i18n, formType.key, 'image')]
  return name === BROUGHT_BY ? [label] : [label, shortLabel(i18n, formType.key, name)]
}
