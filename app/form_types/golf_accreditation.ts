import { accreditationCategory, accreditationFields } from '#form_types/accreditation'
import { defineFormType } from '#form_types/define'

export const golfAccreditation = defineFormType({
  key: 'gaccreditation',
  sport: 'golf',
  path: '/golf/:type/acreditaciones',
  page: 'forms/golf_accreditation',
  code: 'GA',
  fields: accreditationFields,
  category: accreditationCategory,
  card: { role: 'job', company: 'company' },
})
