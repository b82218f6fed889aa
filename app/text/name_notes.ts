const NOTES = /\(([^)]{0,200})\)|\[([^\]]{0,200})\]/g

/** The notes in brackets after a name in a list: `ESP` and `WC` of `2. ALCARAZ Carlos (ESP, WC)`. */
export const notesIn = (listed: string): string[] =>
  [...listed.matchAll(NOTES)].flatMap(([, round, square]) =>
    (round ?? square).split(',').map(clean)
  )

/** The name without its notes and the number of its line. */
export const withoutNotes = (listed: string) =>
  clean(listed.replace(NOTES, ' ').replace(/^\s*\d+[\s.)-]+/, ''))

export const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
