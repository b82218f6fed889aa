import { randomUUID } from 'node:crypto'
import Pickup from '#models/pickup'
import { withNumber } from '#pickups/collector_number'
import { saveList } from '#pickups/edit_list'
import type User from '#models/user'

export type Collector = {
  name: string
  lastname: string
  email?: string | null
  phone?: string | null
  document?: string | null
  type?: string
  observations?: string | null
  nonce?: string
}

/** All cards or none; the same nonce twice is one list. @throws CardsRefused */
export async function makeList(
  { nonce, ...collector }: Collector,
  forms: number[],
  by: User
): Promise<Pickup> {
  const findByNonce = () => (nonce ? Pickup.findBy({ nonce, userId: by.id }) : null)
  const existing = await findByNonce()
  if (existing) return existing
  const pickup = new Pickup().merge({
    type: 'company',
    state: 'waiting',
    ...(await withNumber(collector, { by, forms })),
    nonce: nonce ?? randomUUID(),
    userId: by.id,
  })
  try {
    await saveList(pickup, forms, by)
    return pickup
  } catch (error) {
    // The same list was sent twice at the same moment.
    const sameList = await findByNonce()
    if (sameList) return sameList
    throw error
  }
}
