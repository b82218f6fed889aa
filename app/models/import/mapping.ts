import { createHash } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { headingKey } from '#documents/spreadsheets/heading'
import type { SheetFacts } from '#documents/spreadsheet'
import type { ImportKind, Mapping } from '#models/import/kind'
import ImportMapping from '#models/import_mapping'

/** Headers that lists of a kind may have, as they are compared; the first language's words serve all. */
export const wordsOf = (kind: ImportKind) => [...fieldsByWord(kind).keys()]

/** What columns are taken for by their headers; each field once, the first column wins. */
export function guess(
  kind: ImportKind,
  { headers, sample }: Pick<SheetFacts, 'headers' | 'sample'>
): Mapping {
  const words = fieldsByWord(kind)
  const taken = new Set<string>()
  const mapping: Mapping = {}
  for (const [column, header] of headers.entries()) {
    const field = words.get(headingKey(header))
    mapping[column] = field && !taken.has(field) ? field : null
    if (field) taken.add(field)
  }
  return kind.settle?.(mapping, headers, sample) ?? mapping
}

/** What somebody took the columns of these headers for before. */
export async function recall(kind: ImportKind, headers: string[]): Promise<Mapping | null> {
  const row = await ImportMapping.findBy({ kind: kind.key, signature: signatureOf(headers) })
  return row?.mapping ?? null
}

/** Keeps what the columns were taken for, for the next list with these headers. */
export async function remember(kind: ImportKind, headers: string[], mapping: Mapping) {
  await ImportMapping.updateOrCreate(
    { kind: kind.key, signature: signatureOf(headers) },
    { mapping }
  )
}

const signatureOf = (headers: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(headingKey)))
    .digest('hex')

function fieldsByWord(kind: ImportKind): Map<string, string> {
  const words = new Map<string, string>()
  for (const locale of ['es', 'en'])
    for (const { name, label, synonyms } of kind.columns(i18nManager.locale(locale)))
      for (const word of [name, label, ...synonyms]) {
        const key = headingKey(word)
        if (key && !words.has(key)) words.set(key, name)
      }
  return words
}
