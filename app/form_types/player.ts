import { defineFormType, type AnswersOf, type BrokenRule } from '#form_types/define'
import { choice, document, file, player as playerOf, text } from '#form_types/kinds/index'

export const membershipFields = {
  type: choice('guestTypes', { required: true, list: true, filter: true }),
  validity: choice('validities', { required: true, default: 'full', list: true, filter: true }),
  day: choice('eventDays', {
    list: 'hidden',
    filter: true,
    counted: 'days',
    follows: { question: 'validity', answer: 'day', required: true },
  }),
}

type Membership = AnswersOf<typeof membershipFields>

export const dayOfADayPass = (answers: Membership): BrokenRule[] =>
  answers.validity === 'day' && !answers.day ? [{ field: 'day', rule: 'required' }] : []

export const withoutIdleDay = (answers: Membership) => ({
  ...answers,
  day: answers.validity === 'day' ? answers.day : null,
})

export const exceedReason = text({ staff: true, max: 300 })

export const player = defineFormType({
  key: 'player',
  sport: 'tennis',
  path: '/forms/jugadores',
  page: 'forms/player',
  code: 'PL',
  nested: true,
  guests: 'guest',
  fields: {
    tour: choice('tours', { required: true, list: true, filter: true }),
    player: playerOf({ required: true, namedBy: 'playerName', follows: { question: 'tour' } }),
    playerName: text({ derived: true, list: true }),
    ...membershipFields,
    // Nearly all members stay for the whole tournament; the list of guests shows this column.
    validity: { ...membershipFields.validity, list: 'hidden' as const },
    passportNumber: document({ required: true }),
    passportPhoto: file(),
    draw: choice('draws', { list: true, filter: true }),
    exceedReason,
  },
  category: () => 'player_team',
  card: { role: 'type', company: 'playerName' },
  rules: dayOfADayPass,
  complete: withoutIdleDay,
  closedPage: 'players_closed',
})
