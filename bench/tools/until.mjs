import { setTimeout as pause } from 'node:timers/promises'

/** Seconds. */
export const PATIENCE = 300

/** Waits until the condition holds. Throws if it does not in `PATIENCE`, or if it throws. */
export async function until(condition, what) {
  const end = performance.now() + PATIENCE * 1000
  while (!condition()) {
    if (performance.now() > end) throw new Error(`not in time: ${what}`)
    await pause(50)
  }
}
