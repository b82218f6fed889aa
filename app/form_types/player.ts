import { defineFormType, type Problem } from '#form_types/define'
import { choice, document, file, player as playerOf, text } from '#form_types/kinds/index'
import { takePlaces } from '#models/allowance'
import { playerOptions } from '#models/player_options'

/** Questions about how somebody belongs to a player, which members and guests share. */
export const membershipFields = {
  type: choice('guestTypes', { required: true, list: true, filter: true }),
  validity: choice('validities', { required: true, default: 'full', list: true, filter: true }),
  day: choice('eventDays', { list: 'hidden', filter: true, counted: 'days' }),
}

/** A day pass says for which day. */
export const dayOfADayPass = (answers: Record<string, any>): Problem[] =>
  answers.validity === 'day' && !answers.day ? [{ field: 'day', rule: 'required' }] : []

/** Only a day pass has a day. */
export const withoutIdleDay = (answers: Record<string, any>) => ({
  ...answers,
  day: answers.validity === 'day' ? answers.day : null,
})

/** Why more people than a player may bring are let in all the same. */
export const exceedReason = text({ staff: true, max: 300 })

/** Members of a player's support team, who may bring guests. */
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
    player: playerOf({ required: true }),
    playerName: text({ derived: true, list: true }),
    ...membershipFields,
    // Nearly every member stays throughout; of guests it is what the desk looks at.
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
  admit: takePlaces,
  closedPage: 'players_closed',
  search: async ({ player: sought }, edition) => ({
    players: await playerOptions(sought, edition),
  }),
})
