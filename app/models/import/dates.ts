const MONTHS = [
  ['jan', 'january', 'ene', 'enero'],
  ['feb', 'february', 'febrero'],
  ['mar', 'march', 'marzo'],
  ['apr', 'april', 'abr', 'abril'],
  ['may', 'mayo'],
  ['jun', 'june', 'junio'],
  ['jul', 'july', 'julio'],
  ['aug', 'august', 'ago', 'agosto'],
  ['sep', 'sept', 'september', 'septiembre', 'setiembre'],
  ['oct', 'october', 'octubre'],
  ['nov', 'november', 'noviembre'],
  ['dec', 'december', 'dic', 'diciembre'],
]
const months = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1])))

const EPOCH = Date.UTC(1899, 11, 30)
const DAY = 86_400_000
// Nobody who plays was born before 1910: smaller numbers are no days of a spreadsheet.
const EARLIEST = 3653
const NOTHING = /^(|-|\?|0|n\/?a|unk|unknown|19000000|00000000|0000-00-00)$/i

/**
 * A day of birth in any of the forms that lists have: `19870522`, `1987-05-22`, `22/05/1987`,
 * `22.5.87`, `22 May 1987`, `May 22, 1987`, `22 de mayo de 1987`, the number of a spreadsheet.
 * Where both can be meant the day comes first, unless `monthFirst`.
 * @returns the ISO day; null where nothing is said; undefined where it cannot be read or was not yet
 */
export function birthDateIn(
  text: string,
  { monthFirst = false, today = new Date() } = {}
): string | null | undefined {
  const written = text.trim().toLowerCase()
  if (NOTHING.test(written)) return null
  const parts = partsOf(written.replace(/[t ]\d{1,2}:\d{2}.*$/, ''), monthFirst, today)
  return parts && isoOf(parts, today)
}

type Parts = [year: number, month: number, day: number]

function partsOf(text: string, monthFirst: boolean, today: Date): Parts | undefined {
  let found = /^(\d{4})(\d{2})(\d{2})(?:\.0)?$/.exec(text)
  if (found) return [Number(found[1]), Number(found[2]), Number(found[3])]
  found = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (found) return [Number(found[1]), Number(found[2]), Number(found[3])]
  found = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text)
  if (found) {
    const [first, second] = [Number(found[1]), Number(found[2])]
    const [day, month] = monthFirst ? [second, first] : [first, second]
    return [yearOf(found[3], today), month, day]
  }
  if (/^\d{4,5}(\.\d+)?$/.test(text) && Number(text) >= EARLIEST) {
    const at = new Date(EPOCH + Math.floor(Number(text)) * DAY)
    return [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  }
  return wordsOf(text, today)
}

/** `22 de mayo de 1987`, `May 22nd, 1987`, `22-may-87`. */
function wordsOf(text: string, today: Date): Parts | undefined {
  const words = text
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'de' && word !== 'del')
  const month = words.map((word) => months.get(word)).find(Boolean)
  const numbers = words.filter((word) => /^\d/.test(word)).map((word) => word.replace(/\D+$/, ''))
  if (!month || numbers.length !== 2 || words.length !== 3) return undefined
  const [day, year] = numbers[0].length === 4 ? [numbers[1], numbers[0]] : numbers
  return [yearOf(year, today), month, Number(day)]
}

/** Two digits are the last year that has been and ends so. */
function yearOf(written: string, today: Date): number {
  if (written.length === 4) return Number(written)
  const now = today.getUTCFullYear()
  const year = now - (now % 100) + Number(written)
  return year > now ? year - 100 : year
}

function isoOf([year, month, day]: Parts, today: Date): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  if (year < 1900 || at > today) return undefined
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day)
    return undefined
  return at.toISOString().slice(0, 10)
}
