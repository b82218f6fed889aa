import Form from '#models/form'
import { isMasked, masked } from '#models/form/sight'

/** Replaces a masked number by the whole one: `stored`, or that of a person on the list. Null if none fits. */
export async function withNumber<Collector extends { document?: string | null }>(
  collector: Collector,
  { stored = null, forms = [] }: { stored?: string | null; forms?: number[] }
): Promise<Collector> {
  const sent = collector.document
  if (!sent || !isMasked(sent)) return collector
  const people = await Form.query().whereIn('id', forms)
  const numbers = [stored, ...people.map(({ document }) => document)]
  const document = numbers.find((number) => number && masked(number) === sent) ?? null
  return { ...collector, document }
}
