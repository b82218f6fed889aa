import { isWebmail } from '#config/webmail'
import { defineFormType, type AnswersOf } from '#form_types/define'
import { choice, choices, file, flag, note, text } from '#form_types/kinds/index'
import type { Category } from '#form_types/categories'
import { isVouchedFor } from '#shared/press_associations'

export const pressFields = {
  media: choice('medias', { required: true, default: 'magazine', list: true, filter: true }),
  mediaName: text({ required: true, max: 120, list: true }),
  freelance: flag({ list: 'hidden', filter: true }),
  letter: file({ accept: ['pdf'], follows: { question: 'freelance', answer: true } }),
  birthCountry: choice('countries'),
  validity: choice('validities', {
    required: true,
    default: 'full',
    list: 'hidden',
    filter: true,
  }),
  days: choices('days', {
    required: true,
    list: true,
    filter: true,
    counted: 'days',
    follows: { question: 'validity' },
  }),
  parking: choice('parkings', { default: 'none', list: true, filter: true, counted: 'parking' }),
  workspace: flag({ list: 'hidden', filter: true, counted: 'desks' }),
  mediaHub: flag({ list: 'hidden', filter: true, counted: 'desks' }),
  observation: note({ max: 2000 }),
  work_table: text({ staff: true, max: 10, list: true, filter: true, counted: 'desks' }),
}

const categoryOfMedia: Record<string, Category> = {
  photographer: 'photo',
  itpa: 'photo',
  tvrh: 'tv_rh',
  tv_nrh: 'tv_nrh',
  tv_nrh_crew: 'tv_nrh',
}

type PressAnswers = AnswersOf<typeof pressFields>

export const pressCategory = ({ media }: PressAnswers): Category =>
  categoryOfMedia[media ?? ''] ?? 'press'

/** Freelancers and senders from free mailboxes must attach the outlet's letter. */
export const letterOfTheOutlet = (answers: PressAnswers) =>
  (answers.freelance || isWebmail(answers.email)) && !isVouchedFor(answers) && !answers.letter
    ? [{ field: 'letter', rule: answers.freelance ? 'letterOfFreelance' : 'letterOfWebmail' }]
    : []

export const oneDayForADayPass = (answers: PressAnswers) =>
  answers.validity === 'day' && answers.days?.length !== 1
    ? [{ field: 'days', rule: 'oneDay' }]
    : []

export const press = defineFormType({
  key: 'press',
  sport: 'tennis',
  path: '/forms/prensa',
  page: 'forms/press',
  code: 'PR',
  fields: pressFields,
  category: pressCategory,
  card: { role: 'media', company: 'mediaName' },
  rules: oneDayForADayPass,
  publicRules: letterOfTheOutlet,
})
