/**
 * What `npm run bench` measures: the product beside a floor or a peer on the same machine, in
 * one Markdown table. Every part is measured in processes of its own on throwaway storages.
 *
 * `--quick` tries the measurements out with little data; `--only=exports,cards` runs some of
 * them; `--data=<folder>` keeps the seeded storages for the next run; with
 * `--postgres=<address of a server>` lists are measured there too; `--million` measures lists
 * and exports among a million requests as well. Only `--only=directus` measures lists beside
 * Directus, and installs it first.
 * Ends with 1 when a bound is missed.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { npm } from '../bin/launcher/npm.mjs'
import { full, MILLION, quick } from './sizes.mjs'
import { count, seconds as inSeconds } from './tools/figures.mjs'
import { Storages } from './tools/storage.mjs'
import { table } from './tools/table.mjs'
import { approvals } from './rows/approvals.mjs'
import { cards } from './rows/cards.mjs'
import { crowd } from './rows/crowd.mjs'
import { desk } from './rows/desk.mjs'
import { directus } from './rows/directus.mjs'
import { exports } from './rows/exports.mjs'
import { firstVisit } from './rows/first_visit.mjs'
import { heavyWork } from './rows/heavy_work.mjs'
import { imports } from './rows/imports.mjs'
import { massUpdate } from './rows/mass_update.mjs'
import { memory } from './rows/memory.mjs'
import { officePages } from './rows/office_pages.mjs'
import { publicPage } from './rows/public_page.mjs'
import { reviewList } from './rows/review_list.mjs'
import { stations } from './rows/stations.mjs'
import { submission } from './rows/submission.mjs'

// What only reads comes first: the later ones fill the storages with rows and files.
const measurements = {
  publicPage,
  firstVisit,
  reviewList,
  officePages,
  desk,
  exports,
  cards,
  heavyWork,
  stations,
  submission,
  approvals,
  massUpdate,
  imports,
  crowd,
  memory,
}

// Measured only by `--only`: their peers take minutes to install.
const optional = { directus }

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    million: { type: 'boolean' },
    data: { type: 'string' },
    postgres: { type: 'string' },
  },
})
const chosen = options.only?.split(',') ?? Object.keys(measurements)
const known = { ...measurements, ...optional }
const unknown = chosen.filter((name) => !Object.hasOwn(known, name))
if (unknown.length > 0) {
  console.error(`No ${unknown}: give some of ${Object.keys(known)}`)
  process.exit(1)
}

const sizes = { ...(options.quick ? quick : full), million: options.million ? [MILLION] : [] }
const storages = new Storages(options.data, options.postgres)
process.once('exit', () => storages.remove())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

if (chosen.some((name) => Object.hasOwn(measurements, name))) await installPeers()
const rows = []
for (const name of chosen) {
  console.error(`measuring ${name}`)
  const found = await rowsOf(name)
  for (const row of found) console.error(`  ${row.name}: ${row.ours}`)
  rows.push(...found)
}
for (const { forms, seconds } of storages.seeded) {
  rows.push({ name: `seeding ${count(forms)} requests`, ours: inSeconds(seconds) })
}
const machine = `${cpus().length} x ${cpus()[0].model.trim()}`
console.log(`Node ${process.version}, ${machine}\n\n${table(rows)}`)
if (!options.quick) keep({ node: process.version, machine, measured: chosen, rows })
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0

/** The rows of a measurement. One that fails costs the others nothing. */
async function rowsOf(name) {
  try {
    return await known[name]({ storages, sizes })
  } catch (error) {
    console.error(error)
    return [{ name, ours: 'failed', ok: false }]
  }
}

/** Keeps what was measured, for comparison with later days. */
function keep(result) {
  const folder = new URL('results/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const name = `${new Date().toISOString().slice(0, 16).replace(':', '')}.json`
  writeFileSync(new URL(name, folder), `${JSON.stringify(result, null, 2)}\n`)
}

/** The peers are installed when something is measured, never with the product. */
async function installPeers() {
  const folder = fileURLToPath(new URL('peers/', import.meta.url))
  const installed = `${folder}node_modules/.package-lock.json`
  const lock = `${folder}package-lock.json`
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.error('Installing the peers')
  await npm(['ci'], { what: 'Installing the peers', cwd: folder })
}
