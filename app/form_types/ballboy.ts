import { DateTime } from 'luxon'
import { defineFormType, type AnswersOf, type BrokenRule } from '#form_types/define'
import {
  choice,
  document,
  email,
  flag,
  licence,
  note,
  number,
  phone,
  personName,
} from '#form_types/kinds/index'
import type { OptionSource } from '#form_types/lists'
import type { person } from '#form_types/person'
import { fold } from '#shared/fold'
import { ageOn } from '#shared/days'
import { normaliseDocument } from '#shared/identity_documents'

/** Spaniards below this age need no identity document. */
const DOCUMENT_AGE = 14

const todayOf = ({ timeZone }: OptionSource) => DateTime.now().setZone(timeZone).toISODate()!

const birthWindow = ({ mindate, maxdate, year }: OptionSource) => ({
  mindate: mindate ?? `${year - 16}-01-01`,
  maxdate: maxdate ?? `${year - 10}-04-01`,
})

function brokenAgeRules(answers: AnswersOf<typeof person>, edition: OptionSource): BrokenRule[] {
  const { mindate, maxdate } = birthWindow(edition)
  const { birthDate } = answers
  if (!birthDate) return []
  if (birthDate < mindate || birthDate > maxdate) {
    const formatted = (day: string) => DateTime.fromISO(day).toFormat('dd/MM/yyyy')
    return [
      {
        field: 'birthDate',
        rule: 'birthWindow',
        values: { from: formatted(mindate), to: formatted(maxdate) },
      },
    ]
  }
  if (ageOn(birthDate, todayOf(edition)) < DOCUMENT_AGE) return []
  return (['document', 'cellPhone'] as const)
    .filter((field) => !answers[field])
    .map((field) => ({ field, rule: 'requiredFromFourteen' }))
}

export const ballboy = defineFormType({
  key: 'ballboy',
  sport: 'tennis',
  path: '/forms/recogepelotas',
  page: 'forms/ballboy',
  code: 'BB',
  downloads: ['manual', 'authorization', 'commitment'],
  person: {
    document: document({ follows: { question: 'birthDate' } }),
    cellPhone: phone({ follows: { question: 'birthDate' } }),
    email: email({ list: 'hidden' }),
  },
  fields: {
    license: licence('tennis', { required: true, list: 'hidden' }),
    licenseValid: flag({ required: true, list: true, filter: true }),
    workAsBallboy: flag({ list: 'hidden', filter: true }),
    workAsBallboyMMO: flag({ follows: { question: 'workAsBallboy', answer: true } }),
    workAsBallboyMMOCount: number({
      min: 1,
      max: 30,
      follows: { question: 'workAsBallboyMMO', answer: true },
    }),
    tennisHabit: flag(),
    tennisHabitFreq: choice('tennisHabitFreq', {
      follows: { question: 'tennisHabit', answer: true },
    }),
    polo: choice('ballboy.polos', { required: true, list: true, filter: true, counted: 'sizes' }),
    pant: choice('ballboy.pants', { required: true, list: true, filter: true, counted: 'sizes' }),
    shoes: choice('shoes', { required: true, list: true, filter: true, counted: 'sizes' }),
    observation: note({ max: 2000 }),
    tutorName: personName({ required: true, list: 'hidden' }),
    tutorLastName: personName({ required: true, list: 'hidden' }),
    tutorDocument: document({ required: true }),
    tutorGender: choice('genders', { required: true }),
    tutorEmail: email({ required: true }),
    tutorCellPhone: phone({ required: true, list: true }),
    tutorPhone: phone(),
    acceptImages: flag({ consent: true }),
  },
  category: () => 'ballboy',
  card: { role: null, company: 'company' },
  rules: brokenAgeRules,
  shows: (edition) => ({
    ...birthWindow(edition),
    now: todayOf(edition),
    licenceYear: String(edition.licenceYear ?? edition.year),
  }),
  // A follow-up question counts only if the question before it was answered with yes.
  complete: (answers) => ({
    ...answers,
    email: answers.email ?? answers.tutorEmail,
    workAsBallboyMMO: answers.workAsBallboy ? answers.workAsBallboyMMO : null,
    workAsBallboyMMOCount:
      answers.workAsBallboy && answers.workAsBallboyMMO ? answers.workAsBallboyMMOCount : null,
    tennisHabitFreq: answers.tennisHabit ? answers.tennisHabitFreq : null,
  }),
  mailTo: ({ tutorEmail, tutorName }) => ({ email: tutorEmail ?? null, name: tutorName ?? '' }),
  tutorDocument: (answers) => answers.tutorDocument ?? null,
  identity: ({ name, lastName, birthDate, tutorDocument }) =>
    tutorDocument
      ? ['child', fold(`${name} ${lastName}`), birthDate, normaliseDocument(tutorDocument)].join(
          '|'
        )
      : null,
  others: ({ tutorName, tutorLastName, tutorDocument }) => [
    { name: tutorName ?? '', lastName: tutorLastName ?? '', document: tutorDocument },
  ],
})
