// Relative, because the unit tests load it outside Vite.
import { type Answers, isEmpty } from '../../fields/checks.js'

type Questions = {
  fields: Record<string, { name: string; wire?: string | null }>
  /** The questions about each person in `guests`. */
  guest?: Questions | null
}

/**
 * What is sent: questions that were left empty are not, those with a wire name such as
 * `detail[type]` go where it says, and every guest is announced by `has_guest<n>`. The names that
 * the page shows for ids (`labels`) stay in it.
 */
export function payloadOf({ guests, ...answers }: Answers, questions: Questions): Answers {
  const sent: Answers = {}
  for (const [name, value] of Object.entries(answers)) {
    if (name === 'labels' || isEmpty(value)) continue
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

/** Rows by their number: a list of objects would lose which values belong together. */
function wired(value: unknown): unknown {
  if (!Array.isArray(value) || typeof value[0] !== 'object') return value
  return Object.fromEntries(value.filter((row) => !isEmpty([row])).entries())
}
