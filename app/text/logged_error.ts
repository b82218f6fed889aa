const HIDDEN = '…'

export const withoutKeys = (text: string) =>
  text
    .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi, `$1${HIDDEN}@`)
    .replace(/([?&](?:signature|token|key)=)[^&\s]+/gi, `$1${HIDDEN}`)
    .replace(
      /\b((?:pass(?:word|wd)?|secret|token|auth(?:orization)?)["']?\s*[=:]\s*)\S+/gi,
      `$1${HIDDEN}`
    )
    .replace(/\bauth (plain|login|xoauth2) \S+/gi, `AUTH $1 ${HIDDEN}`)
    .replace(/\b(?=\w*\d)(?=\w*[A-Za-z])[\w+]{24,}={0,2}/g, HIDDEN)

const LONGEST = 2000

/** Hides quoted values, mail addresses, numbers and days. */
const withoutValues = (text: string) =>
  withoutKeys(text.slice(0, LONGEST))
    .replace(/^([^"'«`]*)["'«`].*["'»`]/s, `$1${HIDDEN}`)
    .replace(/(?<![^\s<>(),;])[^\s<>(),;]+@[^\s<>(),;]+/g, HIDDEN)
    .replace(/\b[\da-f]{8}-[\da-f-]{27}\b/gi, HIDDEN)
    .replace(/\+?\b[\w-]*\d{5,}[\w-]*/g, HIDDEN)
    .replace(/\b\d{1,4}[-/]\d{1,2}[-/]\d{1,4}\b/g, HIDDEN)

/** The message for the log. An SQL statement stays, with placeholders instead of values. */
export function loggedMessage({ message }: { message: string }): string {
  const isStatement = /^(select|insert|update|delete|with|begin|commit|release)\b/i.test(message)
  // Knex puts the statement before the message.
  const end = isStatement ? Math.max(message.indexOf(' - '), 0) : 0
  return message.slice(0, end) + withoutValues(message.slice(end))
}

const SAFE_PROPERTIES = ['code', 'status', 'severity', 'constraint', 'table', 'column'] as const

/**
 * An error for the log: its type, message and stack. Drivers and mail servers put personal data into
 * messages and properties; these are removed.
 */
export function loggedError(error: unknown): unknown {
  if (typeof error === 'string') return withoutValues(error)
  return error instanceof Error ? loggedFacts(error) : { type: typeof error }
}

function loggedFacts(error: Error) {
  const { name, stack = '', cause } = error
  const errors: unknown = Reflect.get(error, 'errors')
  const properties = SAFE_PROPERTIES.map((key) => [key, Reflect.get(error, key)]).filter(
    ([, value]) => /^\w{1,63}$/.test(String(value ?? ''))
  )
  return {
    type: error.constructor.name || name,
    message: loggedMessage(error),
    ...Object.fromEntries(properties),
    stack: stack
      .split('\n')
      .filter((line: string) => /^ +at .*(:\d+\)?|\(<anonymous>\)|\(native\))$/.test(line))
      .join('\n'),
    ...(cause ? { cause: loggedError(cause) } : {}),
    ...(Array.isArray(errors) && { errors: errors.map(loggedError) }),
  }
}

/** The same as text, for errors outside the log. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(loggedError(error))
  const { type, message, stack, cause } = loggedFacts(error)
  const text = [message ? `${type}: ${message}` : type, stack].filter(Boolean).join('\n')
  return cause ? `${text}\ncaused by ${errorText(error.cause)}` : text
}
