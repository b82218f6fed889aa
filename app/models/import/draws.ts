import { headingKey } from '#documents/spreadsheets/heading'

/** What a list says of somebody's entry: a draw of `null` is none, such as an alternate's. */
export type Entry = { draw: string | null; withdrawn: boolean }

/** How lists say that somebody is in a draw, and which. */
const codes: Record<string, string[]> = {
  main: `main|main draw|md|da|direct acceptance|direct|dir|wc|wild card|wildcard|pr|sr|se|je|ll|lucky loser|
    protected ranking|special ranking|special exempt|junior exempt|itf|invitacion|cuadro final|cuadro principal|
    final|principal|individual|singles|s|seed|in`.split('|'),
  qualifying:
    `qualifying|qualifier|qualies|qualy|qual|q|qs|qd|q wc|wc q|qwc|wcq|previa|fase previa|clasificatoria`.split(
      '|'
    ),
  doubles: 'doubles|double|d|dobles|doble|dbl|dd'.split('|'),
}
const NONE =
  'alt|alternate|alternates|alternativo|alternativa|suplente|reserva|os|on site|on site alternate|a'.split(
    '|'
  )
const OUT =
  `w d|wd|withdrawn|withdrawal|withdrew|retirado|retirada|baja|out|ret|retired|no juega`.split('|')

const draws = new Map<string, Entry>()
for (const [draw, words] of Object.entries(codes))
  for (const word of words) draws.set(word.trim(), { draw, withdrawn: false })
for (const word of NONE) draws.set(word, { draw: null, withdrawn: false })
for (const word of OUT) draws.set(word, { draw: null, withdrawn: true })

/** Whether a text is what lists write above their parts: `Alternates`, `INVITACIONES`. */
export function isHeadingOfPart(text: string): boolean {
  const key = headingKey(text)
  return [key, key.replace(/s$/, ''), key.replace(/es$/, '')].some((word) => draws.has(word))
}

/**
 * What an entry code or a status says: `DA`, `Q`, `WC`, `W/D`, `Cuadro final`.
 * @returns undefined for what is none
 */
export function drawIn(text: string): Entry | undefined {
  const key = headingKey(text)
  // `WC1`, `ALT 12`, `Q3`: the number is the place among them.
  return draws.get(key) ?? draws.get(key.replace(/\s*\d+$/, ''))
}

// Behind a name these are India and Moldova.
const COUNTRIES = /^(in|md)$/i

/** What a code in brackets behind a name says: there `PR` and `SE` are entries before countries. */
export const entryIn = (code: string) => (COUNTRIES.test(code) ? undefined : drawIn(code))
