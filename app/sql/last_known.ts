import { codeOf, sentenceOf } from '#exceptions/error_facts'
import { withTimeout, TooLate } from '#process/timeout'

const LOST = /^(08\w{3}|57P0[1-3]|53300|ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const SILENT = /Connection (terminated|ended)|Query read timeout|timeout expired|Timeout acquiring/

const PATIENCE_MS = 2000
const PAUSE_MS = 5000

const lastValues = new Map<string, unknown>()
let pausedUntil = 0

export function forgetLastKnown() {
  lastValues.clear()
  pausedUntil = 0
}

/** Whether the database is unreachable, rather than refusing something. */
export const isUnreachable = (error: unknown) =>
  error instanceof TooLate || LOST.test(codeOf(error)) || SILENT.test(sentenceOf(error))

/**
 * Reads data of public pages. While the database is unreachable it returns the last value, so that
 * people can still read. `name` must not come from a visitor, or memory would fill up.
 */
export async function lastKnown<T>(name: string, read: () => Promise<T>): Promise<T> {
  const hasLastValue = lastValues.has(name)
  if (hasLastValue && Date.now() < pausedUntil) return lastValues.get(name) as T
  try {
    const value = await (hasLastValue ? withTimeout(PATIENCE_MS, read()) : read())
    lastValues.set(name, value)
    return value
  } catch (error) {
    if (!isUnreachable(error)) throw error
    // A refused connection costs no time, so only a hanging one pauses the attempts.
    if (error instanceof TooLate) pausedUntil = Date.now() + PAUSE_MS
    if (!hasLastValue) throw error
    return lastValues.get(name) as T
  }
}
