import { defineFormType } from '#form_types/define'
import { choice, text } from '#form_types/kinds/index'
import { dayOfADayPass, exceedReason, membershipFields, withoutIdleDay } from '#form_types/player'

export const guest = defineFormType({
  key: 'guest',
  sport: 'tennis',
  path: null,
  page: 'forms/guest',
  code: 'GU',
  nested: true,
  fields: {
    playerName: text({ derived: true, list: true }),
    ...membershipFields,
    type: choice('defaultGuestTypes', { required: true, list: true, filter: true }),
    exceedReason,
  },
  place: ['type', 'validity'],
  category: () => 'guest',
  card: { role: 'type', company: 'playerName' },
  rules: dayOfADayPass,
  complete: withoutIdleDay,
})
