import type { InputHTMLAttributes } from 'react'
import type { FormTypeProp } from '~/types'

type AutoFill = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'>

const ofPerson: Record<string, string> = {
  name: 'given-name',
  lastName: 'family-name',
  birthDate: 'bday',
  email: 'email',
  cellPhone: 'tel',
  address: 'street-address',
  city: 'address-level2',
  cp: 'postal-code',
  idCountry: 'country-name',
  company: 'organization',
  job: 'organization-title',
}

/** A parent or guardian fills in a child's form. */
const ofTutor: Record<string, string> = {
  tutorName: 'given-name',
  tutorLastName: 'family-name',
  tutorEmail: 'email',
  tutorCellPhone: 'tel',
  address: 'street-address',
  city: 'address-level2',
  cp: 'postal-code',
  idCountry: 'country-name',
}

export function autofill({ fields }: FormTypeProp, name: string): AutoFill {
  const hints = fields.tutorName ? ofTutor : ofPerson
  return { autoComplete: hints[name] ?? 'off' }
}
