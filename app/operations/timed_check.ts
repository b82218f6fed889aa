import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckContract, HealthCheckResult } from '@adonisjs/core/types/health'
import { inTime } from '#process/in_time'

/** Milliseconds: the whole report must be complete within two seconds. */
const PATIENCE = 1500

/** Milliseconds for which one report serves all callers. */
const FRESH = 1000

/**
 * A check with a time limit. It is not started again while it hangs, so that probes do not use up
 * the connections.
 */
export class TimedCheck extends BaseCheck {
  name: string
  #running: Promise<HealthCheckResult> | null = null

  constructor(private check: HealthCheckContract) {
    super()
    this.name = check.name
  }

  async run() {
    this.#running ??= Promise.resolve(this.check.run()).finally(() => (this.#running = null))
    return inTime(PATIENCE, this.#running).catch(failed)
  }
}

const failed = (error: Error) => Result.failed(error)

/** Shares one result among all callers within a second. */
export function shared<T>(make: () => Promise<T>): () => Promise<T> {
  let made: { at: number; value: Promise<T> } | null = null
  return () => {
    if (!made || Date.now() - made.at > FRESH) made = { at: Date.now(), value: make() }
    return made.value
  }
}
