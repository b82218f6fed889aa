import { fold } from '#models/fold'

/** A name in its two parts; who has one name only has it as the last one. */
export type Names = { name: string; lastName: string }

// They begin a surname, and stay small in it.
const PARTICLES = new Set(
  `van von der den de del della dello degli dos das da do du des la las los y e ten ter te 't zu zum
   af bin ben ibn al el le di san santa`
    .split(/\s+/)
    .filter(Boolean)
)
// Of those, the ones that people write with a capital where the rest of the surname has one.
const CAPITAL = new Set(['el', 'al', 'le', 'la', 'di', 'ben', 'san', 'santa', 'du'])
// First names that come in twos, so that the second is no surname.
const FIRSTS = new Set(
  'juan jose maria ana luis miguel marco pedro carlos francisco jean anna'.split(' ')
)
const SECONDS = new Set(
  'carlos maria manuel antonio luis jose pablo martin ignacio angel isabel sebastian felipe miguel andres francisco jesus javier julien paul carolina elena'.split(
    ' '
  )
)

/**
 * Reads a whole name as lists write it: `ALCARAZ GARFIA, Carlos`, `DAVIDOVICH FOKINA Alejandro`,
 * `Botic van de ZANDSCHULP`, `Juan Carlos Ferrero`. What stands in brackets, and the seed, is no
 * part of it.
 */
export function namesIn(whole: string): Names {
  const text = withoutNotes(whole)
  const comma = text.indexOf(',')
  if (comma >= 0) return written({ lastName: text.slice(0, comma), name: text.slice(comma + 1) })
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return written({ name: '', lastName: words.join(' ') })
  return written(byCapitals(words) ?? byWords(words))
}

/** Parts that stand in columns of their own; capitals become as people write them. */
export function written({ name, lastName }: Names): Names {
  const [first, last] = [clean(name), clean(lastName)]
  if (last === '') return { name: '', lastName: isCapitals(first) ? recased(first) : first }
  const words = last.split(' ').filter((word) => !PARTICLES.has(word))
  const isShouted = words.length > 0 && words.every(isCapitals)
  const both = isShouted && isCapitals(first)
  return {
    name: isCapitals(first) && (both || lettersOf(first) > 2) ? recased(first) : first,
    lastName: isShouted ? recased(last) : last,
  }
}

const NOTES = /\(([^)]*)\)|\[([^\]]*)\]/g

/** What stands in brackets behind a name: a country, an entry code, the seed. */
export const notesIn = (whole: string): string[] =>
  [...whole.matchAll(NOTES)].flatMap(([, round, square]) => (round ?? square).split(',').map(clean))

const withoutNotes = (text: string) =>
  clean(text.replace(NOTES, ' ').replace(/^\s*\d+[.)]?\s+/, ''))

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

/** `T.M.`, `J.-L.`: capitals that nobody shouts. */
const INITIALS = /^(\p{L}\.-?)+\p{L}?$/u

/** The surname is the run of words in capitals, with the small ones that belong to it. */
function byCapitals(words: string[]): Names | null {
  const isRun = words.map((word) => isCapitals(word) && lettersOf(word) > 1 && !INITIALS.test(word))
  if (isRun.every(Boolean) || !isRun.some(Boolean)) return null
  const join = (part: string[]) => part.join(' ')
  const small = (word: string) => PARTICLES.has(word.toLowerCase())
  if (isRun.at(-1)) {
    let from = isRun.lastIndexOf(false) + 1
    while (from > 1 && small(words[from - 1])) from--
    return { name: join(words.slice(0, from)), lastName: join(words.slice(from)) }
  }
  let to = 0
  while (to < words.length - 1 && (isRun[to] || small(words[to]))) to++
  if (to === 0) return null
  return { lastName: join(words.slice(0, to)), name: join(words.slice(to)) }
}

/** The first word is the first name, or two that come in twos, or all before a particle. */
function byWords(words: string[]): Names {
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(fold(word)))
  const twos = words.length > 2 && FIRSTS.has(fold(words[0])) && SECONDS.has(fold(words[1]))
  const from =
    particle > 0 && particle < words.length - 1 && particle <= 2 ? particle : twos ? 2 : 1
  return { name: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').length

/** `McDONALD` has capitals only, too. */
function isCapitals(text: string): boolean {
  const shout = text.replace(/^Mc(?=\p{Lu}{2})/u, 'MC')
  return lettersOf(shout) > 0 && shout === shout.toUpperCase() && shout !== shout.toLowerCase()
}

/** `O'CONNELL` as `O'Connell`, `DE LA CRUZ` as `de la Cruz`, `LE GOFF` as `Le Goff`. */
function recased(text: string): string {
  const words = text.toLowerCase().split(' ')
  return words
    .map((word, at) => {
      const isWithin = at > 0 && PARTICLES.has(words[at - 1])
      if (PARTICLES.has(word) && (isWithin || !CAPITAL.has(word))) return word
      return word
        .replace(/(^|[-'’.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
        .replace(/^Mc(\p{L})/u, (_, letter) => `Mc${letter.toUpperCase()}`)
    })
    .join(' ')
}
