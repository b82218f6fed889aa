import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'

const ADULT_AGE = 18

/** The answer in whose place most users see the age. It is sealed for minors. */
export const BIRTH_DATE = 'birthDate'

/** If the office changes one of them, the tutor may be somebody else. */
export const whoTutorIs = ['tutorName', 'tutorLastName', 'tutorDocument']

const adultsBornBy = () => DateTime.utc().minus({ years: ADULT_AGE }).toISODate()

export const typesWithTutor = () => formTypes.keys().filter((type) => formTypes.get(type).hasTutor)

/** Rows of unknown types, as broken databases have them, ask for none. */
const asksForTutor = (type: string) => typesWithTutor().includes(type)

/** Without a birth date, people of a form that asks for a tutor are minors. The column `minor` keeps the answer. */
export const isMinor = ({ birthDate, type }: { birthDate: string | null; type: string }) =>
  birthDate ? birthDate > adultsBornBy() : asksForTutor(type)

export const hasTutor = ({ type }: { type: string }) => asksForTutor(type)

/** Requests of minors whose birth dates are not sealed yet. */
export function whereBornAsMinor(query: ChainableContract) {
  query.where('forms.birth_date', '>', adultsBornBy())
  query.orWhere((unknown) => {
    unknown.whereNull('forms.birth_date').whereIn('forms.type', typesWithTutor())
  })
}

export function whereAdult(query: ChainableContract) {
  query.where('forms.minor', false)
}

export function whereTutored(query: ChainableContract) {
  // Not bound, because SQLite uses a partial index only if its condition is in the query.
  query.whereIn('forms.type', typesWithTutor()).whereRaw('forms.minor')
}
