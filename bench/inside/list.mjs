/** A page of the request list in bare SQL: `list.mjs <database> <first|last|name|reference> <times>`. */
import Database from 'better-sqlite3'
import { spread } from '../tools/figures.mjs'
import { report } from './application.mjs'

const [file, page, times] = process.argv.slice(2)
const PER_PAGE = 50
const words = { name: 'garcia', reference: 'ten24-pr-000123' }

const db = new Database(file, { readonly: true })
db.pragma('cache_size = -65536')
const found = words[page]
  ? `and id in (select rowid from forms_search where forms_search match '"${words[page]}"')`
  : ''
const where = `from forms where type = 'press' and tournament_id = 1 ${found}`
const total = db.prepare(`select count(*) ${where}`).pluck()
const rows = db.prepare(`select * ${where} order by submitted_at desc, id desc limit ? offset ?`)
const logs = db.prepare(
  `select * from form_logs where +type in ('print', 'signature-module')
   and form_id in (select value from json_each(?))`
)

const taken = []
for (let time = 0; time < Number(times); time++) {
  const started = performance.now()
  const last = Math.ceil(total.get() / PER_PAGE)
  const forms = rows.all(PER_PAGE, page === 'last' ? (last - 1) * PER_PAGE : 0)
  logs.all(JSON.stringify(forms.map(({ id }) => id)))
  taken.push(performance.now() - started)
}
await report(spread(taken))
process.disconnect()
