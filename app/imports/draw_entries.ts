import { headingKey } from '#documents/spreadsheets/heading'

export type Entry = { draw: string | null; withdrawn: boolean }

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

export function isHeadingOfPart(text: string): boolean {
  const key = headingKey(text)
  return [key, key.replace(/s$/, ''), key.replace(/es$/, '')].some((word) => draws.has(word))
}

export function drawIn(text: string): Entry | undefined {
  const key = headingKey(text)
  // The number in `WC1`, `ALT 12` or `Q3` is a position.
  return draws.get(key) ?? draws.get(key.replace(/\s*\d+$/, ''))
}

// After a name these codes mean India and Moldova.
const COUNTRIES = /^(in|md)$/i

/** Reads a code in brackets after a name. Here `PR` and `SE` are entries, not countries. */
export const entryIn = (code: string) => (COUNTRIES.test(code) ? undefined : drawIn(code))
