/** A reference of a request or the serial of a card: `TEN26-PR-000006`, `TEN26-PR-000006-2`. */
export const SERIAL = /^[\dA-Z]+-[A-Z]+-\d{6}(-\d+)?$/

/** The reference in the serial of a card, which has a number at its end if it was made again. */
export const withoutCardNumber = (word: string) =>
  word.replace(/^([\dA-Z]+-[A-Z]+-\d{6})-\d+$/i, '$1')

/** The references that could be meant by a text without dashes, such as `TEN26PR000006`. */
export function referencesWrittenAs(text: string): string[] {
  const [, words = '', number] = /^([A-Z\d]+)(\d{6})$/.exec(text) ?? []
  return [...words.slice(1)].map(
    (_, end) => `${words.slice(0, end + 1)}-${words.slice(end + 1)}-${number}`
  )
}
