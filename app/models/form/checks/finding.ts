/** Where a check leads: another request, or an entry of the blacklist. */
export type CheckLink = { form: string; id: number; label: string } | { entry: number }

/** Something to look at, with the key of its sentence in `checks.json` and what fills it. */
export type Finding = {
  key: string
  level: 'info' | 'warning'
  words?: Record<string, string | number>
  link?: CheckLink
}

export const warning = (key: string, words: Finding['words'] = {}, link?: CheckLink): Finding => ({
  key,
  level: 'warning',
  words,
  link,
})

export const info = (key: string, words: Finding['words'] = {}, link?: CheckLink): Finding => ({
  key,
  level: 'info',
  words,
  link,
})
