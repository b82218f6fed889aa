import { writeFileSync } from 'node:fs'
import * as XLSX from 'xlsx'
import { count, megabytes, ms, seconds, times } from '../tools/figures.mjs'
import { measured } from '../tools/process.mjs'

const MAX = { ratio: 2, seconds: 5, grown: 100 }
const TURNS = 3

/** A list of players as it is uploaded, beside SheetJS and a bare insert of the same rows. */
export async function imports({ storages, sizes }) {
  const rows = []
  for (const size of sizes.imports) {
    const path = storages.file(`players-${size}.xlsx`)
    writeFileSync(path, listOf(size))
    const seeded = await storages.with(sizes.lists[0])
    const best = { ours: null, bare: null }
    for (let turn = 0; turn < TURNS; turn++)
      for (const how of ['bare', 'ours']) {
        const storage = storages.copyOf(seeded)
        const taken = await measured('import.mjs', [how, path], { storage: storage.path })
        if (taken.counts.created !== size)
          throw new Error(`${how}: ${JSON.stringify(taken.counts)}`)
        if (!best[how] || taken.seconds < best[how].seconds) best[how] = taken
      }
    const { ours, bare } = best
    const ratio = ours.seconds / bare.seconds
    rows.push({
      name: `import of ${count(size)} players`,
      ours: `${seconds(ours.seconds)}, + ${megabytes(ours.grown)}, others wait ${ms(ours.held)} at most`,
      beside: `SheetJS and a bare insert: ${seconds(bare.seconds)}, + ${megabytes(bare.grown)}`,
      ratio: times(ratio),
      bound: `${MAX.ratio} x, < ${MAX.seconds} s, + < ${MAX.grown} MB`,
      ok: ratio <= MAX.ratio && ours.seconds < MAX.seconds && ours.grown < MAX.grown,
    })
  }
  return rows
}

/** A list in the shape of those that the tours' archives have. */
function listOf(size) {
  const countries = ['ESP', 'GER', 'USA', 'SUI', 'URS', '']
  const rows = Array.from({ length: size }, (_, at) => [
    100_000 + at,
    at % 70 === 0 ? '' : `Nombre${at % 500}`,
    `Apellido ${at}`,
    'R',
    at % 3 === 0 ? '' : 19_700_101 + (at % 30) * 10_000,
    countries[at % countries.length],
    180,
    `Q${at}`,
  ])
  const header = [
    'player_id',
    'name_first',
    'name_last',
    'hand',
    'dob',
    'ioc',
    'height',
    'wikidata_id',
  ]
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header, ...rows]), 'Players')
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}
