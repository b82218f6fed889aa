import type { Collector, Person, ShownCollective } from '~/components/merchant/collectives/types'

export const blankCollector = (type: string): Collector => ({
  name: '',
  lastname: '',
  email: '',
  phone: '',
  document: '',
  type,
  observations: '',
})

export const collectorOf = (person: Person): Collector => ({
  ...blankCollector('person'),
  name: person.name,
  lastname: person.lastName,
  email: person.email ?? '',
  phone: person.cellPhone ?? person.phone ?? '',
  document: person.document ?? '',
})

export const storedCollector = (collective: ShownCollective): Collector => ({
  name: collective.name,
  lastname: collective.lastname,
  type: collective.type,
  email: collective.email ?? '',
  phone: collective.phone ?? '',
  document: collective.document ?? '',
  observations: collective.observations ?? '',
})
