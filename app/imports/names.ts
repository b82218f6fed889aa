import { fold } from '#shared/fold'
import { clean, withoutNotes } from '#text/name_notes'

export type Names = { name: string; lastName: string }

const PARTICLES = new Set(
  `van von der den de del della dello degli dos das da do du des la las los ten ter te 't zu zum
   af bin ben ibn al el le di san santa`
    .split(/\s+/)
    .filter(Boolean)
)
// They join two surnames (`Ortega y Gasset`); other single letters are initials.
const CONJUNCTIONS = new Set(['y', 'e'])
// Particles that are capitalised at the start of a surname.
const CAPITALISED_PARTICLES = new Set(['el', 'al', 'le', 'la', 'di', 'ben', 'san', 'santa', 'du'])
// First names that often come in pairs (`Juan Carlos`): then the second word is no surname.
const PAIR_STARTS = new Set(
  'juan jose maria ana luis miguel marco pedro carlos francisco jean anna'.split(' ')
)
const PAIR_ENDS = new Set(
  'carlos maria manuel antonio luis jose pablo martin ignacio angel isabel sebastian felipe miguel andres francisco jesus javier julien paul carolina elena'.split(
    ' '
  )
)

export function namesIn(whole: string): Names {
  const text = withoutNotes(whole).replace(/\bMc (?=\p{Lu}{2})/gu, 'Mc')
  const comma = text.indexOf(',')
  if (comma >= 0)
    return normalisedNames({ lastName: text.slice(0, comma), name: text.slice(comma + 1) })
  const words = text.split(' ').filter(Boolean)
  if (words.length < 2) return normalisedNames({ name: '', lastName: words.join(' ') })
  return normalisedNames(splitAtCapitals(words) ?? splitAtWord(words))
}

export function normalisedNames({ name, lastName }: Names): Names {
  const [first, last] = [clean(name), clean(lastName)]
  if (last === '') return { name: '', lastName: isCapitals(first) ? recased(first) : first }
  const words = last.split(' ').filter((word) => !PARTICLES.has(word) && !CONJUNCTIONS.has(word))
  const isLastInCapitals = words.length > 0 && words.every(isCapitals)
  // Two capitals alone may be initials (`JJ Wolf`).
  const isFirstInCapitals = isCapitals(first) && (isLastInCapitals || letterCount(first) > 2)
  return {
    name: isFirstInCapitals ? recased(first) : first,
    lastName: isLastInCapitals ? recased(last) : last,
  }
}

const INITIALS = /^(\p{L}\.-?)+\p{L}?$/u

/** The words in capitals are the surname: `DE LA CRUZ Ana`, `Ana DE LA CRUZ`. Else null. */
function splitAtCapitals(words: string[]): Names | null {
  const isUpper = words.map(
    (word) => isCapitals(word) && letterCount(word) > 1 && !INITIALS.test(word)
  )
  const isSurname = isUpper.map(
    (upper, at) => upper || (isConjunction(words, at) && isUpper[at - 1] && isUpper[at + 1])
  )
  if (isSurname.every(Boolean) || !isSurname.some(Boolean)) return null
  const isParticle = (word: string) => PARTICLES.has(word.toLowerCase())
  const join = (part: string[]) => part.join(' ')
  if (isSurname.at(-1)) {
    let from = isSurname.lastIndexOf(false) + 1
    while (from > 1 && isParticle(words[from - 1])) from--
    return { name: join(words.slice(0, from)), lastName: join(words.slice(from)) }
  }
  let to = 0
  while (to < words.length - 1 && (isSurname[to] || isParticle(words[to]))) to++
  if (to === 0) return null
  return { lastName: join(words.slice(0, to)), name: join(words.slice(to)) }
}

/** The first name is the first word, a known pair, all initials, or all words before a particle. */
function splitAtWord(words: string[]): Names {
  const particle = words.findIndex((word, at) => at > 0 && PARTICLES.has(fold(word)))
  const isPair =
    words.length > 2 && PAIR_STARTS.has(fold(words[0])) && PAIR_ENDS.has(fold(words[1]))
  const afterInitials = words.findIndex((word, at) => at > 0 && !/^\p{Lu}$/u.test(word))
  let from = Math.max(isPair ? 2 : 1, afterInitials)
  if (particle > 0 && particle < words.length - 1 && particle <= 2) from = particle
  return { name: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') }
}

const isConjunction = (words: string[], at: number) =>
  CONJUNCTIONS.has(words[at].toLowerCase()) &&
  words[at - 1]?.length > 1 &&
  words[at + 1]?.length > 1

const letterCount = (text: string) => text.replace(/[^\p{L}]/gu, '').length

/** `McDONALD` counts as capitals. */
function isCapitals(text: string): boolean {
  const letters = text.replace(/^Mc(?=\p{Lu}{2})/u, 'MC')
  return (
    letterCount(letters) > 0 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  )
}

function recased(text: string): string {
  const words = text.toLowerCase().split(' ')
  return words
    .map((word, at) => {
      const followsParticle = at > 0 && PARTICLES.has(words[at - 1])
      const isSmall = PARTICLES.has(word) && (followsParticle || !CAPITALISED_PARTICLES.has(word))
      if (isSmall || isConjunction(words, at)) return word
      return word
        .replace(/(^|[-'’.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
        .replace(/^Mc(\p{L})/u, (_, letter) => `Mc${letter.toUpperCase()}`)
    })
    .join(' ')
}

export const SECOND_SURNAME = 'secondSurname'

export const firstSurnames = [
  ...['primer apellido', '1er apellido', '1 apellido', 'apellido 1', 'apellido paterno'],
  ...['ap', 'apell', 'apdos', 'apellidos jugador', 'apellidos jugadora'],
]

export const secondSurnames = [
  ...['segundo apellido', '2º apellido', '2 apellido', 'apellido 2', 'apellido materno'],
  ...['second surname', 'second last name', 'surname 2', 'last name 2'],
]

export function withWholeSurname({ [SECOND_SURNAME]: second, ...values }: Record<string, string>) {
  return second ? { ...values, lastName: `${values.lastName ?? ''} ${second}`.trim() } : values
}
