import type { Collector, PickupCandidate, ShownPickup } from '~/components/merchant/pickups/types'

export const blankCollector = (type: string): Collector => ({
  name: '',
  lastname: '',
  email: '',
  phone: '',
  document: '',
  type,
  observations: '',
})

export const collectorOf = (person: PickupCandidate): Collector => ({
  ...blankCollector('person'),
  name: person.name,
  lastname: person.lastName,
  email: person.email ?? '',
  phone: person.cellPhone ?? person.phone ?? '',
  document: person.document ?? '',
})

export const storedCollector = (pickup: ShownPickup): Collector => ({
  name: pickup.name,
  lastname: pickup.lastname,
  type: pickup.type,
  email: pickup.email ?? '',
  phone: pickup.phone ?? '',
  document: pickup.document ?? '',
  observations: pickup.observations ?? '',
})
