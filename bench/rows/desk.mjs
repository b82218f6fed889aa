import { count, kilobytes, ms } from '../tools/figures.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { MAX, timesOf } from './review_list.mjs'

/** Milliseconds of a page that adds everything up, once a minute at most. */
const MOST_OF_FIGURES = 300

/** A request with its checks, and the pages that look at all requests at once. */
export async function desk({ storages, sizes }) {
  const size = sizes.lists.at(-1)
  const storage = await storages.with(size)
  const server = await startServer(storage.path)
  const visitor = await new Visitor(server.address).login('admin@example.com', PASSWORD)
  const forget = () => visitor.post('/merchant/config/clearCache', { types: ['statistics'] })
  const [id] = storage.ids('waiting', 1, 100)
  const pages = [
    { name: 'a request and its checks', path: `/merchant/mform/press/${id}`, bound: MAX.ms },
    { name: 'dashboard', path: '/merchant' },
    { name: 'dashboard, nothing kept', path: '/merchant', before: forget, bound: MOST_OF_FIGURES },
    { name: 'who may enter', path: '/merchant/access', bound: MOST_OF_FIGURES },
    {
      name: 'counts, nothing kept',
      path: '/merchant/figures',
      before: forget,
      bound: MOST_OF_FIGURES,
    },
  ]
  const rows = []
  try {
    for (const { name, path, before, bound = MAX.ms } of pages) {
      const ours = await timesOf(visitor, path, { ...sizes, before })
      rows.push({
        name: `${name}, ${count(size)} press requests`,
        ours: `p50 ${ms(ours.p50)}, p95 ${ms(ours.p95)}, ${kilobytes(ours.size)}`,
        bound: `p95 < ${bound} ms, < ${MAX.kilobytes} kB`,
        ok: ours.p95 < bound && ours.size < MAX.kilobytes,
      })
    }
  } finally {
    visitor.close()
    await server.stop()
  }
  return rows
}
