import Form from '#models/form'
import { isMasked, isWithheld, masked } from '#models/form/sight'
import type { Reader } from '#models/user'
import { personKeysOf } from '#text/secrets'

/**
 * The collector with their whole number where the form sent a masked one. The whole number is the one
 * `stored` before, or that of one of the requests `forms`, if the user sees it. Null if neither has
 * this mask.
 */
export async function withNumber<Collector extends { document?: string | null }>(
  collector: Collector,
  { by, stored = null, forms = [] }: { by: Reader; stored?: string | null; forms?: number[] }
): Promise<Collector> {
  const sent = collector.document
  if (!sent || !isMasked(sent)) return collector
  const holders = await Form.query().whereIn('id', forms)
  const people = holders.filter((form) => !isWithheld(by, form))
  const numbers = [stored, ...people.map(({ document }) => document)]
  const document = numbers.find((number) => number && masked(number) === sent) ?? null
  return { ...collector, document }
}

/**
 * The number of a collector as a reader sees it. Who may correct the pickup sees what was typed, but
 * not the number of an applicant, for which a mask may have been sent.
 */
export async function collectorNumberFor(
  reader: Reader | 'collector',
  number: string | null
): Promise<string | null> {
  if (number === null || reader === 'collector' || reader.may('edit')) return number
  if (!reader.may('editPickups')) return masked(number)
  const keys = personKeysOf(number)
  const applicant = await Form.query()
    .whereIn('personKey', keys)
    .orWhereIn('passportKey', keys)
    .orWhereIn('guardianKey', keys)
    .first()
  return applicant ? masked(number) : number
}
