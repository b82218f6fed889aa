import { defineFormType, type AnswersOf } from '#form_types/define'
import { choice, flag, languages, licence, note, text } from '#form_types/kinds/index'

export const volunteerFields = {
  education: choice('educations'),
  speciality: text({ max: 120 }),
  languages: languages({ list: true, filter: true, counted: 'languages' }),
  language: choice('languages', { mirrors: 'languages' }),
  level: choice('levels', { mirrors: 'languages' }),
  otherLanguage: text({ max: 120 }),
  workExperience: note({ max: 2000 }),
  previouslyParticipate: flag({ list: 'hidden', filter: true }),
  pYear: text({ max: 60, follows: { question: 'previouslyParticipate', answer: true } }),
  pPosition: text({ max: 120, follows: { question: 'previouslyParticipate', answer: true } }),
}

/** `language` and `level` repeat the first entry of `languages` (specification). */
export function withFirstLanguage(answers: AnswersOf<typeof volunteerFields>) {
  const { language, level } = answers
  const single = language && level ? [{ language, level }] : null
  const spoken = answers.languages?.length ? answers.languages : single
  return {
    ...answers,
    languages: spoken,
    language: spoken?.[0].language ?? language ?? null,
    level: spoken?.[0].level ?? level ?? null,
    pYear: answers.previouslyParticipate ? answers.pYear : null,
    pPosition: answers.previouslyParticipate ? answers.pPosition : null,
  }
}

export const volunteer = defineFormType({
  key: 'volunteer',
  sport: 'tennis',
  path: '/forms/voluntarios',
  page: 'forms/volunteer',
  code: 'VO',
  fields: {
    region: choice('regions', { list: 'hidden', filter: true }),
    ...volunteerFields,
    shift: choice('shifts', { required: true, list: true, filter: true, counted: 'shifts' }),
    polo: choice('letter', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    jacket: choice('letter', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    pant: choice('number', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    shoes: choice('shoes', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    license: licence('tennis', { required: true, list: true }),
    transport: choice('transports', { filter: true }),
    transportCity: text({ max: 100 }),
    responsability: flag({ required: true, consent: true }),
  },
  category: () => 'volunteer',
  card: { role: null, company: 'company' },
  complete: withFirstLanguage,
})
