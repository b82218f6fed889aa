import db from '@adonisjs/lucid/services/db'
import { isRecord } from '#form_types/sent_answers'
import DataRequest from '#models/data_request'
import { officeAnswers, textColumns } from '#people/mentions'
import { normaliseDocument, withLetter } from '#shared/identity_documents'
import { pick } from '#shared/keys'
import { rowsInParts } from '#sql/bulk'
import { personKeysOf } from '#text/secrets'

/** `pasaporte PZ 44 71 92 3` has six parts. */
const MOST_PARTS = 8
const LONGEST = 30
const LEAST_DIGITS = 3
/** A passport begins with up to three letters; those before them are a word, as in `pasaporteABC123456`. */
const MOST_LETTERS = 3

/**
 * Documents of the people with these keys that stand in texts, however they are spelled. In a restored
 * backup nothing else tells the document of somebody who was erased. Each text is read once.
 */
export async function writtenDocuments(keys: string[]): Promise<string[]> {
  const sought = new Set(keys)
  const found = new Set<string>()
  if (sought.size === 0) return []
  for await (const text of allTexts())
    for (const document of documentsIn(text))
      if (personKeysOf(document).some((key) => sought.has(key))) found.add(document)
  return [...found]
}

async function* allTexts() {
  for (const [table, columns] of Object.entries(textColumns)) {
    const rows = () => db.from(table).select('id', ...columns)
    for await (const part of rowsInParts<{ id: number }>(rows))
      for (const { id, ...row } of part) yield JSON.stringify(withoutAnswers(row))
  }
  for await (const part of rowsInParts(() => DataRequest.query().whereNotNull('sealed')))
    for (const { reason, answer } of part) yield JSON.stringify([reason, answer])
}

/** Free answers of others are their own: an erasure leaves them. */
const withoutAnswers = (row: object) =>
  'detail' in row && isRecord(row.detail)
    ? { ...row, detail: pick(row.detail, officeAnswers) }
    : row

function documentsIn(text: string): Set<string> {
  const found = new Set<string>()
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? []
  for (const start of parts.keys())
    for (let end = start + 1; end <= start + MOST_PARTS; end++) {
      const written = parts.slice(start, end).join('')
      if (written.length > LONGEST) break
      if (written.replace(/\D/g, '').length < LEAST_DIGITS) continue
      for (const document of spellingsOf(written)) found.add(document)
    }
  return found
}

function* spellingsOf(written: string) {
  const text = normaliseDocument(written)
  yield text
  const firstDigit = text.search(/\d/)
  for (let letters = 0; letters <= Math.min(MOST_LETTERS, firstDigit); letters++) {
    const document = normaliseDocument(text.slice(firstDigit - letters))
    yield document
    const complete = withLetter(document)
    if (complete) yield complete
  }
}
