import { createHash } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { headingKey } from '#documents/spreadsheets/heading'
import type { SheetFacts } from '#documents/spreadsheet'
import type { ImportKind, Mapping } from '#imports/kind'
import ImportMapping from '#models/import_mapping'

export const headerWords = (kind: ImportKind) => [...fieldsByHeader(kind).keys()]

/** Each field is used once; the first column wins. */
export function guessMapping(
  kind: ImportKind,
  { headers, sample }: Pick<SheetFacts, 'headers' | 'sample'>
): Mapping {
  const fields = fieldsByHeader(kind)
  const usedFields = new Set<string>()
  const mapping: Mapping = {}
  for (const [column, header] of headers.entries()) {
    const field = fields.get(headingKey(header))
    mapping[column] = field && !usedFields.has(field) ? field : null
    if (field) usedFields.add(field)
  }
  return kind.refineMapping?.(mapping, headers, sample) ?? mapping
}

export async function recallMapping(kind: ImportKind, headers: string[]): Promise<Mapping | null> {
  const row = await ImportMapping.findBy({ kind: kind.key, signature: signatureOf(headers) })
  return row?.mapping ?? null
}

export async function rememberMapping(kind: ImportKind, headers: string[], mapping: Mapping) {
  await ImportMapping.updateOrCreate(
    { kind: kind.key, signature: signatureOf(headers) },
    { mapping }
  )
}

const signatureOf = (headers: string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.map(headingKey)))
    .digest('hex')

function fieldsByHeader(kind: ImportKind): Map<string, string> {
  const fields = new Map<string, string>()
  for (const locale of ['es', 'en'])
    for (const { name, label, synonyms } of kind.columns(i18nManager.locale(locale)))
      for (const word of [name, label, ...synonyms]) {
        const key = headingKey(word)
        if (key && !fields.has(key)) fields.set(key, name)
      }
  return fields
}
