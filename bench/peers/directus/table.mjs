/** The requests as a table that Directus reads: answers are columns, indexes as the product's list has them. */
import Database from 'better-sqlite3'
import pg from 'pg'

const BATCH = 5_000

const text = ['text', 'text']
const number = ['integer', 'integer']
const flag = ['boolean', 'boolean']
const moment = ['datetime', 'timestamptz']
const json = ['json', 'jsonb']

/** What our list sends of a request, in the types of SQLite and PostgreSQL. */
const shown = {
  id: ['integer primary key', 'integer primary key'],
  type: text,
  id_form: text,
  state: text,
  version: number,
  category: text,
  name: text,
  last_name: text,
  company: text,
  email: text,
  image: text,
  image_warnings: json,
  submitted_at: moment,
  created_at: moment,
  updated_at: moment,
  restricted_at: moment,
  withdrawn_at: moment,
  corrected_at: moment,
  reserved: flag,
  asked: json,
  id_parent: number,
  assigned_to: number,
  color: text,
}

const answers = {
  media: text,
  mediaName: text,
  freelance: flag,
  validity: text,
  days: json,
  parking: text,
  workspace: flag,
  mediaHub: flag,
  work_table: text,
}

/** What it is narrowed and sorted by. */
const hidden = {
  tournament_id: number,
  arrived_at: moment,
  sort_name: ['text', 'text collate "C"'],
  search_text: text,
}

const column = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columns = Object.entries({ ...shown, ...answers, ...hidden })

/** The columns that are asked for. */
export const fields = [...Object.keys(shown), ...Object.keys(answers).map(column)]

const values = columns
  .map(([name, type]) =>
    name in answers ? `detail ${type === json ? '->' : '->>'} '${name}' as ${column(name)}` : name
  )
  .join(', ')

const table = (dialect) =>
  `create table requests (${columns.map(([name, types]) => `${column(name)} ${types[dialect]}`)})`

const indexes = [
  'arrived_at, id',
  'state, arrived_at, id',
  'media, arrived_at, id',
  'media, state, arrived_at, id',
  'sort_name, id',
].map((order, i) => `create index requests_${i} on requests (tournament_id, type, ${order})`)

/** Fills a SQLite file from a storage's. */
export function fillSqlite(file, from) {
  const db = new Database(file)
  try {
    db.exec(table(0))
    db.prepare('attach ? as source').run(from)
    db.exec(`insert into requests select ${values} from source.forms order by id`)
    for (const index of indexes) db.exec(index)
    db.exec(
      'create index requests_text on requests (tournament_id, type, arrived_at, id, search_text)'
    )
    db.exec('analyze')
    db.pragma('journal_mode = wal')
  } finally {
    db.close()
  }
}

/** Fills an empty database of a PostgreSQL server from another. */
export async function fillPostgres(address, from) {
  const [source, target] = [from, address].map(
    (at) => new pg.Client({ connectionString: String(at) })
  )
  await Promise.all([source.connect(), target.connect()])
  try {
    await target.query(table(1))
    const read = `select ${values} from forms where id > $1 order by id limit ${BATCH}`
    let last = 0
    for (;;) {
      const { rows } = await source.query(read, [last])
      if (rows.length === 0) break
      last = rows.at(-1).id
      await target.query(
        'insert into requests select * from json_populate_recordset(null::requests, $1)',
        [JSON.stringify(rows)]
      )
    }
    for (const index of indexes) await target.query(index)
    await target.query('create extension if not exists pg_trgm')
    await target.query(
      'create index requests_words on requests using gin (search_text gin_trgm_ops)'
    )
    await target.query(
      `create index requests_text on requests (tournament_id, type, arrived_at, id)
       include (search_text, state, category)`
    )
    await target.query('vacuum analyze requests')
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}
