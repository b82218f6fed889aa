/*
 * Loaded before a process of the product (`--import`): its clock is ahead of the real one by the
 * milliseconds in the file CLOCK_AHEAD, which may change while it runs.
 */
import { readFileSync } from 'node:fs'

const Real = Date
const LOOK = 50
let ahead = 0
let looked = -Infinity

function now() {
  if (performance.now() - looked > LOOK) {
    looked = performance.now()
    ahead = Number(readFileSync(process.env.CLOCK_AHEAD, 'utf8'))
  }
  return Real.now() + ahead
}

globalThis.Date = class Date extends Real {
  constructor(...values) {
    super(...(values.length > 0 ? values : [now()]))
  }

  static now() {
    return now()
  }
}
