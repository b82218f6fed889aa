import { headingKey } from '#documents/spreadsheets/heading'

/** How a player is entered; alternates are in no draw. */
export type DrawEntry = { draw: string | null; withdrawn: boolean }

const drawCodes: Record<string, string[]> = {
  main: `main|main draw|md|da|direct acceptance|direct|dir|wc|wild card|wildcard|pr|sr|se|je|ll|lucky loser|
    protected ranking|special ranking|special exempt|junior exempt|itf|invitacion|cuadro final|cuadro principal|
    final|principal|individual|singles|s|seed|in`.split('|'),
  qualifying:
    `qualifying|qualifier|qualies|qualy|qual|q|qs|qd|q wc|wc q|qwc|wcq|previa|fase previa|clasificatoria`.split(
      '|'
    ),
  doubles: 'doubles|double|d|dobles|doble|dbl|dd'.split('|'),
}
const ALTERNATE =
  'alt|alternate|alternates|alternativo|alternativa|suplente|reserva|os|on site|on site alternate|a'.split(
    '|'
  )
const WITHDRAWN =
  `w d|wd|withdrawn|withdrawal|withdrew|retirado|retirada|baja|out|ret|retired|no juega`.split('|')

const entries = new Map<string, DrawEntry>()
for (const [draw, words] of Object.entries(drawCodes))
  for (const word of words) entries.set(word.trim(), { draw, withdrawn: false })
for (const word of ALTERNATE) entries.set(word, { draw: null, withdrawn: false })
for (const word of WITHDRAWN) entries.set(word, { draw: null, withdrawn: true })

/** Whether a row such as `Main draw` only divides the list. */
export function isDrawHeading(text: string): boolean {
  const key = headingKey(text)
  return [key, key.replace(/s$/, ''), key.replace(/es$/, '')].some((word) => entries.has(word))
}

export function entryIn(text: string): DrawEntry | undefined {
  const key = headingKey(text)
  // The number in `WC1`, `ALT 12` or `Q3` is a position.
  return entries.get(key) ?? entries.get(key.replace(/(?<!\d)\d+$/, '').trimEnd())
}

// After a name these codes mean India and Moldova.
const COUNTRIES = /^(in|md)$/i

/** Reads a code in brackets after a name. Here `PR` and `SE` are entries, not countries. */
export const entryInBrackets = (code: string) => (COUNTRIES.test(code) ? undefined : entryIn(code))
