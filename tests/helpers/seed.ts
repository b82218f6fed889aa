import { createHash, randomInt } from 'node:crypto'
import fc from 'fast-check'

/** The seed of everything drawn by chance in this run; `TEST_SEED` repeats a run's. */
export const seed = Number(process.env.TEST_SEED || randomInt(2 ** 31))
// Processes that the tests start draw from the same seed.
process.env.TEST_SEED = String(seed)
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed })

/** A seed of its own for one row of a dataset, else all rows would try the same values. */
export const seedFor = (row: string) =>
  createHash('sha256').update(`${seed} ${row}`).digest().readInt32LE()
