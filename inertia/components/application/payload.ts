// Relative, because unit tests load this file outside Vite.
import { type Answers, isUnanswered } from '../../fields/checks.js'

type Questions = {
  fields: Record<string, { name: string; wire?: string | null }>
  guest?: Questions | null
}

/** Leaves out empty answers, applies wire names (`detail[type]`), adds `has_guest<n>`. */
export function payloadOf({ guests, ...answers }: Answers, questions: Questions): Answers {
  const payload: Answers = {}
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'labels' || isUnanswered(value) || isStoredPhoto(value)) continue
    const [root, inner] = (questions.fields[name]?.wire ?? name).split(/[[\]]+/)
    if (inner) payload[root] = { ...payload[root], [inner]: wireValue(value) }
    else payload[root] = wireValue(value)
  }
  for (const [number, guest] of Object.entries<Answers>(guests ?? {})) {
    payload.guests = { ...payload.guests, [number]: payloadOf(guest, questions.guest!) }
    payload[`has_guest${number}`] = 'true'
  }
  return payload
}

/** The server already has this photo: the form only shows it as a data URL. */
const isStoredPhoto = (value: unknown) => typeof value === 'string' && /^data:image\//.test(value)

/** A list of rows becomes an object by number: form data would mix up the values of the rows. */
function wireValue(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return value
  return Object.fromEntries(value.filter((row) => !isUnanswered([row])).entries())
}
