import { BaseCheck, Result } from '@adonisjs/core/health'
import type { HealthCheckContract, HealthCheckResult } from '@adonisjs/core/types/health'
import { withTimeout } from '#process/timeout'

/** The whole report must be complete within two seconds. */
const LIMIT_MS = 1500

const SHARED_FOR_MS = 1000

/** A check with a time limit. While it hangs it is not started again, to spare connections. */
export class TimedCheck extends BaseCheck {
  name: string
  #running: Promise<HealthCheckResult> | null = null

  constructor(private check: HealthCheckContract) {
    super()
    this.name = check.name
  }

  async run() {
    this.#running ??= Promise.resolve(this.check.run()).finally(() => (this.#running = null))
    return withTimeout(LIMIT_MS, this.#running).catch(failed)
  }
}

const failed = (error: Error) => Result.failed(error)

export function shareResult<T>(make: () => Promise<T>): () => Promise<T> {
  let latest: { at: number; value: Promise<T> } | null = null
  return () => {
    if (!latest || Date.now() - latest.at > SHARED_FOR_MS)
      latest = { at: Date.now(), value: make() }
    return latest.value
  }
}
