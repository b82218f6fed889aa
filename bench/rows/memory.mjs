import { count, megabytes, seconds } from '../tools/figures.mjs'
import { photo } from '../tools/photo.mjs'
import { PASSWORD, startServer } from '../tools/process.mjs'
import { memoryOf } from '../tools/server_process.mjs'
import { until } from '../tools/until.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { PRESS } from './public_page.mjs'
import { firstPressDay, pressForm } from './submission.mjs'

/** Of the server, without its child processes. */
const MAX_MEGABYTES = 500
const VISITORS = 6
const DOCUMENTS = ['forms_export', 'cards']

/** What a server keeps after it has done an hour's work, as fast as it can. */
export async function memory({ storages, sizes }) {
  const storage = storages.copyOf(await storages.with(sizes.lists.at(-1)))
  const server = await startServer(storage.path)
  const visitors = []
  let number = 0
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid).server)), 250)
  const started = performance.now()
  try {
    // One after the other: five logins of an account at once are the most.
    while (visitors.length < VISITORS)
      visitors.push(await new Visitor(server.address).login('admin@example.com', PASSWORD))
    const work = shuffled(await hourOf(storage, visitors[0], sizes.officeHours))
    const works = async (visitor) => {
      while (number < work.length) {
        const { name, of, expected = 200 } = work[number++]
        const { status, body, location } = await of(visitor)
        if (status !== expected)
          throw new Error(`${name}: ${status} ${location} ${body.slice(0, 300)}`)
      }
    }
    await Promise.all(visitors.map(works))
    for (const kind of DOCUMENTS) await until(() => storage.isMade(kind), kind)
    const { server: kept, children } = memoryOf(server.pid)
    const took = (performance.now() - started) / 1000
    return [
      {
        name: `memory after ${count(work.length)} tasks of the office and of visitors`,
        ours: `${megabytes(kept)}, at most ${megabytes(peak)}, children ${megabytes(children)}, in ${seconds(took)}`,
        bound: `≤ ${MAX_MEGABYTES} MB`,
        ok: peak <= MAX_MEGABYTES,
      },
    ]
  } finally {
    clearInterval(watch)
    for (const visitor of visitors) visitor.close()
    await server.stop('SIGKILL')
  }
}

/** Tasks of the office and of visitors in a number of hours, each with its expected status. */
async function hourOf(storage, visitor, hours) {
  const day = await firstPressDay(visitor)
  const photos = await Promise.all(
    Array.from({ length: 12 }, () => photo({ width: 1800, height: 2400 }))
  )
  const waiting = storage.ids('waiting', 4_000)
  const approved = storage.ids('approved', 200)
  const of = (times, name, task) =>
    Array.from({ length: Math.ceil(times * hours) }, (_, at) => ({ name, ...task(at) }))
  const visit = (path) => ({ of: (by) => by.visit(path) })
  const get = (path, expected) => ({ of: (by) => by.get(path), expected })
  const post = (path, data) => ({ of: (by) => by.post(path, data), expected: 302 })
  return [
    ...of(2_000, 'public form', () => get(PRESS)),
    ...of(300, 'submission', (at) => ({
      of: (by) =>
        by.submit(PRESS, pressForm(photos[at % photos.length], `MEM${1_000_000 + at}`, day)),
      expected: 302,
    })),
    ...of(1_000, 'list', (at) => visit(`/merchant/mform/press?page=${1 + (at % 400)}`)),
    ...of(500, 'filter', (at) => visit(`/merchant/mform/press?media=radio&page=${1 + (at % 40)}`)),
    ...of(500, 'search', (at) => visit(`/merchant/mform/press?search=${names[at % names.length]}`)),
    ...of(1_000, 'request', (at) => visit(`/merchant/mform/press/${waiting[at % waiting.length]}`)),
    ...of(200, 'search of everything', (at) =>
      visit(`/merchant/search?q=${names[at % names.length]}`)
    ),
    ...of(60, 'dashboard', () => visit('/merchant')),
    ...of(30, 'counts', () => visit('/merchant/figures')),
    ...of(30, 'who may enter', () => visit('/merchant/access')),
    ...of(20, 'bulk approval', (at) =>
      post('/merchant/mform/press/changestate', { ids: waiting.slice(at * 100, at * 100 + 100) })
    ),
    ...of(6, 'export', () => post('/merchant/mform/press/export', {})),
    ...of(4, 'print run', () => get(`/merchant/system/pdfs?ids=${approved.join(',')}`, 302)),
  ]
}

const names = ['garcia', 'nunez', 'an', 'PR-000123', 'lopez', 'tele', 'martin', 'xu']

/** In the same order in every run. */
function shuffled(work) {
  let seed = 1
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  return work
    .map((task) => ({ task, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ task }) => task)
}
