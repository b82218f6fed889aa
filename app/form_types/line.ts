import { defineFormType } from '#form_types/define'
import { choice, choices, document, file } from '#form_types/kinds/index'

export const line = defineFormType({
  key: 'line',
  sport: 'tennis',
  path: '/forms/lineas',
  page: 'forms/line',
  code: 'LI',
  fields: {
    type: choice('lineTypes', { required: true, default: 'line', list: true, filter: true }),
    passportNumber: document({ required: true }),
    availablePeriod: choices('periods', {
      required: true,
      list: true,
      filter: true,
      counted: 'shifts',
    }),
    experience: file({ accept: ['pdf'] }),
    polo: choice('polos', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    shoes: choice('shoes', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    pant: choice('pants', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
    jacket: choice('jackets', { required: true, list: 'hidden', filter: true, counted: 'sizes' }),
  },
  category: () => 'official',
  card: { role: 'type', company: 'company' },
})
