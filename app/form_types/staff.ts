import {
  choice,
  choices,
  colour,
  date,
  file,
  flag,
  flags,
  money,
  note,
  number,
} from '#form_types/kinds/index'
import type { Stored } from '#sql/json'

export const staffFields = {
  category: choice('categories', { staff: true, list: true }),
  idPermission: choice('permissions', { staff: true }),
  customPermission: flags({ staff: true }),
  credits: number({ staff: true }),
  amount: money({ staff: true }),
  restaurants: choices('restaurants', { staff: true }),
  color: colour({ staff: true }),
  observation: note({ staff: true }),
  daily: flag({ staff: true }),
  datePermission: date({ staff: true }),
  endPermission: date({ staff: true }),
  covidPassport: flag({ staff: true }),
  covidCertificate: file({ staff: true }),
  locale: choice('locales', { staff: true }),
}

export const staffRules = ({ datePermission: from, endPermission: to }: Stored) =>
  from && to && to < from ? [{ field: 'endPermission', rule: 'endsBefore' }] : []

/** A public submission that carries one of these names is refused. */
export const refusedNames = [
  'state',
  'idForm',
  'version',
  'idParent',
  'reserved',
  ...Object.keys(staffFields),
]
