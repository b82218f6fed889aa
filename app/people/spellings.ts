import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Marks } from '#people/marks'
import { normaliseDocument } from '#shared/identity_documents'
import { apostrophes, compact, fold, interpuncts } from '#shared/fold'

const IN_WORD = '[\\p{L}\\p{N}\\p{M}]'

const GAP = '[\\s.\\-/()‐‑–—]{0,3}'

/** Shorter telephones could be any number. */
const LEAST_DIGITS = 6

/** With gaps between its characters, a shorter document could be a date. */
const LEAST_CHARACTERS = 7

/** With fewer digits, what somebody typed as their document could be a word: `APPROVED`, `GUEST1`. */
const LEAST_DIGITS_OF_DOCUMENT = 3

/** Eight digits that are a day, as `20260501` or `01052026`. */
const DAY = /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d|[0-3]\d(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/

/** Whole words only, so that `Ana Li` is not found in `Diana Lima`. */
const wholeWords = (written: string[]) => `(?<!${IN_WORD})(?:${anyOf(written)})(?!${IN_WORD})`

/** Numbers may touch letters, as in `DNI1234567`, but no other digits. */
const wholeNumbers = (written: string[]) => `(?<!\\p{N})(?:${anyOf(written)})(?!\\p{N})`

/** `Ana Ruiz Pérez`, `Ana Ruiz de la Torre` and `Ana Ruiz-Gil` are not `Ana Ruiz`. */
export const MORE_NAME =
  '\\p{Pd}\\p{L}|[^\\S\\n]+(?:(?:d[aeo]|del|las?|los|dos|v[ao]n|de[nr])[^\\S\\n]+)*(?-i:\\p{Lu})'

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

const anyOf = (written: string[]) => written.join('|') || '(?!)'

const pattern = (...parts: string[]) => new RegExp(parts.join('|'), 'giu')

/** For texts as people type them: with or without accents and capitals, numbers with or without separators. */
export function patternOf({ names, shortNames, emails, documents: all, telephones }: Marks) {
  const documents = all.filter(identifies)
  const spellings = new Map([
    ...names.filter(hasLetters).map((name) => [name, anySpelling(name)] as const),
    ...emails.map((email) => [email, sameAddress(email)] as const),
  ])
  return pattern(
    wholeWords([
      ...[...spellings.keys()]
        .toSorted((one, other) => other.length - one.length)
        .flatMap((word) => [RegExp.escape(word), spellings.get(word)!]),
      ...documents.filter(isFoundAsTyped).map(RegExp.escape),
    ]),
    wholeWords(shortNames.filter(hasLetters).map(anySpelling)) + `(?!${MORE_NAME})`,
    wholeNumbers([
      ...documents.filter((document) => !isFoundAsTyped(document)).map(typedDocument),
      ...telephones.flatMap(typedTelephone),
    ])
  )
}

/** Each word of the names alone. */
export const namingPattern = ({ nameWords }: Marks) =>
  pattern(wholeWords(nameWords.filter(hasLetters).map(anySpelling)))

export const birthDatePattern = ({ birthDates }: Pick<Marks, 'birthDates'>) =>
  pattern(wholeNumbers(birthDates.flatMap(dayPatterns)))

/** All addresses, and all numbers of five digits or more, with the letters that touch them. */
export const anybodysPattern = pattern(
  wholeWords([
    '[^\\s@()<>,;:]+@[^\\s@()<>,;:]+',
    `\\p{L}*[-./]?\\d(?:${GAP}\\d){4,}(?:\\p{L}+|[-./]\\p{L})?`,
    '(?=(?:\\p{L}*\\d){5})[\\p{L}\\d]+',
  ])
)

/** Parts of a compact text: a text without any of them has nothing that the patterns find. */
export const compactSpellings = (marks: Marks) => {
  const { names, shortNames, emails, documents, telephones, birthDates } = marks
  const numbers = documents.filter(identifies).map((document) => partsOfDocument(document).number)
  const national = telephones.flatMap((telephone) => partsOf(telephone)?.national ?? [])
  const days = birthDates.flatMap(compactDays)
  const spelled = [...names, ...shortNames, ...emails, ...numbers, ...national, ...days].map(
    compact
  )
  return [...new Set(spelled)].filter(Boolean)
}

const withGaps = (number: string) => [...number].map((one) => RegExp.escape(one)).join(GAP)

/** People leave out the first zero and the letter of a DNI or NIE, which follows from its digits. */
function partsOfDocument(document: string) {
  const number = normaliseDocument(document)
  const spanish = /^(?:0(?=\d{7}[A-Z]$))?([XYZ]\d{7}|\d{7,8})([A-Z])$/.exec(number)
  return spanish ? { number: spanish[1], letter: spanish[2] } : { number, letter: null }
}

/** Whether a text can tell a person by this document. */
export const identifies = (document: string) =>
  document.replace(/\D/g, '').length >= LEAST_DIGITS_OF_DOCUMENT

/** With gaps between its characters it could be another number, or a date. */
function isFoundAsTyped(document: string) {
  const number = normaliseDocument(document)
  return number.length < LEAST_CHARACTERS || DAY.test(number)
}

function typedDocument(document: string) {
  const { number, letter } = partsOfDocument(document)
  return letter ? `(?:0${GAP})?${withGaps(number)}(?:${GAP}${letter})?` : withGaps(number)
}

function partsOf(telephone: string) {
  const parsed = parsePhoneNumberFromString(telephone, 'ES')
  const national = String(parsed?.nationalNumber ?? telephone.replace(/\D/g, ''))
  if (national.length < LEAST_DIGITS) return null
  return { prefix: parsed?.countryCallingCode ?? '', national }
}

/** As a telephone is written without its prefix, digits only. */
export const nationalNumber = (telephone: string) => partsOf(telephone)?.national ?? telephone

function typedTelephone(telephone: string) {
  const parts = partsOf(telephone)
  if (!parts) return []
  return `(?:[+(]{0,2}(?:00)?${parts.prefix}${GAP})?(?:0${GAP})?${withGaps(parts.national)}`
}

function dayPatterns(day: string) {
  const [year, month, date] = day.split('-')
  const [monthPattern, datePattern] = [month, date].map((part) => `0?${Number(part)}`)
  const between = '\\s?[-./‐‑–]\\s?'
  const short = `(?:${year.slice(0, 2)})?${year.slice(2)}`
  return [
    [year, monthPattern, datePattern].join(between),
    [datePattern, monthPattern, short].join(between),
  ]
}

function compactDays(day: string) {
  const [year, ...rest] = day.split('-')
  const [months, dates] = rest.map((part) => [part, String(Number(part))])
  return months.flatMap((month) =>
    dates.flatMap((date) => [
      `${year}${month}${date}`,
      `${date}${month}${year}`,
      `${date}${month}${year.slice(2)}`,
    ])
  )
}

/** Latin letters with accents, by their plain letter. */
const accented = Map.groupBy(
  [[0xc0, 0x24f] as const, [0x1e00, 0x1eff] as const].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
  ),
  fold
)

// `fold` makes a blank of the last one.
const APOSTROPHES = [...apostrophes, '´'].join('')

/** Between two words of a name. Two names in a list of pairs (`Ana Ruiz - Eva Gil`) are none. */
const SPACED = `(?:[\\s_]+|\\p{Pd}|[${APOSTROPHES}])`
const DASHED = '(?:[\\s_]+|\\s?\\p{Pd}\\s?)'

/** A name as people write it: without accents and apostrophes or with them, and with dashes for spaces. */
function anySpelling(name: string): string {
  const parts = fold(name.replaceAll('´', "'"))
    .replace(new RegExp(`([${APOSTROPHES}]) `, 'g'), '$1')
    .split(/( ?\p{Pd}[ \p{Pd}]*| )/u)
  let spelled = ''
  let gap = ''
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) gap ||= /\p{Pd}/u.test(part) ? DASHED : SPACED
    else if (part) {
      const word = anyWord(part)
      if (!word) continue
      spelled += (spelled && gap) + word
      gap = ''
    }
  }
  return spelled
}

function anyWord(word: string): string {
  const plainGap = `[${APOSTROPHES}${interpuncts.join('')}]?`
  let spelled = ''
  let gap = plainGap
  for (const character of word) {
    if (APOSTROPHES.includes(character)) gap = `[${APOSTROPHES}]?\\s?`
    else if (interpuncts.includes(character)) gap = `[${interpuncts.join('')}.-]?`
    else {
      spelled += (spelled && gap) + withAccents(character)
      gap = plainGap
    }
  }
  return spelled
}

/** Another character in an address is another mailbox. */
const sameAddress = (email: string) => [...fold(email)].map(withAccents).join('')

const ORDINALS: Record<string, string> = { a: 'ª', o: 'º' }

function withAccents(character: string) {
  const letters = accented.get(character)?.join('')
  const spelled = letters ? `[${character}${letters}]\\p{M}*` : RegExp.escape(character)
  const raised = ORDINALS[character]
  return raised ? `(?:${spelled}|\\.?${raised})` : spelled
}
