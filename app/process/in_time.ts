import { setTimeout } from 'node:timers/promises'

export class TooLate extends Error {
  constructor() {
    super('No answer in time')
  }
}

/** @throws TooLate after so many milliseconds */
export function inTime<T>(most: number, answer: Promise<T>): Promise<T> {
  const late = setTimeout(most, null, { ref: false }).then(() => {
    throw new TooLate()
  })
  return Promise.race([answer, late])
}
