import { defineFormType } from '#form_types/define'
import { choice, date, document, email, phone, photo, text } from '#form_types/kinds/index'
import { categoryKeys } from '#form_types/categories'

export const free = defineFormType({
  key: 'free',
  sport: 'tennis',
  path: null,
  page: null,
  hasList: false,
  code: 'FR',
  person: {
    image: photo(),
    birthDate: date({ past: true, sensitive: true }),
    document: document(),
    idGender: choice('genders'),
    idNationality: choice('countries'),
    email: email({ list: true }),
    cellPhone: phone(),
  },
  fields: {
    company: text({ max: 200, list: true }),
    job: text({ max: 120, list: true }),
  },
  category: (answers) => categoryKeys.find((category) => category === answers.category) ?? 'staff',
  card: { role: 'job', company: 'company' },
})
