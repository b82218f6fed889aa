import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'

const ADULT_AGE = 18

/** The latest birth date of adults. */
const adultsBornBy = () => DateTime.utc().minus({ years: ADULT_AGE }).toISODate()

const asksForTutor = (type: string) => formTypes.get(type).guardian !== undefined

const typesWithTutor = () => formTypes.keys().filter(asksForTutor)

/** Without a birth date, people of a form that asks for a tutor are minors. */
export const isMinor = ({ birthDate, type }: { birthDate: string | null; type: string }) =>
  birthDate ? birthDate > adultsBornBy() : asksForTutor(type)

/** Of the form types that ask for a tutor. */
export const hasTutor = ({ type }: { type: string }) => asksForTutor(type)

/** Only the requests, of the table `forms`, whose person is no minor. */
export function whereAdult(query: ChainableContract) {
  query.where((adults) => {
    // With the first condition the whole is never null, so that it can be negated.
    adults.where((known) => {
      known.whereNotNull('forms.birth_date').where('forms.birth_date', '<=', adultsBornBy())
    })
    adults.orWhere((unknown) => {
      unknown.whereNull('forms.birth_date').whereNotIn('forms.type', typesWithTutor())
    })
  })
}

/** Only the requests, of the table `forms`, of minors with a tutor. */
export function whereTutored(query: ChainableContract) {
  query.whereIn('forms.type', typesWithTutor()).whereNot((adults) => {
    whereAdult(adults)
  })
}
