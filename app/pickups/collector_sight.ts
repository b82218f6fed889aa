import { isWithheld, masked } from '#models/form/sight'
import type Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import type { Reader } from '#models/user'
import { areAlike } from '#text/likeness'

/** `reader`: a user, or the collector, who gets the receipt by mail. */
type PickupReader = Reader | 'collector'

/**
 * What a reader sees of a collector beside the name: nothing, if the collector is somebody on the list
 * whose request is withheld from the reader.
 */
export async function collectorFacts(reader: PickupReader, pickup: Pickup) {
  if (reader !== 'collector' && !(await isCollectorShown(reader, pickup)))
    return { document: null, email: null, phone: null, observations: null, sign: null }
  const { email, phone, observations, sign } = pickup
  return { document: numberFor(reader, pickup), email, phone, observations, sign }
}

/** Whether the reader sees the collector. Who does not may not correct the list either. */
export const isCollectorShown = async (reader: Reader, pickup: Pickup): Promise<boolean> =>
  !(await hiddenCollectors(reader, [pickup])).has(pickup.id)

/** Ids of the pickups whose collector is not shown to the reader. */
export async function hiddenCollectors(reader: Reader, pickups: Pickup[]): Promise<Set<number>> {
  const withWithheld = await entriesOf(pickups).whereHas('form', (form) => {
    form.whereNotNull('restrictedAt').if(!reader.seesMinors, () => form.orWhere('minor', true))
  })
  const ids = new Set(withWithheld.map(({ collectiveId }) => collectiveId))
  const doubtful = pickups.filter(
    ({ id, documentMasked }) => ids.has(id) || (documentMasked && !reader.seesMinors)
  )
  const entries = await entriesOf(doubtful).preload('form', (form) =>
    form.withScopes((scopes) => scopes.withoutNumbers())
  )
  const byPickup = Map.groupBy(entries, ({ collectiveId }) => collectiveId)
  const hidden = doubtful.filter((pickup) => isHidden(reader, pickup, byPickup.get(pickup.id)))
  return new Set(hidden.map(({ id }) => id))
}

const entriesOf = (pickups: Pickup[]) =>
  PickupEntry.query().whereIn(
    'collectiveId',
    pickups.map(({ id }) => id)
  )

function isHidden(reader: Reader, pickup: Pickup, entries: PickupEntry[] = []): boolean {
  const { name, lastname: lastName, documentMasked } = pickup
  const ofCollector = entries.filter(({ form }) => form && areAlike(form, { name, lastName }))
  // A masked number is that of somebody on the list. If their request is gone, they may be a minor.
  if (ofCollector.length === 0) return documentMasked && !reader.seesMinors
  return ofCollector.some(({ form }) => isWithheld(reader, form))
}

/**
 * The collector, and a user who may correct the pickup, see what was typed, but not a number that came
 * from a mask. Masking only the numbers of applicants would reveal who has applied.
 */
function numberFor(reader: PickupReader, { document, documentMasked }: Pickup): string | null {
  if (!document || (reader !== 'collector' && reader.may('edit'))) return document
  const mayCorrect = reader === 'collector' || reader.may('editPickups')
  return mayCorrect && !documentMasked ? document : masked(document)
}
