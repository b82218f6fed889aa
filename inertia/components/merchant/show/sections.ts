import type { FieldProp, FormTypeProp } from '~/components/merchant/types'

const identity = ['name', 'lastName', 'birthDate', 'document', 'idGender', 'idNationality']
const contact = ['email', 'cellPhone', 'phone', 'address', 'city', 'cp', 'idCountry', 'company']

export type SectionKey = 'identity' | 'contact' | 'request' | 'office'

const sectionOf = ({ name, staff }: FieldProp): SectionKey => {
  if (staff) return 'office'
  if (identity.includes(name)) return 'identity'
  return contact.includes(name) ? 'contact' : 'request'
}

/** A type's fields in the sections that every form has; the photo stands elsewhere. */
export function sectionsOf(formType: FormTypeProp) {
  const fields = Object.values(formType.fields)
    .filter(({ kind }) => kind !== 'photo')
    .sort((a, b) => Number(a.kind === 'note') - Number(b.kind === 'note'))
  return (['identity', 'contact', 'request', 'office'] as const)
    .map((key) => ({ key, fields: fields.filter((field) => sectionOf(field) === key) }))
    .filter((section) => section.fields.length > 0)
}
