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
    return { document: null, email: null, phone: null, observations: null }
  const { email, phone, observations } = pickup
  return { document: numberFor(reader, pickup), email, phone, observations }
}

/** A user to whom the collector is not shown does not correct the list either. */
export async function isCollectorShown(reader: Reader, pickup: Pickup): Promise<boolean> {
  const { name, lastname: lastName, documentMasked } = pickup
  const entries = await pickup
    .related('entries')
    .query()
    .preload('form', (form) => form.withScopes((scopes) => scopes.withoutNumbers()))
  const ofCollector = entries.filter(({ form }) => form && areAlike(form, { name, lastName }))
  // A masked number is that of somebody on the list. If their request is gone, they may be a minor.
  if (ofCollector.length === 0) return !documentMasked || reader.seesMinors
  return ofCollector.every(({ form }) => !isWithheld(reader, form))
}

/** Ids of the pickups whose collector is not shown to the reader. */
export async function hiddenCollectors(reader: Reader, pickups: Pickup[]): Promise<Set<number>> {
  const withWithheld = await PickupEntry.query()
    .whereIn(
      'collectiveId',
      pickups.map(({ id }) => id)
    )
    .whereHas('form', (form) => {
      form.whereNotNull('restrictedAt').if(!reader.seesMinors, () => form.orWhere('minor', true))
    })
  const ids = new Set(withWithheld.map(({ collectiveId }) => collectiveId))
  const hidden = new Set<number>()
  for (const pickup of pickups) {
    const isDoubtful = ids.has(pickup.id) || (pickup.documentMasked && !reader.seesMinors)
    if (isDoubtful && !(await isCollectorShown(reader, pickup))) hidden.add(pickup.id)
  }
  return hidden
}

/**
 * The collector, and a user who may correct the pickup, see what was typed, but not a number that came
 * from a mask. To mask the numbers of applicants instead would tell who has applied.
 */
function numberFor(reader: PickupReader, { document, documentMasked }: Pickup): string | null {
  if (!document || (reader !== 'collector' && reader.may('edit'))) return document
  const mayCorrect = reader === 'collector' || reader.may('editPickups')
  return mayCorrect && !documentMasked ? document : masked(document)
}
