import type { Collector, Person, ShownCollective } from '~/components/merchant/collectives/types'

/** Nobody yet. */
export const blank = (type: string): Collector => ({
  ...{ name: '', lastname: '', email: '', phone: '', document: '', type, observations: '' },
})

/** The holder of a card, who collects it for themselves. */
export const collectorOf = (person: Person): Collector => ({
  ...blank('person'),
  name: person.name,
  lastname: person.lastName,
  email: person.email ?? '',
  phone: person.cellPhone ?? person.phone ?? '',
  document: person.document ?? '',
})

/** Who collects a list that is there. */
export const collectorIn = (collective: ShownCollective): Collector => ({
  ...{ name: collective.name, lastname: collective.lastname, type: collective.type },
  email: collective.email ?? '',
  phone: collective.phone ?? '',
  document: collective.document ?? '',
  observations: collective.observations ?? '',
})
