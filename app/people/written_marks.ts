import db from '@adonisjs/lucid/services/db'
import { isRecord } from '#form_types/sent_answers'
import DataRequest from '#models/data_request'
import type { Marks } from '#people/marks'
import { officeAnswers, textColumns } from '#people/mentions'
import { identifies, MORE_NAME, nationalNumber } from '#people/spellings'
import { apostrophes, fold, interpuncts, lettersOf } from '#shared/fold'
import { normaliseDocument, withLetter } from '#shared/identity_documents'
import { keysOf, pick, recordOf } from '#shared/keys'
import { rowsInParts } from '#sql/bulk'
import { keyedHashes, personKeysOf } from '#text/secrets'

/** `pasaporte PZ 44 71 92 3` has six parts. */
const MOST_PARTS = 8
const MOST_WORDS = 16
const LONGEST_NUMBER = 30
/** A passport begins with up to three letters; those before them are a word, as in `pasaporteABC123456`. */
const MOST_LETTERS = 3

const PARTS = /[\p{L}\p{N}\p{M}]+/gu
const AROUND_ADDRESSES = /[\s()<>,;:"[\]«»“”‘’]+/
const IN_NAME = new RegExp(
  `^(?:[\\s_]{1,3}|\\s?\\p{Pd}\\s?|,\\s?|[.´${apostrophes.join('')}${interpuncts.join('')}])$`,
  'u'
)
const MORE = new RegExp(`^(?:${MORE_NAME})`, 'u')

/** Columns that name somebody by address alone. */
const addressColumns = { mail_log: ['to'], late_links: ['email'], guest_links: ['email'] }

export type WrittenMarks = Pick<
  Marks,
  'emails' | 'names' | 'shortNames' | 'documents' | 'telephones'
>

type Kind = keyof WrittenMarks

/** `Ana, Ruiz` is not `Ruiz, Ana`. */
const inOrder = (name: string) => name.split(',').map(lettersOf).join()

/** For each key of hashes: today's first. */
const hashesOf: Record<Kind, (mark: string) => string[]> = {
  emails: (address) => keyedHashes(`email:${fold(address)}`),
  names: (name) => keyedHashes(`name:${inOrder(name)}`),
  shortNames: (name) => keyedHashes(`short name:${inOrder(name)}`),
  documents: personKeysOf,
  telephones: (number) => keyedHashes(`telephone:${nationalNumber(number)}`),
}

/** What a restore needs to find these marks in texts again. Nobody can read them from it. */
export const hashedMarks = (marks: WrittenMarks): string[] => [
  ...new Set(
    keysOf(hashesOf).flatMap((kind) => marks[kind].map((mark) => hashesOf[kind](mark)[0]))
  ),
]

/**
 * Marks with one of these hashes, as texts spell them. In a restored backup nothing else tells them.
 * Each text is read once.
 */
export async function writtenMarks(hashes: string[]): Promise<WrittenMarks> {
  const sought = new Set(hashes)
  const found = recordOf(keysOf(hashesOf), () => new Set<string>())
  if (sought.size > 0)
    for await (const text of allTexts())
      for (const [kind, mark] of marksIn(text))
        if (hashesOf[kind](mark).some((hash) => sought.has(hash))) found[kind].add(mark)
  return recordOf(keysOf(found), (kind) => [...found[kind]])
}

async function* allTexts() {
  for (const columns of [textColumns, addressColumns])
    for (const [table, names] of Object.entries(columns)) {
      const rows = () => db.from(table).select('id', ...names)
      for await (const part of rowsInParts<{ id: number }>(rows))
        for (const row of part) yield* textsIn(withoutAnswers(row))
    }
  for await (const part of rowsInParts(() => DataRequest.query().whereNotNull('sealed')))
    for (const { reason, answer, askerEmail } of part) yield* textsIn([reason, answer, askerEmail])
}

/** Free answers of others are their own: an erasure leaves them. */
const withoutAnswers = (row: object) =>
  'detail' in row && isRecord(row.detail)
    ? { ...row, detail: pick(row.detail, officeAnswers) }
    : row

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  if (isRecord(value)) {
    const lastName = value.lastName ?? value.lastname
    if (value.name && lastName) yield `${value.name} ${lastName}`
  }
  for (const one of Object.values(value)) yield* textsIn(one)
}

function* marksIn(text: string): Generator<[Kind, string]> {
  if (text.includes('@')) yield ['emails', text]
  for (const word of text.split(AROUND_ADDRESSES))
    if (word.includes('@')) yield ['emails', withoutEnds(word)]
  const parts = [...text.matchAll(PARTS)]
  for (const start of parts.keys()) {
    yield* namesFrom(text, parts.slice(start, start + MOST_WORDS))
    yield* numbersFrom(text, parts.slice(start, start + MOST_PARTS))
  }
}

const withoutEnds = (address: string) =>
  address.replace(/^['.*_]{1,3}/, '').replace(/['.*_!?]{1,3}$/, '')

const between = (text: string, first: RegExpExecArray, last: RegExpExecArray) =>
  text.slice(first.index, last.index + last[0].length)

function* namesFrom(text: string, parts: RegExpExecArray[]): Generator<[Kind, string]> {
  const [first, ...others] = parts
  let end = first
  for (const part of others) {
    const gap = text.slice(end.index + end[0].length, part.index)
    if (!IN_NAME.test(gap) || /\d/.test(part[0] + first[0])) return
    end = part
    const name = between(text, first, end)
    yield ['names', name]
    if (!MORE.test(text.slice(end.index + end[0].length))) yield ['shortNames', name]
  }
}

function* numbersFrom(text: string, parts: RegExpExecArray[]): Generator<[Kind, string]> {
  const [first] = parts
  let number = ''
  for (const part of parts) {
    number += part[0]
    if (number.length > LONGEST_NUMBER) return
    if (!identifies(number)) continue
    for (const document of documentsIn(number)) yield ['documents', document]
    const written = between(text, first, part)
    if (/^\d+$/.test(number))
      yield ['telephones', text[first.index - 1] === '+' ? `+${written}` : written]
  }
}

function* documentsIn(written: string) {
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
