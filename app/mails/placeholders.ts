export const placeholders = [
  'name',
  'lastName',
  'reference',
  'tournament',
  'organiser',
  'email',
  'reason',
  'message',
  'fields',
  'team',
] as const
type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Partial<Record<Placeholder, string | null>>

const OPTIONAL: readonly string[] = ['reason', 'message', 'fields', 'team']

const BLANK = /\{([^{}]*)\}/g

const isKnown = (name: string): name is Placeholder =>
  placeholders.some((placeholder) => placeholder === name)

export function problemOf(text: string): { kind: 'unknown' | 'brace'; part: string } | null {
  const unknown = [...text.matchAll(BLANK)].find(([, name]) => !isKnown(name))
  if (unknown) return { kind: 'unknown', part: unknown[0].slice(0, 60) }
  const stray = /[{}].{0,20}/.exec(text.replace(BLANK, (blank) => ' '.repeat(blank.length)))
  if (!stray) return null
  return { kind: 'brace', part: text.slice(stray.index, stray.index + 20).trim() }
}

/** Replaces placeholders once: a placeholder inside a value stays as it is. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(BLANK, (blank, name) => (isKnown(name) ? (values[name] ?? '') : blank))
}

/** Leaves out lines whose optional placeholder has no value. `used`: placeholders of the other lines. */
export function withoutEmptyLines(text: string, values: PlaceholderValues) {
  const lines = text
    .split('\n')
    .filter((line) =>
      blanksOf(line).every((name) => !OPTIONAL.includes(name) || (isKnown(name) && values[name]))
    )
  return { text: lines.join('\n'), used: new Set<string>(lines.flatMap(blanksOf)) }
}

const blanksOf = (text: string) => [...text.matchAll(BLANK)].map(([, name]) => name)
