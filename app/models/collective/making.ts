import Collective from '#models/collective'
import { saveList } from '#models/collective/listing'
import type User from '#models/user'

/** What somebody who collects says of themselves. */
export type Collector = {
  name: string
  lastname: string
  email?: string | null
  phone?: string | null
  document?: string | null
  type?: string
  observations?: string | null
  /** The client's own number: the same one twice is one list. */
  nonce?: string
}

/**
 * Begins a list with the cards of some requests: all of them or none.
 * @throws CardsRefused
 */
export async function makeList(
  { nonce, ...collector }: Collector,
  forms: number[],
  by: User
): Promise<Collective> {
  const again = () => (nonce ? Collective.findBy({ nonce, userId: by.id }) : null)
  const known = await again()
  if (known) return known
  const collective = new Collective().merge({
    type: 'company',
    state: 'waiting',
    ...collector,
    nonce: nonce ?? null,
    userId: by.id,
  })
  try {
    await saveList(collective, forms, by)
    return collective
  } catch (error) {
    // The same was sent twice at the same moment.
    const twin = await again()
    if (twin) return twin
    throw error
  }
}
