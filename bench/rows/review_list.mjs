import { count, ms, spread, times } from '../tools/figures.mjs'
import { measured, PASSWORD, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'

const MOST = 50
const PER_PAGE = 50
const WARM = 20

const pages = {
  first: { name: 'first page', query: () => '' },
  last: { name: 'last page', query: (forms) => `?page=${Math.ceil(forms / PER_PAGE)}` },
  name: { name: 'search of a name', query: () => '?search=garcia' },
  reference: { name: 'search of a reference', query: () => '?search=TEN24-PR-000123' },
}

/** The list as the reviewer's browser asks for it, answer and transport included. */
export async function reviewList({ storages, sizes }) {
  const rows = []
  for (const size of sizes.lists) {
    const storage = await storages.with(size)
    const server = await startServer(storage.path)
    const visitor = await new Visitor(server.address).login('review@example.com', PASSWORD)
    try {
      for (const [key, { name, query }] of Object.entries(pages)) {
        const ours = await timesOf(visitor, `/merchant/mform/press${query(size)}`, sizes)
        const floor = await measured('list.mjs', [storage.database, key, sizes.listRequests])
        rows.push({
          name: `request list of ${count(size)}, ${name}`,
          ours: `p50 ${ms(ours.p50)}, p95 ${ms(ours.p95)}`,
          beside: `bare SQL: p50 ${ms(floor.p50)}, p95 ${ms(floor.p95)}`,
          ratio: times(ours.p95 / floor.p95),
          bound: `p95 < ${MOST} ms`,
          ok: ours.p95 < MOST,
        })
      }
    } finally {
      visitor.close()
      await server.stop()
    }
  }
  return rows
}

async function timesOf(visitor, path, { listRequests }) {
  const taken = []
  for (let number = 0; number < WARM + listRequests; number++) {
    const { status, body, ms: took } = await visitor.visit(path)
    if (status !== 200 || JSON.parse(body).props.forms.data.length === 0)
      throw new Error(`${path}: ${status} ${body.slice(0, 300)}`)
    if (number >= WARM) taken.push(took)
  }
  return spread(taken)
}
