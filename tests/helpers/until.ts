import { setTimeout } from 'node:timers/promises'

/** Waits for a truthy result and returns it; `what` names it in the error after the timeout. */
export async function until<Found>(
  look: () => Promise<Found> | Found,
  what: string,
  seconds = 60
): Promise<Exclude<Found, false | null | undefined>> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found) return found as Exclude<Found, false | null | undefined>
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain until ${what}`)
    await setTimeout(100)
  }
}
