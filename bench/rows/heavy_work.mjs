import { count, ms, times } from '../tools/figures.mjs'
import { load } from '../tools/load.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'
import { PATIENCE, until } from '../tools/until.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { isRendered, PRESS, warm } from './public_page.mjs'

const MAX_P95_MS = 200
/** People who open the form in a second: 36,000 an hour. */
export const VISITORS = 10

/** The public page while the same server's queue makes an export and then a print run. */
export async function heavyWork({ storages, sizes }) {
  const size = sizes.exports.at(-1)
  const storage = await storages.with(size)
  const ids = await storage.photos(sizes.cards)
  const server = await startServer(storage.path)
  const visitor = await new Visitor(server.address).login('admin@example.com', PASSWORD)
  const arriving = { perSecond: VISITORS, check: isRendered }
  const orders = [
    {
      name: `an export of ${count(size)} is made`,
      kind: 'forms_export',
      order: () => visitor.post('/merchant/mform/press/export', {}),
    },
    {
      name: `${sizes.cards} cards are made`,
      kind: 'cards',
      order: () => visitor.get(`/merchant/system/pdfs?ids=${ids.join(',')}`),
    },
  ]
  try {
    await warm(server.address)
    const calm = await load(server.address, PRESS, { ...arriving, seconds: sizes.calmSeconds })
    const rows = []
    for (const { name, kind, order } of orders) {
      const started = performance.now()
      const { status } = await order()
      if (status !== 302) throw new Error(`${kind} not ordered: ${status}`)
      const made = until(() => storage.isMade(kind), kind)
      const busy = await load(server.address, PRESS, {
        ...arriving,
        seconds: PATIENCE,
        until: made,
      })
      const took = (performance.now() - started) / 1000
      rows.push({
        name: `public press page, ${VISITORS} a second, while ${name} (${took.toFixed(1)} s)`,
        ours: `p50 ${ms(busy.p50)}, p95 ${ms(busy.p95)}`,
        beside: `nothing else: p50 ${ms(calm.p50)}, p95 ${ms(calm.p95)}`,
        ratio: times(busy.p95 / calm.p95),
        bound: `p95 < ${MAX_P95_MS} ms`,
        ok: busy.p95 < MAX_P95_MS,
      })
    }
    return rows
  } finally {
    visitor.close()
    await server.stop('SIGKILL')
  }
}
