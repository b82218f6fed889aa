/**
 * A page of the request list in bare SQL: `list.mjs <database> <question> <times>`. The question
 * is JSON: `words`, `facet`, `state`, `order`, and `last` or `page` as a share of all pages.
 */
import Database from 'better-sqlite3'
import { spread } from '../tools/figures.mjs'
import { report } from './application.mjs'
import { PER_PAGE } from '../rows/review_list.mjs'

const [file, question, times] = process.argv.slice(2)
const { words, facet, state, order = 'arrived_at', last = false, page = 0 } = JSON.parse(question)

const db = new Database(file, { readonly: true })
db.pragma('cache_size = -65536')
const where = `from forms where ${[
  `type = 'press' and tournament_id = (select id from tournaments where sport = 'tennis' and active)`,
  words && `id in (select rowid from forms_search where forms_search match '"${words}"')`,
  facet && `instr(facets, ';${facet};') > 0`,
  state && `state = '${state}'`,
]
  .filter(Boolean)
  .join(' and ')}`
const total = db.prepare(`select count(*) ${where}`).pluck()
const rows = db.prepare(`select * ${where} order by ${order} desc, id desc limit ? offset ?`)
const logs = db.prepare(
  `select * from form_logs where +type in ('print', 'signature-module')
   and form_id in (select value from json_each(?))`
)

const taken = []
for (let time = 0; time < Number(times); time++) {
  const started = performance.now()
  const pages = Math.ceil(total.get() / PER_PAGE)
  const before = last ? pages - 1 : Math.floor(page * pages)
  const forms = rows.all(PER_PAGE, before * PER_PAGE)
  logs.all(JSON.stringify(forms.map(({ id }) => id)))
  taken.push(performance.now() - started)
}
await report(spread(taken))
process.disconnect()
