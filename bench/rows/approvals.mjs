import { count, ms, seconds, times } from '../tools/figures.mjs'
import { load } from '../tools/load.mjs'
import { measured, PASSWORD, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { VISITORS } from './heavy_work.mjs'
import { isRendered, PRESS, warm } from './public_page.mjs'

const MOST = 3
const MOST_OF_A_PAGE = 200

/** One decision on many requests, and the public page while their mails go out. */
export async function approvals({ storages, sizes }) {
  const storage = storages.copyOf(await storages.with(sizes.lists.at(-1)))
  const number = Math.min(sizes.approvals, Math.floor(storage.ids('waiting', 1e9).length / 2))
  const floor = await measured('approvals.mjs', [
    storage.database,
    storage.ids('waiting', number, number).join(','),
  ])
  const server = await startServer(storage.path)
  const visitor = await new Visitor(server.address).login('admin@example.com', PASSWORD)
  try {
    await warm(server.address)
    const ids = storage.ids('waiting', number)
    const mails = storage.mails()
    const { status, ms: took } = await visitor.post('/merchant/mform/press/changestate', { ids })
    const done = { approved: storage.changed(), mails: storage.mails() - mails }
    if (status !== 302) throw new Error(`not approved: ${status}`)
    const arriving = { perSecond: VISITORS, seconds: sizes.calm, check: isRendered }
    const page = await load(server.address, PRESS, arriving)
    return [
      {
        name: `approval of ${count(number)} requests at once`,
        ours: `${seconds(took / 1000)}, ${count(done.approved)} approved, ${count(done.mails)} mails queued`,
        beside: `bare SQL: ${seconds(floor.seconds)}`,
        ratio: times(took / 1000 / floor.seconds),
        bound: `all of them, < ${MOST} s`,
        ok: took / 1000 < MOST && done.approved === number && done.mails === number,
      },
      {
        name: `public press page, ${VISITORS} a second, while their mails go out`,
        ours: `p50 ${ms(page.p50)}, p95 ${ms(page.p95)}`,
        bound: `p95 < ${MOST_OF_A_PAGE} ms`,
        ok: page.p95 < MOST_OF_A_PAGE,
      },
    ]
  } finally {
    visitor.close()
    await server.stop('SIGKILL')
  }
}
