import Form from '#models/form'
import { isMasked, isWithheld, masked } from '#models/form/sight'
import type { Reader } from '#models/user'
import { normaliseDocument } from '#shared/identity_documents'
import { areAlike } from '#text/likeness'

type Collector = { name: string; lastname: string; document?: string | null }
type Stored = Collector & { documentMasked: boolean }

/**
 * The collector with their whole number where the form sent a masked one or none. The whole number is
 * the one `stored` before, or that of one of the requests `forms` with this mask, if the user sees it.
 * It is taken only from somebody with nearly the collector's name, so that nobody gets the number of
 * somebody else. Null if nobody has it. `documentMasked`: whether it came from a mask.
 */
export async function withNumber<Sent extends Collector>(
  collector: Sent,
  { by, stored, forms = [] }: { by: Reader; stored?: Stored; forms?: number[] }
): Promise<Sent & { documentMasked: boolean }> {
  const number = stored?.document
  const wasMasked = stored?.documentMasked ?? false
  const { document: sent = number ? masked(number) : null } = collector
  if (!sent || !isMasked(sent)) {
    const isSame = normaliseDocument(sent ?? '') === normaliseDocument(number ?? '')
    return { ...collector, documentMasked: isSame && wasMasked }
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

/**
 * The number of a collector on a page or a receipt. The collector, and a user who may correct the
 * pickup, see what was typed, but not a number that came from a mask. To mask the numbers of applicants
 * instead would tell who has applied.
 */
export function collectorNumberFor(
  reader: Reader | 'collector',
  { document, documentMasked }: Pick<Stored, 'documentMasked'> & { document: string | null }
): string | null {
  if (document === null || (reader !== 'collector' && reader.may('edit'))) return document
  const mayCorrect = reader === 'collector' || reader.may('editPickups')
  return mayCorrect && !documentMasked ? document : masked(document)
}
