/** Imports a list of players: `import.mjs <ours|bare> <file>`. */
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { built, report, startApplication } from './application.mjs'

const [how, path] = process.argv.slice(2)
const app = await startApplication()
const { default: Tournament } = await built('app/models/tournament.js')
const { id: tournamentId } = await Tournament.activeOf('tennis')
const { receiveList } = await built('app/imports/receive_list.js')
const { workOn } = await built('app/imports/run_import.js')
const XLSX = await import('xlsx')
const { chunks, insertMany } = await built('app/sql/bulk.js')
const { default: db } = await import('@adonisjs/lucid/services/db')
const delay = monitorEventLoopDelay({ resolution: 10 })
const memory = process.memoryUsage().rss

delay.enable()
const began = performance.now()
const counts = how === 'ours' ? await ours() : await bare()
const seconds = (performance.now() - began) / 1000
delay.disable()
await report({
  ...{ seconds, counts },
  held: delay.max / 1e6,
  grown: (process.memoryUsage().rss - memory) / 1024 / 1024,
})
await app.terminate()
process.disconnect()

/** As an upload is imported, to its end. */
async function ours() {
  const order = { kind: 'players', tour: 'ATP', tournamentId }
  const run = await receiveList({ path, name: 'players.xlsx' }, order, { id: 1 })
  await workOn(run)
  return run.counts
}

/** The least that could be done: SheetJS reads, one statement after the other writes. */
async function bare() {
  const book = XLSX.read(readFileSync(path), { dense: true })
  const rows = XLSX.utils.sheet_to_json(book.Sheets[book.SheetNames[0]])
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  await db.transaction(async (trx) => {
    for (const some of chunks(rows))
      await insertMany(
        trx,
        'default_players',
        some.map((row) => ({
          ...{ tournamentId, tour: 'ATP', active: 1, createdAt: now, updatedAt: now },
          playerId: String(row.player_id),
          name: row.name_first ?? '',
          lastName: row.name_last,
          birthDate: String(row.dob ?? '').slice(0, 10),
          searchText: `${row.name_first} ${row.name_last}`.toLowerCase(),
        }))
      )
  })
  return { created: rows.length }
}
