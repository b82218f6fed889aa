import { DateTime } from 'luxon'
import { fold } from '#models/fold'

/** What stands in one cell, part by part: parted by semicolons or lines, else by commas. */
export function partsOf(written: string): string[] {
  const parts = /[;\n]/.test(written) ? written.split(/[;\n]+/) : written.split(',')
  return parts.map((part) => part.trim()).filter(Boolean)
}

const yes = ['si', 's', 'yes', 'y', 'x', '1', 'true', 'verdadero', 'ok', '✓', '✔', '☑']
const no = ['no', 'n', '0', 'false', 'falso', '-', '✗', '✘', '☐']

/** Yes or no as people tick lists; null where it is neither. */
export function writtenFlag(written: string): boolean | null {
  const word = fold(written)
  return yes.includes(word) ? true : no.includes(word) ? false : null
}

const months = [
  ...['ene jan', 'feb', 'mar', 'abr apr', 'may', 'jun'],
  ...['jul', 'ago aug', 'sep', 'oct', 'nov', 'dic dec'],
]

// Serial 0 of a spreadsheet's days; those below lie before 1927, or are no days.
const EPOCH = Date.UTC(1899, 11, 30)
const LEAST_SERIAL = 10_000

/**
 * A day as `YYYY-MM-DD`, from the many ways in which lists write one: `5/3/98`, `5.3.1998`,
 * `1998-03-05`, `5 de marzo de 1998`, `March 5, 1998`, or the number a spreadsheet keeps it as.
 * The day stands before the month. Null where it is no day.
 */
export function writtenDay(written: string): string | null {
  const text = fold(written).replace(/[ t]\d{1,2}:\d{2}.*$/, '')
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3])
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text)
  if (numbers) return dayOf(numbers[3], Number(numbers[2]), numbers[1])
  const named = /^(\d{1,2})[- ]*(?:de )?([a-z]{3,})\.?(?: de|,|-)?[- ]*(\d{4}|\d{2})$/.exec(text)
  if (named) return dayOf(named[3], monthOf(named[2]), named[1])
  const american = /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text)
  if (american) return dayOf(american[3], monthOf(american[1]), american[2])
  if (!/^\d{5}(\.\d+)?$/.test(text) || Number(text) < LEAST_SERIAL) return null
  return new Date(EPOCH + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10)
}

const monthOf = (name: string) => months.findIndex((one) => one.includes(name.slice(0, 3))) + 1

function dayOf(year: string, month: number, day: string): string | null {
  const date = DateTime.utc(fullYear(year), month, Number(day))
  return date.isValid ? date.toISODate() : null
}

/** `98` is 1998: nobody on a list was born ahead of it. */
function fullYear(written: string) {
  if (written.length === 4) return Number(written)
  const now = DateTime.utc().year
  const year = Math.floor(now / 100) * 100 + Number(written)
  return year > now ? year - 100 : year
}
