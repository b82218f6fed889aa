import type { InputHTMLAttributes } from 'react'

/** What browsers may fill in, by the name of the question. */
export const autofill: Record<
  string,
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'>
> = {
  name: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  birthDate: { autoComplete: 'bday' },
  document: { autoComplete: 'off' },
  email: { autoComplete: 'email' },
  cellPhone: { autoComplete: 'tel' },
  phone: { autoComplete: 'off' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  cp: { autoComplete: 'postal-code' },
  idCountry: { autoComplete: 'country-name' },
  company: { autoComplete: 'organization' },
  job: { autoComplete: 'organization-title' },
}
