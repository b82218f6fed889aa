import type { Option } from '~/types'

const plain = (text: string) =>
  text
    .replace(/[’‘´`]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()

/** Options that contain the text, ignoring accents and the kind of apostrophe. Those that start with it come first. */
export function matchingOptions(options: Option[], typed: string): Option[] {
  const text = plain(typed)
  const matches = options.filter(({ label }) => plain(label).includes(text))
  const begins = ({ label }: Option) => plain(label).startsWith(text)
  return [...matches.filter(begins), ...matches.filter((option) => !begins(option))]
}

/** The one option that is, begins with or contains a text; undefined if several do. */
export function onlyMatch(options: Option[], typed: string): Option | undefined {
  const text = plain(typed)
  return [
    options.filter(({ label }) => plain(label) === text),
    options.filter(({ label }) => plain(label).startsWith(text)),
    options.filter(({ label }) => plain(label).includes(text)),
  ].find((matches) => matches.length === 1)?.[0]
}
