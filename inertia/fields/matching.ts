import type { Option } from '~/types'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Options that contain the text, ignoring accents. Those that start with it come first. */
export function matching(options: Option[], typed: string): Option[] {
  const text = plain(typed)
  const found = options.filter(({ label }) => plain(label).includes(text))
  const begins = ({ label }: Option) => plain(label).startsWith(text)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}

/** The only option that a text can mean, if there is one. */
export function meant(options: Option[], typed: string): Option | undefined {
  const text = plain(typed)
  return [
    options.filter(({ label }) => plain(label) === text),
    options.filter(({ label }) => plain(label).startsWith(text)),
    options.filter(({ label }) => plain(label).includes(text)),
  ].find((found) => found.length === 1)?.[0]
}
