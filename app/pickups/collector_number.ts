import Form from '#models/form'
import { isMasked, isWithheld, masked } from '#models/form/sight'
import type Pickup from '#models/pickup'
import type { Reader } from '#models/user'
import { normaliseDocument } from '#shared/identity_documents'
import { areAlike } from '#text/likeness'

type Collector = { name: string; lastname: string; document?: string | null }

/**
 * Fills in the collector's whole number where the form sent a masked one or none: the number of `stored`, or
 * of one of the requests `forms` that the user may see, if it has this mask. Its owner must have nearly the
 * collector's name, so that nobody gets the number of somebody else. Null if there is none.
 * `documentMasked`: whether the number came from a mask.
 */
export async function withNumber<Sent extends Collector>(
  collector: Sent,
  { by, stored, forms = [] }: { by: Reader; stored?: Pickup; forms?: number[] }
): Promise<Sent & { documentMasked: boolean }> {
  const number = stored?.document ?? null
  const wasMasked = stored?.documentMasked ?? false
  const { document: sent = number && masked(number) } = collector
  if (!sent || !isMasked(sent)) {
    const isSame = normaliseDocument(sent ?? '') === normaliseDocument(number ?? '')
    // To others, a number that turns out to be masked would say that they guessed it.
    return { ...collector, documentMasked: wasMasked && isSame && by.may('edit') }
  }
  const holders = await Form.query().whereIn('id', forms)
  const people = [
    ...(stored ? [{ ...named(stored), document: number, isMasked: wasMasked }] : []),
    ...holders
      .filter((form) => !isWithheld(by, form))
      .map(({ name, lastName, document }) => ({ name, lastName, document, isMasked: true })),
  ]
  const owner = people.find(
    (one) => one.document && masked(one.document) === sent && areAlike(one, named(collector))
  )
  return {
    ...collector,
    document: owner?.document ?? null,
    documentMasked: owner?.isMasked ?? false,
  }
}

const named = ({ name, lastname: lastName }: Collector) => ({ name, lastName })
