import { defineFormType } from '#form_types/define'
import { choice, choices, flag, licence, note, number, text } from '#form_types/kinds/index'
import { volunteerFields, withFirstLanguage } from '#form_types/volunteer'

export const golfVolunteer = defineFormType({
  key: 'gvolunteer',
  sport: 'golf',
  path: '/golf/voluntarios',
  page: 'forms/golf_volunteer',
  code: 'GV',
  fields: {
    province: choice('provinces', { list: 'hidden', filter: true }),
    ...volunteerFields,
    session: choice('golf.shifts', { required: true, list: true, filter: true, counted: 'shifts' }),
    tournamentAvailability: choices('availability', {
      list: 'hidden',
      filter: true,
      counted: 'days',
    }),
    firstPosition: choice('positions', {
      required: true,
      list: true,
      filter: true,
      counted: 'shifts',
    }),
    secondPosition: choice('positions', {
      list: 'hidden',
      filter: true,
      follows: { question: 'firstPosition' },
    }),
    polo: choice('polos', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    jacket: choice('jackets', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    drivingLicence: flag({ list: 'hidden', filter: true }),
    federated: flag({ required: true }),
    federatedLicence: licence('golf', { required: true }),
    golfClubCode: text({ max: 40 }),
    golfClubSubscription: text({ max: 120 }),
    playGolf: flag(),
    weYear: number({ max: 60 }),
    responsability: flag({ required: true, consent: true }),
    observation: note({ max: 2000 }),
  },
  category: () => 'volunteer',
  card: { role: 'firstPosition', company: 'company' },
  rules: ({ firstPosition, secondPosition }) =>
    secondPosition && secondPosition === firstPosition
      ? [{ field: 'secondPosition', rule: 'sameRole' }]
      : [],
  complete: withFirstLanguage,
})
