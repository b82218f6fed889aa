import { setTimeout as pause } from 'node:timers/promises'
import { count, ms, spread } from '../tools/figures.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'

const PER_SECOND = 50
const TILLS = 10
/** Milliseconds on the server between a card and who carries it. */
const MOST = 30

/** Tills of a restaurant that read a card each, at a pace, however long the ones before wait. */
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
    const scan = async (number) => {
      const body = { scan: tokens[number % tokens.length], restaurant }
      const path = '/merchant/restaurants/restaurant/validate'
      const answer = await tills[number % TILLS].ask(path, body)
      if (answer.status !== 200 || !answer.body.includes('image/jpeg'))
        throw new Error(`not read: ${answer.status} ${answer.body.slice(0, 300)}`)
      times.push(answer.ms)
    }
    for (let number = 0; number < PER_SECOND; number++) await scan(number)
    times.length = 0
    const started = performance.now()
    const scans = []
    for (let number = 0; number < PER_SECOND * sizes.scanSeconds; number++) {
      scans.push(scan(number))
      const next = started + ((number + 1) * 1000) / PER_SECOND
      await pause(Math.max(0, next - performance.now()))
    }
    await Promise.all(scans)
    for (const till of tills) till.close()
  } finally {
    await server.stop()
  }
  const { p50, p95 } = spread(times)
  return [
    {
      name: `a card at a counter, ${PER_SECOND} a second, ${count(Math.round(size / 0.4))} requests`,
      ours: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
      bound: `p95 < ${MOST} ms`,
      ok: p95 < MOST,
    },
  ]
}
