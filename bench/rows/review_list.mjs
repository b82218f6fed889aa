import { count, kilobytes, ms, spread, times } from '../tools/figures.mjs'
import { measured, PASSWORD, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'

/** Milliseconds and kilobytes of a page of requests. */
export const MAX = { ms: 50, kilobytes: 100 }

export const PER_PAGE = 50
export const WARM = 20

const radio = { facet: 'media=radio' }
/** The seeder chooses one of nine media. */
const RADIO_SHARE = 1 / 9
/** Part of the pages before a late page. */
const LATE = 0.6

/** What the list asks for when its page is turned, filtered or sorted: `use_query.ts`. */
export const turn = {
  component: 'merchant/forms/index',
  only: [
    'forms',
    'quick',
    'checkCounts',
    'search',
    'state',
    'category',
    'assigned',
    'open',
    'reserved',
    'outlet',
    'checks',
    'filters',
    'sort',
    'direction',
    'tournament',
  ],
}

/** What a reviewer asks a list for, and the same in bare SQL, where that is the same. */
export const pages = [
  { name: 'first page', query: () => '', floor: {} },
  {
    name: 'last page',
    query: (forms) => `?page=${Math.ceil(forms / PER_PAGE)}`,
    floor: { last: true },
  },
  { name: 'search of a name', query: () => '?search=garcia', floor: { words: 'garcia' } },
  {
    name: 'search of a reference',
    query: () => '?search=PR-000123',
    floor: { words: 'pr-000123' },
  },
  { name: 'a filter', query: () => '?media=radio', floor: radio },
  {
    name: 'a filter and a state',
    query: () => '?media=radio&state=waiting',
    floor: { ...radio, state: 'waiting' },
  },
  {
    name: 'a filter, late page by name',
    query: (forms) =>
      `?media=radio&sort=name&page=${Math.ceil((forms / PER_PAGE) * RADIO_SHARE * LATE)}`,
    floor: { ...radio, order: 'sort_name', page: LATE },
  },
  { name: 'two letters', query: () => '?search=an' },
  { name: 'two letters and a filter', query: () => '?media=radio&search=xu' },
  { name: 'by name, middle page', query: (forms) => `?sort=name&page=${forms / PER_PAGE / 2}` },
  { name: 'groups', path: '/merchant/mform/press/groups', rows: 'groups' },
  { name: 'ball kids and sizes', path: '/merchant/ballboys?page=20', rows: 'ballboys' },
  { name: 'search of everything', path: '/merchant/search?q=garcia', rows: null },
]

/** The lists as the reviewer's browser asks for them, answer and transport included. */
export async function reviewList({ storages, sizes }) {
  const rows = []
  for (const size of [...sizes.lists, ...sizes.million]) {
    const { path, database } = await storages.with(size)
    // Bare SQL that reads all rows of a million would take minutes.
    const beside = sizes.lists.includes(size) ? database : null
    rows.push(...(await listsOf(size, path, sizes, { beside })))
    const onPostgres = await storages.onPostgres(size)
    if (onPostgres) rows.push(...(await listsOf(size, onPostgres, sizes, { on: ' on PostgreSQL' })))
  }
  return rows
}

/** `beside`: the SQLite file whose bare SQL stands beside. */
async function listsOf(size, folder, sizes, { beside = null, on = '' }) {
  const rows = []
  const server = await startServer(folder)
  const visitor = await new Visitor(server.address).login('review@example.com', PASSWORD)
  try {
    for (const { name, query, path, rows: of = 'forms', floor: question } of pages) {
      const address = path ?? `/merchant/mform/press${query(size)}`
      const ours = await timesOf(visitor, address, {
        ...sizes,
        turn: turnTo(name, path),
        found: (props) => hasRows(props, of),
      })
      const floor =
        question &&
        beside &&
        (await measured('list.mjs', [beside, JSON.stringify(question), sizes.listRequests]))
      rows.push({
        name: `request list of ${count(size)}${on}, ${name}`,
        ours: `p50 ${ms(ours.p50)}, p95 ${ms(ours.p95)}, ${kilobytes(ours.size)}`,
        ...(floor && {
          beside: `bare SQL: p50 ${ms(floor.p50)}, p95 ${ms(floor.p95)}`,
          ratio: times(ours.p95 / floor.p95),
        }),
        bound: `p95 < ${MAX.ms} ms, < ${MAX.kilobytes} kB`,
        ok: ours.p95 < MAX.ms && ours.size < MAX.kilobytes,
      })
    }
  } finally {
    visitor.close()
    await server.stop()
  }
  return rows
}

/** The partial reload of a list page; null for pages that are loaded whole. */
export const turnTo = (name, path) => (name === 'first page' || path ? null : turn)

const hasRows = ({ props, requests }, of) => (of ? props[of].data : requests).length > 0

/** Visits a page again and again; `found` looks whether the answer is what was asked for. */
export async function timesOf(
  visitor,
  path,
  { listRequests, turn: partial, found = () => true, before }
) {
  const taken = []
  let size = 0
  for (let number = 0; number < WARM + listRequests; number++) {
    await before?.()
    const { status, body, ms: took } = await visitor.visit(path, partial)
    if (status !== 200 || !found(JSON.parse(body)))
      throw new Error(`${path}: ${status} ${body.slice(0, 300)}`)
    if (number < WARM) continue
    taken.push(took)
    size = Buffer.byteLength(body) / 1000
  }
  return { ...spread(taken), size }
}
