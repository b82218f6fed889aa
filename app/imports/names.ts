import { fold } from '#text/fold'

/** A person with a single name has it as the last name. */
export type Names = { name: string; lastName: string }

const PARTICLES = new Set(
  `van von der den de del della dello degli dos das da do du des la las los ten ter te 't zu zum
   af bin ben ibn al el le di san santa`
    .split(/\s+/)
    .filter(Boolean)
)
// They join two surnames (`Ortega y Gasset`); other single letters are initials.
const JOINTS = new Set(['y', 'e'])
// Particles that people capitalise at the start of a surname.
const CAPITAL = new Set(['el', 'al', 'le', 'la', 'di', 'ben', 'san', 'santa', 'du'])
// First names that come in pairs, so that the second is not a surname.
const FIRSTS = new Set(
  'juan jose maria ana luis miguel marco pedro carlos francisco jean anna'.split(' ')
)
const SECONDS = new Set(
  'carlos maria manuel antonio luis jose pablo martin ignacio angel isabel sebastian felipe miguel andres francisco jesus javier julien paul carolina elena'.split(
    ' '
  )
)

export function namesIn(whole: string): Names {
  const text = withoutNotes(whole)
  const comma = text.indexOf(',')
  if (comma >= 0) return written({ lastName: text.slice(0, comma), name: text.slice(comma + 1) })
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return written({ name: '', lastName: words.join(' ') })
  return written(byCapitals(words) ?? byWords(words))
}

export function written({ name, lastName }: Names): Names {
  const [first, last] = [clean(name), clean(lastName)]
  if (last === '') return { name: '', lastName: isCapitals(first) ? recased(first) : first }
  const words = last.split(' ').filter((word) => !PARTICLES.has(word) && !JOINTS.has(word))
  const isShouted = words.length > 0 && words.every(isCapitals)
  const both = isShouted && isCapitals(first)
  return {
    name: isCapitals(first) && (both || lettersOf(first) > 2) ? recased(first) : first,
    lastName: isShouted ? recased(last) : last,
  }
}

const NOTES = /\(([^)]*)\)|\[([^\]]*)\]/g

export const notesIn = (whole: string): string[] =>
  [...whole.matchAll(NOTES)].flatMap(([, round, square]) => (round ?? square).split(',').map(clean))

const withoutNotes = (text: string) =>
  clean(text.replace(NOTES, ' ').replace(/^\s*\d+[.)]?\s+/, ''))

const clean = (text: string) => text.replace(/\s+/g, ' ').trim()

const INITIALS = /^(\p{L}\.-?)+\p{L}?$/u

function byCapitals(words: string[]): Names | null {
  const isWord = words.map(
    (word) => isCapitals(word) && lettersOf(word) > 1 && !INITIALS.test(word)
  )
  const isRun = isWord.map((is, at) => is || (joins(words, at) && isWord[at - 1] && isWord[at + 1]))
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

/** The first name is the first word, a known pair, all initials, or all words before a particle. */
function byWords(words: string[]): Names {
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(fold(word)))
  const twos = words.length > 2 && FIRSTS.has(fold(words[0])) && SECONDS.has(fold(words[1]))
  const initials = words.findIndex((word, at) => at > 0 && !/^\p{Lu}$/u.test(word))
  const from =
    particle > 0 && particle < words.length - 1 && particle <= 2
      ? particle
      : Math.max(twos ? 2 : 1, initials)
  return { name: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
}

const joins = (words: string[], at: number) =>
  JOINTS.has(words[at].toLowerCase()) && words[at - 1]?.length > 1 && words[at + 1]?.length > 1

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '').length

/** `McDONALD` counts as capitals. */
function isCapitals(text: string): boolean {
  const shout = text.replace(/^Mc(?=\p{Lu}{2})/u, 'MC')
  return lettersOf(shout) > 0 && shout === shout.toUpperCase() && shout !== shout.toLowerCase()
}

function recased(text: string): string {
  const words = text.toLowerCase().split(' ')
  return words
    .map((word, at) => {
      const isWithin = at > 0 && PARTICLES.has(words[at - 1])
      if (joins(words, at) || (PARTICLES.has(word) && (isWithin || !CAPITAL.has(word)))) return word
      return word
        .replace(/(^|[-'’.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
        .replace(/^Mc(\p{L})/u, (_, letter) => `Mc${letter.toUpperCase()}`)
    })
    .join(' ')
}
