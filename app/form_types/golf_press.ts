import { defineFormType } from '#form_types/define'
import { letterOfTheOutlet, oneDayForADayPass, pressCategory, pressFields } from '#form_types/press'

export const golfPress = defineFormType({
  key: 'gpress',
  sport: 'golf',
  path: '/golf/prensa',
  page: 'forms/golf_press',
  code: 'GP',
  fields: pressFields,
  category: pressCategory,
  card: { role: 'media', company: 'mediaName' },
  rules: oneDayForADayPass,
  publicRules: letterOfTheOutlet,
})
