import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for a truthy result and returns it; `what` names it in the error after the timeout. */
export async function until<Found>(
  look: () => Promise<Found> | Found,
  what: string,
  seconds = 60
): Promise<Exclude<Found, false | null | undefined>> {
  const late = new Error(`waited ${Math.round(seconds)} s in vain until ${what}`)
  const end = performance.now() + seconds * 1000
  for (let pause = 5; ; pause = Math.min(2 * pause, 100)) {
    const found = await before(Math.max(end - performance.now(), 1000), look(), late)
    if (found) return found as Exclude<Found, false | null | undefined>
    if (performance.now() > end) throw late
    await sleep(pause)
  }
}

/** The result of something that has begun; `what` names it in the error after the timeout. */
export const within = <Result>(result: Promise<Result>, what: string, seconds = 60) =>
  before(seconds * 1000, result, new Error(`waited ${seconds} s in vain until ${what}`))

async function before<Result>(milliseconds: number, result: Promise<Result> | Result, late: Error) {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), milliseconds)
  })
  try {
    return await Promise.race([result, end])
  } finally {
    clearTimeout(timer)
  }
}
