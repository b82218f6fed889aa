import { setTimeout } from 'node:timers/promises'

export class TooLate extends Error {
  constructor() {
    super('No answer in time')
  }
}

/** @throws TooLate if the answer takes longer than `limitMs` */
export function withTimeout<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  const late = setTimeout(limitMs, null, { ref: false }).then(() => {
    throw new TooLate()
  })
  return Promise.race([answer, late])
}
