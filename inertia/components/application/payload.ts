// Relative, because unit tests load this file outside Vite.
import { type Answers, isEmpty } from '../../fields/checks.js'

type Questions = {
  fields: Record<string, { name: string; wire?: string | null }>
  guest?: Questions | null
}

/** Leaves out empty answers, applies wire names (`detail[type]`), adds `has_guest<n>`. */
export function payloadOf({ guests, ...answers }: Answers, questions: Questions): Answers {
  const sent: Answers = {}
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'labels' || isEmpty(value) || isShownPhoto(value)) continue
    const [root, inner] = (questions.fields[name]?.wire ?? name).split(/[[\]]+/)
    if (inner) sent[root] = { ...sent[root], [inner]: wired(value) }
    else sent[root] = wired(value)
  }
  for (const [number, guest] of Object.entries<Answers>(guests ?? {})) {
    sent.guests = { ...sent.guests, [number]: payloadOf(guest, questions.guest!) }
    sent[`has_guest${number}`] = 'true'
  }
  return sent
}

/** A stored photo, shown as data URL: the server already has it. */
const isShownPhoto = (value: unknown) => typeof value === 'string' && /^data:image\//.test(value)

/** Rows by number: form data would mix up the values of a list of objects. */
function wired(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return value
  return Object.fromEntries(value.filter((row) => !isEmpty([row])).entries())
}
