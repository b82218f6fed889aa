import { midnightOf } from '#shared/days'
import { fold } from '#shared/fold'

export type Named = { name: string; lastName: string }

/** Words of names that are often left out. */
export const particles = new Set(
  'da das de del den der di do dos du e el i la las le los mc san van von y zu'.split(' ')
)

/** Allowed typing errors: none in `Li`, two in `Fernández`. */
const allowed = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** Allows typing errors, swapped order, particles, a missing second name or surname. */
export function areAlike(one: Named, other: Named): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length === 0 || b.length === 0) return false
  return (
    areClose(a.join(''), b.join('')) ||
    areClose(a.join(''), wordsOf({ name: other.lastName, lastName: other.name }).join('')) ||
    areClose(a.toSorted().join(''), b.toSorted().join('')) ||
    isPartOf(a, b) ||
    isPartOf(b, a)
  )
}

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes: Record<string, string> = Object.fromEntries(
  ['аa', 'еe', 'іi', 'ӏl', 'јj', 'кk', 'мm', 'нh', 'оo', 'рp', 'сc', 'ѕs', 'тt', 'уy', 'хx', 'вb']
    .concat(['αa', 'εe', 'ιi', 'κk', 'ν' + 'v', 'οo', 'ρp', 'τt', 'υu', 'χx', 'ηn', 'βb', 'γy'])
    .map(([one, latin]) => [one, latin])
)

const inLatin = (text: string) =>
  text.replace(/[\u0370-\u04ff]/g, (sign) => lookalikes[sign] ?? sign)

function wordsOf({ name, lastName }: Named): string[] {
  const words = inLatin(fold(`${name} ${lastName}`))
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const withoutParticles = words.filter((word) => !particles.has(word))
  return withoutParticles.length > 0 ? withoutParticles : words
}

const areClose = (a: string, b: string) => {
  const most = allowed(Math.min(a.length, b.length))
  return distance(a, b, most) <= most
}

/** Each word of the shorter name must resemble one of the longer; a single word is not enough. */
function isPartOf(short: string[], long: string[]): boolean {
  if (short.length < 2 || short.length >= long.length) return false
  const remaining = [...long]
  return short.every((word) => {
    const index = remaining.findIndex((candidate) => areClose(word, candidate))
    if (index < 0) return false
    remaining.splice(index, 1)
    return true
  })
}

/**
 * Optimal string alignment distance (Damerau-Levenshtein, each letter changed at most once). Returns
 * `most + 1` for all larger distances.
 */
export function distance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1] + Number(a[i - 1] !== b[j - 1])
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, replaced)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) row[j] = Math.min(row[j], beforeLast[j - 2] + 1)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length], most + 1)
}

/** The day, days with one different digit, and day and month swapped. */
export function daysLike(iso: string): string[] {
  const [year, month, day] = iso.split('-')
  const typed = [...iso].flatMap((letter, at) =>
    letter === '-'
      ? []
      : [...'0123456789'].map((digit) => iso.slice(0, at) + digit + iso.slice(at + 1))
  )
  return [...new Set([iso, `${year}-${day}-${month}`, ...typed])].filter(isOnCalendar)
}

function isOnCalendar(iso: string): boolean {
  const at = midnightOf(iso)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === iso
}
