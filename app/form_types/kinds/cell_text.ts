import { fold } from '#shared/fold'
import { DAY_MS, SPREADSHEET_EPOCH } from '#shared/days'

export function readList(written: string): string[] {
  const parts = /[;\n]/.test(written) ? written.split(/[;\n]+/) : written.split(',')
  return parts.map((part) => part.trim()).filter(Boolean)
}

const yes = ['si', 's', 'yes', 'y', 'x', '1', 'true', 'verdadero', 'ok', '✓', '✔', '☑']
const no = ['no', 'n', '0', 'false', 'falso', '-', '✗', '✘', '☐']

export function readFlag(written: string): boolean | null {
  const word = fold(written)
  if (yes.includes(word)) return true
  return no.includes(word) ? false : null
}

const months = 'ene jan,feb,mar,abr apr,may,jun,jul,ago aug,sep,oct,nov,dic dec'.split(',')

// Day 0 of spreadsheets. Serials below `LEAST_SERIAL` would lie before 1927.
const LEAST_SERIAL = 10_000

/** Reads `5/3/98`, `1998-03-05`, `19980305`, `5 de marzo de 1998`, `March 5th, 1998`, serials. */
export function readDay(
  written: string,
  { monthFirst = false, today = new Date() } = {}
): string | null {
  const text = fold(written).replace(/[ t]\d{1,2}:\d{2}.*$/, '')
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)(?:\.0)?$/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text)
  if (numbers) {
    const first = Number(numbers[1])
    const second = Number(numbers[2])
    const [day, month] = monthFirst ? [second, first] : [first, second]
    return dayOf(fullYear(numbers[3], today), month, day)
  }
  if (!/^\d{5}(\.\d+)?$/.test(text)) return inWords(text, today)
  if (Number(text) < LEAST_SERIAL) return null
  return new Date(SPREADSHEET_EPOCH + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10)
}

function inWords(text: string, today: Date): string | null {
  const words = text
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'del')
  const month = words.map(monthOf).find((number) => number > 0)
  const numbers = words.flatMap((word) => /^(\d{1,4})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? [])
  if (!month || numbers.length !== 2 || words.length !== 3) return null
  const [day, year] = numbers[0].length === 4 ? [numbers[1], numbers[0]] : numbers
  return /^(\d\d){1,2}$/.test(year) ? dayOf(fullYear(year, today), month, Number(day)) : null
}

/** 1 to 12; 0 for other words. */
const monthOf = (word: string) =>
  /^[a-z]{3}/.test(word) ? months.findIndex((names) => names.includes(word.slice(0, 3))) + 1 : 0

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day))
  // `Date` turns 31 April into 1 May.
  const exists =
    at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return exists ? at.toISOString().slice(0, 10) : null
}

/** The latest year not after `today`. Event days give the end of their edition as `today`. */
function fullYear(written: string, today: Date) {
  if (written.length === 4) return Number(written)
  const now = today.getUTCFullYear()
  const year = now - (now % 100) + Number(written)
  return year > now ? year - 100 : year
}
