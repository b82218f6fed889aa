import { setTimeout as pause } from 'node:timers/promises'
import { count, ms, spread } from '../tools/figures.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'
import { PRESS_SHARE } from '../tools/storage.mjs'
import { Visitor } from '../tools/visitor.mjs'

const PER_SECOND = 50
const TILLS = 10
/** Readings that do not count: until then the server compiles its code. */
const WARM = 50
const MAX_P95_MS = 30

/** Charging stations that read cards at a fixed rate, whether earlier readings are answered or not. */
export async function stations({ storages, sizes }) {
  const size = sizes.lists.at(-1)
  const storage = await storages.with(size)
  await storage.photos(sizes.cards)
  const { restaurant, tokens } = storage.customers(sizes.cards)
  const server = await startServer(storage.path)
  const times = []
  try {
    const tills = []
    // One after the other: five logins of an account at once are the most.
    while (tills.length < TILLS)
      tills.push(await new Visitor(server.address).login('admin@example.com', PASSWORD))
    const read = async (number) => {
      const body = { scan: tokens[number % tokens.length], restaurant }
      const path = '/merchant/restaurants/restaurant/validate'
      const answer = await tills[number % TILLS].ask(path, body)
      if (answer.status !== 200 || !answer.body.includes('image/jpeg'))
        throw new Error(`not read: ${answer.status} ${answer.body.slice(0, 300)}`)
      times.push(answer.ms)
    }
    for (let number = 0; number < WARM; number++) await read(number)
    times.length = 0
    const started = performance.now()
    const readings = []
    for (let number = 0; number < PER_SECOND * sizes.scanSeconds; number++) {
      readings.push(read(number))
      const next = started + ((number + 1) * 1000) / PER_SECOND
      await pause(Math.max(0, next - performance.now()))
    }
    await Promise.all(readings)
    for (const till of tills) till.close()
  } finally {
    await server.stop()
  }
  const { p50, p95 } = spread(times)
  return [
    {
      name: `a card at a counter, ${PER_SECOND} a second, ${count(Math.round(size / PRESS_SHARE))} requests`,
      ours: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      bound: `p95 < ${MAX_P95_MS} ms`,
      ok: p95 < MAX_P95_MS,
    },
  ]
}
