import { inTime, TooLate } from '#process/in_time'

const LOST = /^(08\w{3}|57P0[1-3]|53300|ECONN\w+|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/
const SILENT = /Connection (terminated|ended)|Query read timeout|timeout expired|Timeout acquiring/

/** In milliseconds. */
const PATIENCE = 2000
const PAUSE = 5000

const known = new Map<string, unknown>()
let awayUntil = 0

export function forgetKnown() {
  known.clear()
  awayUntil = 0
}

/** Tells whether the database is unreachable, rather than refusing something. */
const isAway = (error: { code?: unknown; message: string }) =>
  error instanceof TooLate || LOST.test(String(error.code)) || SILENT.test(error.message)

/**
 * Reads data of public pages. While the database is away it returns the last value, so that people
 * can still read. `name` must not come from a visitor.
 */
export async function lastKnown<T>(name: string, read: () => Promise<T>): Promise<T> {
  const isKnown = known.has(name)
  if (isKnown && Date.now() < awayUntil) return known.get(name) as T
  try {
    const value = await (isKnown ? inTime(PATIENCE, read()) : read())
    known.set(name, value)
    return value
  } catch (error: any) {
    if (!isAway(error)) throw error
    // A refused connection fails at once; only a hanging one is not tried again for a while.
    if (error instanceof TooLate) awayUntil = Date.now() + PAUSE
    if (!isKnown) throw error
    return known.get(name) as T
  }
}
