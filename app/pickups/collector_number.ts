import Form from '#models/form'
import { isMasked, isWithheld, masked } from '#models/form/sight'
import type { Reader } from '#models/user'
import { areAlike } from '#text/likeness'
import { personKeysOf } from '#text/secrets'

type Collector = { name: string; lastname: string; document?: string | null }

/**
 * The collector with their whole number where the form sent a masked one. The whole number is the one
 * `stored` before, or that of one of the requests `forms`, if the user sees it. It is taken only from
 * somebody with nearly the collector's name, so that nobody gets the number of somebody else. Null if
 * nobody has this mask.
 */
export async function withNumber<Sent extends Collector>(
  collector: Sent,
  { by, stored, forms = [] }: { by: Reader; stored?: Collector; forms?: number[] }
): Promise<Sent> {
  const sent = collector.document
  if (!sent || !isMasked(sent)) return collector
  const holders = await Form.query().whereIn('id', forms)
  const people = [
    ...(stored ? [{ ...named(stored), document: stored.document }] : []),
    ...holders.filter((form) => !isWithheld(by, form)),
  ]
  const owner = people.find(
    (one) => one.document && masked(one.document) === sent && areAlike(one, named(collector))
  )
  return { ...collector, document: owner?.document ?? null }
}

const named = ({ name, lastname: lastName }: Collector) => ({ name, lastName })

/**
 * The number of a collector as a reader sees it. The collector, and a user who may correct the pickup,
 * see what was typed, but not the number of an applicant, for which a mask may have been sent.
 */
export async function collectorNumberFor(
  reader: Reader | 'collector',
  number: string | null
): Promise<string | null> {
  if (number === null) return null
  if (reader !== 'collector') {
    if (reader.may('edit')) return number
    if (!reader.may('editPickups')) return masked(number)
  }
  const keys = personKeysOf(number)
  const applicant = await Form.query()
    .whereIn('personKey', keys)
    .orWhereIn('passportKey', keys)
    .orWhereIn('guardianKey', keys)
    .first()
  return applicant ? masked(number) : number
}
