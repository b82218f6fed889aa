/** Storages with a crowd of requests in them, one for each size, made once a run. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { ace, measured } from './process.mjs'

/** The seeder gives the press form four in ten of all requests. */
export const PRESS_SHARE = 0.4

export class Storages {
  /** How many requests were written in how many seconds, for each storage made in this run. */
  seeded = []
  #folder
  #given
  #server

  /**
   * `folder` keeps the storages for a next run; without it they are thrown away. `server`: address
   * of a PostgreSQL server, for storages on it.
   */
  constructor(folder, server) {
    this.#server = server
    this.#given = folder !== undefined
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'acreditacion-bench-'))
  }

  /** A storage with so many press requests, among the other types' requests. */
  async with(presses) {
    const path = join(this.#folder, String(presses))
    if (!existsSync(join(path, 'acreditacion.sqlite3'))) {
      mkdirSync(path, { recursive: true })
      await this.#seed(path, presses)
    }
    return new Storage(path, presses)
  }

  /** The folder of a storage whose rows are on the PostgreSQL server; null without a server. */
  async onPostgres(presses) {
    if (!this.#server) return null
    const path = join(this.#folder, `${presses}-postgres`)
    if (!existsSync(path)) {
      const address = await this.emptyDatabase(`acreditacion_bench_${presses}`)
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, '.env'), `DATABASE_URL=${address}\n`)
      await this.#seed(path, presses)
    }
    return path
  }

  /** The address of a new database on the PostgreSQL server. */
  async emptyDatabase(name) {
    await onServer(this.#server, `drop database if exists ${name} with (force)`)
    await onServer(this.#server, `create database ${name}`)
    return Object.assign(new URL(this.#server), { pathname: name })
  }

  async #seed(path, presses) {
    const forms = Math.round(presses / PRESS_SHARE)
    console.error(`seeding ${forms} requests, ${presses} of them press`)
    await ace(['prepare'], path)
    const started = performance.now()
    await ace(['seed:demo', `--forms=${forms}`], path)
    this.seeded.push({ forms, seconds: (performance.now() - started) / 1000 })
  }

  /** The same rows in a storage of their own, to be changed; its photos are missing. */
  copyOf(storage) {
    const path = join(this.#folder, 'copy')
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path)
    const copy = new Storage(path, storage.presses)
    for (const end of ['', '-wal'].filter((part) => existsSync(storage.database + part)))
      copyFileSync(storage.database + end, copy.database + end)
    return copy
  }

  file(name) {
    mkdirSync(this.#folder, { recursive: true })
    return join(this.#folder, name)
  }

  remove() {
    if (!this.#given) rmSync(this.#folder, { recursive: true, force: true })
  }
}

async function onServer(address, statement) {
  const client = new pg.Client({ connectionString: String(address) })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

class Storage {
  constructor(path, presses) {
    this.path = path
    this.presses = presses
  }

  get database() {
    return join(this.path, 'acreditacion.sqlite3')
  }

  /** Press requests of a state, oldest id first. */
  ids(state, limit, offset = 0) {
    return this.#with((db) =>
      db
        .prepare(
          `select id from forms where type = 'press' and state = ? order by id limit ? offset ?`
        )
        .pluck()
        .all(state, limit, offset)
    )
  }

  /** The active tennis tournament, whose requests are measured. */
  get tournamentId() {
    return this.#with((db) =>
      db.prepare(`select id from tournaments where sport = 'tennis' and active`).pluck().get()
    )
  }

  /** How many requests of a type there are. */
  count(type) {
    return this.#with((db) =>
      db.prepare('select count(*) from forms where type = ?').pluck().get(type)
    )
  }

  /** Whether the newest bulk change has ended, well or not. */
  changeIsOver() {
    return this.#with((db) =>
      db
        .prepare("select state not in ('queued', 'running') from change_batches order by id desc")
        .pluck()
        .get()
    )
  }

  /** How many requests the newest bulk change changed. */
  changed() {
    return this.#with((db) =>
      db.prepare('select changed from change_batches order by id desc limit 1').pluck().get()
    )
  }

  /** Mails about decisions that were ordered, whether they left or not. */
  mails() {
    const mails = 'select count(*) from mail_log where form_id is not null'
    return this.#with((db) => db.prepare(mails).pluck().get())
  }

  /** Inserts the row of a document run, without a job in the queue. Returns its id. */
  order(kind, params) {
    return this.#with(
      (db) =>
        db
          .prepare(
            `insert into document_runs (kind, params, state, total, done, user_id, created_at)
             values (?, ?, 'queued', 0, 0, 1, datetime())`
          )
          .run(kind, JSON.stringify(params)).lastInsertRowid
    )
  }

  /** Inserts a print run with the cards of requests, without a job in the queue. Returns the id of its document run. */
  printRun(ids, layout, sheet) {
    return this.#with((db) => {
      const { lastInsertRowid: batch } = db
        .prepare(
          `insert into card_batches (selection, layout, sheet, total, user_id, created_at)
           values ('{}', ?, ?, ?, 1, datetime())`
        )
        .run(layout, sheet, ids.length)
      db.prepare(
        `insert into card_batch_rows (batch_id, position, card_id, form_id, name)
         select ?, row_number() over (order by forms.id), cards.id, forms.id, forms.name
         from cards join forms on forms.id = cards.form_id
         where cards.state = 'live' and forms.id in (select value from json_each(?))`
      ).run(batch, JSON.stringify(ids))
      return this.order('cards', { batchId: Number(batch), cards: ids.length, cover: false })
    })
  }

  /** Whether the newest document run of a kind is done. Throws if it failed. */
  isMade(kind) {
    const newest = 'select state from document_runs where kind = ? order by id desc limit 1'
    const state = this.#with((db) => db.prepare(newest).pluck().get(kind))
    if (state === 'failed') throw new Error(`${kind} was not made`)
    return state === 'done'
  }

  /**
   * Lets approved press requests pay at a restaurant that is always open. Returns its id and the
   * tokens of their cards.
   */
  customers(number) {
    const ids = JSON.stringify(this.ids('approved', number))
    return this.#with((db) => {
      const restaurant = db.prepare(`select id from restaurants where kind = 'staff'`).pluck().get()
      db.prepare(`delete from restaurant_meals where restaurant_id = ?`).run(restaurant)
      db.prepare(
        `update forms set restaurants = ?, detail = json_remove(detail, '$.validity'), daily = 0,
         date_permission = null, end_permission = null
         where id in (select value from json_each(?))`
      ).run(JSON.stringify([String(restaurant)]), ids)
      const tokens = db
        .prepare(
          `select token from cards where state = 'live' and form_id in (select value from json_each(?))`
        )
        .pluck()
        .all(ids)
      return { restaurant, tokens }
    })
  }

  /** Gives approved press requests a photo each that no other has; gives their ids. */
  async photos(number) {
    const ids = this.ids('approved', number)
    await measured('photos.mjs', [this.path, ids.join(',')], { storage: this.path })
    return ids
  }

  #with(read) {
    const db = new Database(this.database)
    try {
      db.pragma('busy_timeout = 5000')
      return read(db)
    } finally {
      db.close()
    }
  }
}
