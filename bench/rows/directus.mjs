/**
 * The lists beside Directus, which reads the same rows with the same indexes. Only measured when asked
 * for: it is installed then, with a native part that may have to be compiled.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from '../../bin/launcher/npm.mjs'
import { fields, fillPostgres, fillSqlite } from '../peers/directus/table.mjs'
import { count, kilobytes, ms, spread, times } from '../tools/figures.mjs'
import { PASSWORD, startPeer, startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { pages, PER_PAGE, turnTo, WARM } from './review_list.mjs'

const MAX_SHARE_OF_DIRECTUS = 0.5
const ADMIN = 'admin@example.com'

const radio = { media: { _eq: 'radio' } }
const has = (words) => ({ search_text: { _contains: words } })

/** What Directus is asked for where the product's list is asked for a page of that name. */
const asked = {
  'first page': {},
  'last page': { page: (forms) => Math.ceil(forms / PER_PAGE) },
  'a filter': { filter: radio },
  'a filter and a state': { filter: { ...radio, state: { _eq: 'waiting' } } },
  'search of a name': { filter: has('garcia') },
  'two letters': { filter: has('an') },
  'by name, middle page': {
    sort: ['-sort_name', '-id'],
    page: (forms) => forms / PER_PAGE / 2,
  },
}

/** The list on each database, with as many requests as the bound speaks of. */
export async function directus({ storages, sizes }) {
  await install()
  const size = sizes.lists.at(-1)
  const storage = await storages.with(size)
  const rows = await besideDirectus(storages, sizes, {
    storage,
    ours: storage.path,
    on: 'SQLite',
    database: (folder) => {
      const file = join(folder, 'directus.sqlite3')
      fillSqlite(file, storage.database)
      return { DB_CLIENT: 'sqlite3', DB_FILENAME: file }
    },
  })
  const onPostgres = await storages.onPostgres(size)
  if (!onPostgres) return rows
  return [
    ...rows,
    ...(await besideDirectus(storages, sizes, {
      storage,
      ours: onPostgres,
      on: 'PostgreSQL',
      database: async () => {
        const address = await storages.emptyDatabase(`acreditacion_bench_${size}_directus`)
        const [, from] = /DATABASE_URL=(.*)/.exec(readFileSync(join(onPostgres, '.env'), 'utf8'))
        await fillPostgres(address, from)
        return { DB_CLIENT: 'pg', DB_CONNECTION_STRING: String(address) }
      },
    })),
  ]
}

/** Both answer in turns, so that a busy moment of the machine affects both. */
async function besideDirectus(storages, { listRequests }, { storage, ours, on, database }) {
  const folder = storages.file(`directus-${storage.presses}-${on.toLowerCase()}`)
  await prepare(folder, database)
  const servers = [await startServer(ours)]
  const rows = []
  try {
    servers.push(await startPeer('directus/serve.mjs', folder))
    const [product, peer] = servers.map(({ address }) => new Visitor(address))
    await product.login('review@example.com', PASSWORD)
    const login = { email: ADMIN, password: PASSWORD, mode: 'session' }
    const { status } = await peer.post('/auth/login', login)
    if (status !== 200) throw new Error(`nobody can log in to Directus: ${status}`)

    for (const { name, query } of pages.filter((page) => page.name in asked)) {
      const found = await timesOfBoth(listRequests, [
        () => ourPage(product, `/merchant/mform/press${query(storage.presses)}`, turnTo(name)),
        () => itsPage(peer, addressOf(asked[name], storage)),
      ])
      const [mine, its] = found
      rows.push({
        name: `list of ${count(storage.presses)} on ${on}, ${name} (load ${loadavg()[0].toFixed(1)})`,
        ours: `p50 ${ms(mine.p50)}, p95 ${ms(mine.p95)}, ${kilobytes(mine.size)}`,
        beside: `Directus ${version()}: p50 ${ms(its.p50)}, p95 ${ms(its.p95)}, ${kilobytes(its.size)}`,
        ratio: times(mine.p50 / its.p50),
        bound: `p50 <= ${MAX_SHARE_OF_DIRECTUS} x`,
        ok: mine.p50 <= MAX_SHARE_OF_DIRECTUS * its.p50,
      })
    }
    for (const visitor of [product, peer]) visitor.close()
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
  }
  return rows
}

async function prepare(folder, database) {
  const settings = join(folder, 'settings.json')
  if (existsSync(settings)) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const admin = { ADMIN_EMAIL: ADMIN, ADMIN_PASSWORD: PASSWORD }
  writeFileSync(settings, JSON.stringify({ ...admin, ...(await database(folder)) }))
}

async function timesOfBoth(listRequests, asks) {
  const taken = asks.map(() => [])
  const sizes = []
  for (let number = 0; number < WARM + listRequests; number++) {
    const pagesFound = []
    for (const [who, ask] of asks.entries()) {
      const { ids, ms: took, size } = await ask()
      pagesFound.push(ids.join())
      sizes[who] = size
      if (number >= WARM) taken[who].push(took)
    }
    const [mine, its] = pagesFound
    if (!mine || mine !== its) throw new Error(`not the same requests: ${mine} and ${its}`)
  }
  return taken.map((found, who) => ({ ...spread(found), size: sizes[who] }))
}

async function ourPage(visitor, path, turn) {
  const answer = await visitor.visit(path, turn)
  return pageOf(path, answer, ({ props }) => props.forms.data)
}

async function itsPage(visitor, path) {
  const answer = await visitor.get(path)
  return pageOf(path, answer, ({ data, meta }) => meta.filter_count > 0 && data)
}

function pageOf(path, { status, body, ms: took }, rowsOf) {
  if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 300)}`)
  const ids = rowsOf(JSON.parse(body)).map(({ id }) => id)
  return { ids, ms: took, size: Buffer.byteLength(body) / 1000 }
}

/** A page with its total, as the list of the product has it. */
function addressOf({ filter = {}, sort = ['-arrived_at', '-id'], page = () => 1 }, storage) {
  const list = { tournament_id: { _eq: storage.tournamentId }, type: { _eq: 'press' } }
  const query = new URLSearchParams({
    fields: fields.join(),
    sort: sort.join(),
    filter: JSON.stringify({ ...list, ...filter }),
    limit: PER_PAGE,
    page: page(storage.presses),
    meta: 'filter_count',
  })
  return `/items/requests?${query}`
}

const peers = fileURLToPath(new URL('../peers/directus/', import.meta.url))
const wanted = () => readJson('package.json').dependencies.directus
const version = () => readJson('node_modules/directus/package.json').version
const readJson = (name) => JSON.parse(readFileSync(join(peers, name), 'utf8'))

/** A thousand packages: some minutes. The driver of SQLite is compiled where no finished one is found. */
async function install() {
  const driver = join(peers, 'node_modules/sqlite3/build/Release/node_sqlite3.node')
  const isThere = existsSync(join(peers, 'node_modules/directus/package.json'))
  if (isThere && version() === wanted() && existsSync(driver)) return
  console.error('Installing Directus')
  await npm(['install'], { what: 'Installing Directus', cwd: peers })
  const node = dirname(dirname(process.execPath))
  const headers = existsSync(join(node, 'include/node/node_api.h')) ? [`--nodedir=${node}`] : []
  await npm(['rebuild', 'sqlite3', '--ignore-scripts=false', ...headers], {
    what: "Building Directus's driver of SQLite",
    cwd: peers,
  })
}
