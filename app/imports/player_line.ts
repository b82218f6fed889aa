import { isGarbled } from '#text/mojibake'
import { readDay, readFlag } from '#form_types/kinds/cell_text'
import type { ImportLine, ImportRemark } from '#imports/kind'
import { entryIn, entryInBrackets, isDrawHeading, type DrawEntry } from '#imports/draw_entries'
import { nameKey } from '#text/name_key'
import { namesIn, normalisedNames, type Names } from '#imports/names'
import { notesIn } from '#text/name_notes'
import { nationalityIn } from '#imports/nationalities'

/** Null means that the row does not say it, except for `draw`. */
export type PlayerLine = Names & {
  line: number
  playerId: string | null
  /** The name and its reverse order, folded for comparison; empty without a name. */
  keys: string[]
  /** Name and last name have their own columns. */
  hasSeparateNames: boolean
  birthDate: string | null
  nationality: string | null
  rank: number | null
  /** Null: in no draw. Undefined: not said. */
  draw: string | null | undefined
  withdrawn: boolean
  problems: ImportRemark[]
  fault: ImportRemark | null
}

const NAMES = ['fullName', 'lastName', 'name']
const LONGEST = { name: 100, lastName: 100, playerId: 40 } as const
const LARGEST_RANK = 100_000
const WITHDRAWN: DrawEntry = { draw: null, withdrawn: true }
const EARLIEST_BIRTH = '1900-01-01'
const NO_DATE = /^(|-|\?|0|n\/?a|unk|unknown|19000000|00000000|0000-00-00)$/i
const NO_RANK = /^(|-|–|0|n\/?a|nr|unranked|none|sin ranking|s\/c|pr|sr)$/i

export function playerLine(
  { line, values }: ImportLine,
  { tour, monthFirst }: { tour: string; monthFirst: boolean }
): PlayerLine {
  const problems: ImportRemark[] = []
  const warn = (key: string, field: string, value: string) =>
    problems.push({
      key: `messages.import.problems.${key}`,
      field,
      values: { value: shortened(value) },
    })

  const notes = notesIn(values.fullName ?? '')
  const country = values.nationality || (notes.find(isCountryCode) ?? '')
  const nationality = nationalityIn(country)
  if (country && !nationality) warn('nationality', 'nationality', country)
  const birthDate = birthDateIn(values.birthDate ?? '', { monthFirst })
  if (birthDate === undefined) warn('birthDate', 'birthDate', values.birthDate)
  const rank = rankIn(values.rank ?? '')
  if (rank === undefined) warn('rank', 'rank', values.rank)
  const entries = notes.map(entryInBrackets)
  for (const field of ['withdrawn', 'status', 'draw']) {
    const text = values[field] ?? ''
    const ticked = field === 'withdrawn' ? readFlag(text) : null
    const entry = ticked ? WITHDRAWN : entryIn(text)
    if (text !== '' && ticked === null && !entry) warn('draw', field, text)
    entries.push(entry)
  }
  const statedEntries = entries.filter((entry) => entry !== undefined)
  const names = namesOf(values)
  const keys = keysOf(names)
  return {
    line,
    ...names,
    playerId: values.playerId || null,
    keys,
    hasSeparateNames: Boolean(values.lastName || values.name),
    birthDate: birthDate ?? null,
    nationality,
    rank: rank ?? null,
    draw: statedEntries.findLast(({ withdrawn }) => !withdrawn)?.draw,
    withdrawn: statedEntries.some(({ withdrawn }) => withdrawn),
    problems,
    fault: faultIn(values, { ...names, keys }, tour),
  }
}

const isCountryCode = (note: string) => /^\p{L}{2,3}$/u.test(note) && !entryInBrackets(note)

function namesOf(values: Record<string, string>): Names {
  const { name = '', lastName = '', fullName = '' } = values
  return name || lastName ? normalisedNames({ name, lastName }) : namesIn(fullName)
}

function keysOf({ name, lastName }: Names): PlayerLine['keys'] {
  const key = nameKey(name, lastName)
  return key === '' ? [] : [key, nameKey(lastName, name)]
}

function faultIn(
  values: Record<string, string>,
  { keys, ...names }: Names & Pick<PlayerLine, 'keys'>,
  tour: string
): ImportRemark | null {
  const { playerId = '', fullName = '', name = '', lastName = '' } = values
  const fault = (key: string, args: Record<string, string | number> = {}, field?: string) => ({
    key: `messages.import.problems.${key}`,
    values: args,
    ...(field && { field }),
  })
  if (keys.length === 0 && !playerId) return fault('noName')
  if (isHeading(values)) return fault('noName')
  for (const field of NAMES)
    if (isGarbled(values[field] ?? ''))
      return fault('garbled', { value: shortened(values[field]) }, field)
  for (const field of ['name', 'lastName'] as const)
    if (names[field].length > LONGEST[field])
      return fault('tooLong', { most: LONGEST[field] }, fullName ? 'fullName' : field)
  if (playerId.length > LONGEST.playerId)
    return fault('tooLong', { most: LONGEST.playerId }, 'playerId')
  const other = values.tour?.toUpperCase() ?? ''
  if (/^(ATP|WTA)$/.test(other) && other !== tour) return fault('otherTour', { tour: other })
  if (fullName && (name || lastName) && !areSameNames(fullName, names))
    return fault('twoNames', {
      one: shortened(fullName),
      other: shortened(`${name} ${lastName}`.trim()),
    })
  return null
}

function isHeading(values: Record<string, string>): boolean {
  const filled = Object.keys(values).filter((field) => values[field] !== '')
  return filled.length === 1 && NAMES.includes(filled[0]) && isDrawHeading(values[filled[0]])
}

function areSameNames(fullName: string, names: Names): boolean {
  const whole = namesIn(fullName)
  const words = ({ name, lastName }: Names) => nameKey(name, lastName).split(' ').sort().join(' ')
  return words(whole) === words(names)
}

function rankIn(text: string): number | null | undefined {
  if (NO_RANK.test(text)) return null
  const digits =
    /^[=#tT]?\s*(\d{1,3}[., ]\d{3}|\d{1,6})(?:[.,]0{0,2})?(?:\s*(?:\(?(?:pr|sr)\)?|º|ª|\*))?\.?$/i.exec(
      text
    )
  const rank = Number(digits?.[1].replace(/[., ]/, '') ?? 0)
  return rank >= 1 && rank <= LARGEST_RANK ? rank : undefined
}

const shortened = (text: string) =>
  text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text

/** @returns the ISO day; null for an empty value; undefined if unreadable or in the future */
export function birthDateIn(
  text: string,
  { monthFirst = false, today = new Date() } = {}
): string | null | undefined {
  const written = text.trim()
  if (NO_DATE.test(written)) return null
  const day = readDay(written, { monthFirst, today })
  const wasBorn = day !== null && day >= EARLIEST_BIRTH && day <= today.toISOString().slice(0, 10)
  return wasBorn ? day : undefined
}
