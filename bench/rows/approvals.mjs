import { count, ms, seconds, times } from '../tools/figures.mjs'
import { load } from '../tools/load.mjs'
import { measured, PASSWORD, startServer } from '../tools/process.mjs'
import { until } from '../tools/until.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { VISITORS } from './heavy_work.mjs'
import { isRendered, PRESS, warm } from './public_page.mjs'

const MAX_SECONDS = 10
const MOST_OF_A_PAGE = 200

/** One decision on many requests, and the public page meanwhile and while their mails go out. */
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
    const arriving = { perSecond: VISITORS, check: isRendered }
    const approval = approved(visitor, storage, ids)
    const meanwhile = await load(server.address, PRESS, { ...arriving, until: approval })
    const took = await approval
    const done = { approved: storage.changed(), mails: storage.mails() - mails }
    const page = await load(server.address, PRESS, { ...arriving, seconds: sizes.calmSeconds })
    return [
      {
        name: `approval of ${count(number)} requests at once`,
        ours: `${seconds(took)}, ${count(done.approved)} approved, ${count(done.mails)} mails queued`,
        beside: `bare SQL: ${seconds(floor.seconds)}`,
        ratio: times(took / floor.seconds),
        bound: `all of them, < ${MAX_SECONDS} s`,
        ok: took < MAX_SECONDS && done.approved === number && done.mails === number,
      },
      {
        name: `public press page, ${VISITORS} a second, while they are approved`,
        ours: `p50 ${ms(meanwhile.p50)}, p95 ${ms(meanwhile.p95)}`,
        bound: `p95 < ${MOST_OF_A_PAGE} ms`,
        ok: meanwhile.p95 < MOST_OF_A_PAGE,
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

/** Decides on the requests, waits for the last one and gives the seconds it took. */
async function approved(visitor, storage, ids) {
  const started = performance.now()
  const { status } = await visitor.post('/merchant/mform/press/changestate', { ids })
  if (status !== 302) throw new Error(`not approved: ${status}`)
  await until(() => storage.changeIsOver(), 'approval')
  return (performance.now() - started) / 1000
}
