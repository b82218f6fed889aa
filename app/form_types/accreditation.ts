import { defineFormType, type AnswersOf } from '#form_types/define'
import { choice, choices, note, text } from '#form_types/kinds/index'
import type { Category } from '#form_types/categories'

export const accreditationFields = {
  type: choice('accreditationTypes', { required: true, list: true, filter: true }),
  company: text({ required: true, max: 200, list: true }),
  job: text({ required: true, max: 120, list: true }),
  days: choices('eventDays', { list: true, filter: true, counted: 'days' }),
  observation: note({ max: 2000 }),
}

const categoryOfType: Record<string, Category> = {
  staff: 'staff',
  supplier: 'supplier',
  catering: 'supplier',
  sponsor: 'vip',
  vip: 'vip',
  tv: 'tv_rh',
  security: 'security',
  medical: 'medical',
}

export const accreditationCategory = ({ type }: AnswersOf<typeof accreditationFields>): Category =>
  categoryOfType[type ?? ''] ?? 'staff'

export const accreditation = defineFormType({
  key: 'accreditation',
  sport: 'tennis',
  path: '/forms/:type/acreditaciones',
  page: 'forms/accreditation',
  code: 'AC',
  fields: accreditationFields,
  category: accreditationCategory,
  card: { role: 'job', company: 'company' },
})
