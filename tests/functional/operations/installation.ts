import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getActiveTest } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import pg from 'pg'
import { Running } from '#tests/helpers/running'

const Sqlite = createRequire(import.meta.url)('better-sqlite3')
const server =
  process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/acreditacion_test'
/** Two test runs on one server must not use the same database. */
const NAME = `${new URL(server).pathname.slice(1)}_backup`

/** Milliseconds that PostgreSQL has to answer. */
const LIMITS = { connectionTimeoutMillis: 10_000, query_timeout: 60_000 }

/** Milliseconds for a test that starts processes: each is a whole product, on a machine that does much else. */
export const SLOW_TEST_MS = 300_000

/** What Node runs: the sources, or the build where there is a fresh one, which starts twice as fast. */
const program = (script: string) =>
  process.env.ASSETS === 'built'
    ? [app.makePath('build', script.replace(/\.ts$/, '.js'))]
    : ['--import=@poppinss/ts-exec', app.makePath(script)]

/** A second connection, like the one of a running product. */
export type Connection = {
  all(sql: string): Promise<Record<string, any>[]>
  /** Runs several statements. */
  run(sql: string): Promise<unknown>
  close(): Promise<void>
}

/** A separate product beside the one under test, with its own storage folder and database. */
export abstract class Installation {
  readonly storage = mkdtempSync(join(tmpdir(), 'acreditacion-backup-'))
  /** Additional settings for its commands. */
  environment: Record<string, string> = {}
  protected databaseUrl = ''
  readonly #children = new Set<Running>()

  abstract connect(): Promise<Connection>

  /** Empties the database. */
  abstract wipe(): Promise<void>

  /** What the files of the database hold, used or not. */
  abstract bytes(): Promise<string>

  /** The script and arguments of a worker. */
  protected abstract readonly work: string[]

  /** Starts a worker. It can be killed; `ended` resolves when it has exited. */
  async worker() {
    const [script, ...args] = this.work
    const worker = await this.#start(script, args).saying(/ready/)
    return {
      kill: (signal: NodeJS.Signals) => worker.child.kill(signal),
      ended: () => worker.end().then(({ code }) => code),
      said: () => worker.said,
    }
  }

  /** Runs an ace command as a process and returns its exit code and output. */
  ace(...args: string[]) {
    return this.node('ace.js', ...args)
  }

  /** Starts an ace command that can be killed. */
  begin(...args: string[]) {
    return this.#start('ace.js', args)
  }

  /** Makes changes of the rows with these conditions never end, until the returned function is called. */
  abstract stall(table: string, condition: string): Promise<() => Promise<unknown>>

  /** Runs a script of the product to its end. */
  node(script: string, ...args: string[]) {
    return this.#start(script, args).end()
  }

  /** Starts a process that ends with the test, if there is one, or with the installation. */
  #start(script: string, args: string[]) {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      STORAGE_DIR: this.storage,
      DATABASE_URL: this.databaseUrl,
      DEMO: '0',
      DEMO_PASSWORD: 'una-clave-de-prueba',
      REDIS_URL: '',
      SMTP_URL: '',
      DRIVE_DISK: 'fs',
      ...this.environment,
    }
    const child = new Running(process.execPath, [...program(script), ...args], { env })
    this.#children.add(child)
    getActiveTest()?.cleanup(() => child.kill())
    return child
  }

  async query(sql: string) {
    const connection = await this.connect()
    try {
      return await connection.all(sql)
    } finally {
      await connection.close()
    }
  }

  /** The references of its requests, each with whether its photo exists (null for a request without one). */
  async requests() {
    const rows = await this.query('select id_form, image from forms order by id_form')
    return rows.map(({ id_form: reference, image }) => [
      reference,
      image && this.fileSize(image) > 0,
    ])
  }

  fileSize(key: string) {
    const path = join(this.storage, 'files', key)
    return existsSync(path) ? readFileSync(path).length : 0
  }

  async remove() {
    for (const child of this.#children) await child.kill()
    rmSync(this.storage, { recursive: true, force: true })
  }
}

export class SqliteInstallation extends Installation {
  protected readonly work = ['bin/server.ts']

  async connect() {
    const database = new Sqlite(join(this.storage, 'acreditacion.sqlite3'))
    return {
      all: async (sql: string) => {
        const statement = database.prepare(sql)
        return statement.reader ? statement.all() : (statement.run(), [])
      },
      run: async (sql: string) => database.exec(sql),
      close: async () => database.close(),
    }
  }

  async stall(table: string, condition: string) {
    await this.query(
      `create trigger stalled before update on ${table} when ${condition}
       begin select count(*) from forms a, forms b, forms c, forms d; end`
    )
    return () => this.query('drop trigger stalled')
  }

  async bytes() {
    return readdirSync(this.storage)
      .filter((file) => file.startsWith('acreditacion.sqlite3'))
      .map((file) => readFileSync(join(this.storage, file), 'latin1'))
      .join('')
  }

  async wipe() {
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(this.storage, `acreditacion.sqlite3${end}`), { force: true })
    }
    rmSync(join(this.storage, 'files'), { recursive: true, force: true })
  }
}

export class PostgresInstallation extends Installation {
  protected readonly work = ['ace.js', 'queue:work']
  protected databaseUrl = addressOf(NAME)

  async connect() {
    const client = new pg.Client({ connectionString: this.databaseUrl, ...LIMITS })
    await client.connect()
    return {
      all: async (sql: string) => (await client.query(sql)).rows,
      run: (sql: string) => client.query(sql),
      close: () => client.end(),
    }
  }

  async stall(table: string, condition: string) {
    await this.query(
      `create function stall() returns trigger language plpgsql as
       $$ begin perform pg_sleep(600); return new; end $$`
    )
    await this.query(
      `create trigger stalled before update on ${table} for each row when (${condition})
       execute function stall()`
    )
    return async () => {
      // The server notices a dead client only when it answers.
      await this.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`
      )
      await this.query('drop function stall cascade')
    }
  }

  async bytes() {
    await this.query('checkpoint')
    const files = await this.query(
      `select current_setting('data_directory') || '/' || pg_relation_filepath(oid) as path
       from pg_class where relfilenode > 0 or relname = 'pg_statistic'`
    )
    return files.map(({ path }) => readFileSync(path, 'latin1')).join('')
  }

  async wipe() {
    await this.#drop()
    await onServer(`create database ${NAME}`)
    rmSync(join(this.storage, 'files'), { recursive: true, force: true })
  }

  async remove() {
    await super.remove()
    await this.#drop()
  }

  #drop() {
    return onServer(`drop database if exists ${NAME} with (force)`)
  }
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: addressOf('postgres'), ...LIMITS })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

function addressOf(database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
