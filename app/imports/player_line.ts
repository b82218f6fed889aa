import { isGarbled } from '#text/mojibake'
import { writtenFlag } from '#form_types/kinds/written'
import type { ImportLine, Problem } from '#imports/kind'
import { birthDateIn } from '#imports/birth_dates'
import { drawIn, entryIn, isHeadingOfPart, type Entry } from '#imports/draw_entries'
import { nameKey } from '#text/name_key'
import { namesIn, notesIn, written, type Names } from '#imports/names'
import { nationalityIn } from '#imports/nationalities'

/** Null is what the row does not say, except for `draw`. */
export type PlayerLine = Names & {
  line: number
  playerId: string | null
  /** The name and its reverse order, folded for comparison; empty without a name. */
  keys: [string, string] | []
  apart: boolean
  birthDate: string | null
  nationality: string | null
  rank: number | null
  /** Null: in no draw. Undefined: not said. */
  draw: string | null | undefined
  withdrawn: boolean
  problems: Problem[]
  fault: Problem | null
}

const NAMES = ['fullName', 'lastName', 'name']
const LONGEST = { name: 100, lastName: 100, playerId: 40 } as const
const MOST = 100_000
const WITHDRAWN: Entry = { draw: null, withdrawn: true }
const NO_RANK = /^(|-|–|0|n\/?a|nr|unranked|none|sin ranking|s\/c|pr|sr)$/i

export function playerLine(
  { line, values }: ImportLine,
  { tour, monthFirst }: { tour: string; monthFirst: boolean }
): PlayerLine {
  const problems: Problem[] = []
  const warn = (key: string, field: string, value: string) =>
    problems.push({ key: `messages.import.problems.${key}`, field, values: { value: cut(value) } })

  const notes = notesIn(values.fullName ?? '')
  const country = values.nationality || (notes.find(isCountryCode) ?? '')
  const nationality = nationalityIn(country)
  if (country && !nationality) warn('nationality', 'nationality', country)
  const birthDate = birthDateIn(values.birthDate ?? '', { monthFirst })
  if (birthDate === undefined) warn('birthDate', 'birthDate', values.birthDate)
  const rank = rankIn(values.rank ?? '')
  if (rank === undefined) warn('rank', 'rank', values.rank)
  const entries = notes.map(entryIn)
  for (const field of ['withdrawn', 'status', 'draw']) {
    const text = values[field] ?? ''
    const ticked = field === 'withdrawn' ? writtenFlag(text) : null
    const entry = ticked ? WITHDRAWN : drawIn(text)
    if (text !== '' && ticked === null && !entry) warn('draw', field, text)
    entries.push(entry)
  }
  const said = entries.filter((entry) => entry !== undefined)
  const names = namesOf(values)
  const keys = keysOf(names)
  return {
    line,
    ...names,
    playerId: values.playerId || null,
    keys,
    apart: Boolean(values.lastName || values.name),
    birthDate: birthDate ?? null,
    nationality,
    rank: rank ?? null,
    draw: said.findLast(({ withdrawn }) => !withdrawn)?.draw,
    withdrawn: said.some(({ withdrawn }) => withdrawn),
    problems,
    fault: faultIn(values, { ...names, keys }, tour),
  }
}

const isCountryCode = (note: string) => /^\p{L}{2,3}$/u.test(note) && !entryIn(note)

function namesOf(values: Record<string, string>): Names {
  const { name = '', lastName = '', fullName = '' } = values
  return name || lastName ? written({ name, lastName }) : namesIn(fullName)
}

function keysOf({ name, lastName }: Names): PlayerLine['keys'] {
  const key = nameKey(name, lastName)
  return key === '' ? [] : [key, nameKey(lastName, name)]
}

function faultIn(
  values: Record<string, string>,
  { keys, ...names }: Names & Pick<PlayerLine, 'keys'>,
  tour: string
): Problem | null {
  const { playerId = '', fullName = '', name = '', lastName = '' } = values
  const fault = (key: string, more: Record<string, string | number> = {}, field?: string) => ({
    key: `messages.import.problems.${key}`,
    values: more,
    ...(field && { field }),
  })
  if (keys.length === 0 && !playerId) return fault('noName')
  if (isHeading(values)) return fault('noName')
  for (const field of NAMES)
    if (isGarbled(values[field] ?? ''))
      return fault('garbled', { value: cut(values[field]) }, field)
  for (const field of ['name', 'lastName'] as const)
    if (names[field].length > LONGEST[field])
      return fault('tooLong', { most: LONGEST[field] }, fullName ? 'fullName' : field)
  if (playerId.length > LONGEST.playerId)
    return fault('tooLong', { most: LONGEST.playerId }, 'playerId')
  const other = values.tour?.toUpperCase() ?? ''
  if (/^(ATP|WTA)$/.test(other) && other !== tour) return fault('otherTour', { tour: other })
  if (fullName && (name || lastName) && !saysTheSame(fullName, names))
    return fault('twoNames', { one: cut(fullName), other: cut(`${name} ${lastName}`.trim()) })
  return null
}

function isHeading(values: Record<string, string>): boolean {
  const filled = Object.keys(values).filter((field) => values[field] !== '')
  return filled.length === 1 && NAMES.includes(filled[0]) && isHeadingOfPart(values[filled[0]])
}

function saysTheSame(fullName: string, names: Names): boolean {
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
  return rank >= 1 && rank <= MOST ? rank : undefined
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79).toWellFormed()}…` : text)
