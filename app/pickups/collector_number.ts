import Form from '#models/form'
import { isMasked, isWithheld, masked } from '#models/form/sight'
import type { Reader } from '#models/user'
import { areAlike } from '#text/likeness'

type Collector = { name: string; lastname: string; document?: string | null }

/**
 * The collector with their whole number where the form sent a masked one or none. The whole number is
 * the one `stored` before, or that of one of the requests `forms` with this mask, if the user sees it.
 * It is taken only from somebody with nearly the collector's name, so that nobody gets the number of
 * somebody else. Null if nobody has it.
 */
export async function withNumber<Sent extends Collector>(
  collector: Sent,
  { by, stored, forms = [] }: { by: Reader; stored?: Collector; forms?: number[] }
): Promise<Sent> {
  const number = stored?.document
  const { document: sent = number ? masked(number) : null } = collector
  if (!sent || !isMasked(sent)) return collector
  const holders = await Form.query().whereIn('id', forms)
  const people = [
    ...(stored ? [{ ...named(stored), document: number }] : []),
    ...holders.filter((form) => !isWithheld(by, form)),
  ]
  const owner = people.find(
    (one) => one.document && masked(one.document) === sent && areAlike(one, named(collector))
  )
  return { ...collector, document: owner?.document ?? null }
}

const named = ({ name, lastname: lastName }: Collector) => ({ name, lastName })

/**
 * The number of a collector on a page or a receipt. Without `edit` it is always masked: to mask only the
 * numbers of applicants would tell who has applied.
 */
export const collectorNumberFor = (reader: Reader | 'collector', number: string | null) =>
  number === null || (reader !== 'collector' && reader.may('edit')) ? number : masked(number)
