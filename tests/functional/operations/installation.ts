import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import app from '@adonisjs/core/services/app'
import pg from 'pg'

const Sqlite = createRequire(import.meta.url)('better-sqlite3')
const server = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/x'

/** A connection of somebody else, as a running product has one. */
export type Connection = {
  all(sql: string): Promise<Record<string, any>[]>
  close(): Promise<void>
}

/** A product of its own beside the one under test: its storage folder and its database. */
export abstract class Installation {
  readonly storage = mkdtempSync(join(tmpdir(), 'acreditacion-backup-'))
  /** Settings of its commands besides the usual ones. */
  environment: Record<string, string> = {}
  protected databaseUrl = ''

  abstract connect(): Promise<Connection>

  /** Makes the database empty, as on the first day. */
  abstract wipe(): Promise<void>

  /** Runs an ace command as a process; gives its exit code and what it says. */
  ace(...args: string[]) {
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
    const child = spawn(process.execPath, [app.makePath('ace.js'), ...args], { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    return new Promise<{ code: number | null; said: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, said: stripVTControlCharacters(said) }))
    })
  }

  async query(sql: string) {
    const connection = await this.connect()
    try {
      return await connection.all(sql)
    } finally {
      await connection.close()
    }
  }

  /** References of its requests, and whether each one's photo is there; null where there is none. */
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
    rmSync(this.storage, { recursive: true, force: true })
  }
}

export class SqliteInstallation extends Installation {
  async connect() {
    const database = new Sqlite(join(this.storage, 'acreditacion.sqlite3'))
    return {
      all: async (sql: string) => {
        const statement = database.prepare(sql)
        return statement.reader ? statement.all() : (statement.run(), [])
      },
      close: async () => database.close(),
    }
  }

  async wipe() {
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(this.storage, `acreditacion.sqlite3${end}`), { force: true })
    }
    rmSync(join(this.storage, 'files'), { recursive: true, force: true })
  }
}

export class PostgresInstallation extends Installation {
  protected databaseUrl = addressOf('acreditacion_backup_test')

  async connect() {
    const client = new pg.Client({ connectionString: this.databaseUrl })
    await client.connect()
    return {
      all: async (sql: string) => (await client.query(sql)).rows,
      close: () => client.end(),
    }
  }

  async wipe() {
    await this.#drop()
    await onServer('create database acreditacion_backup_test')
    rmSync(join(this.storage, 'files'), { recursive: true, force: true })
  }

  async remove() {
    await this.#drop()
    await super.remove()
  }

  #drop() {
    return onServer('drop database if exists acreditacion_backup_test with (force)')
  }
}

async function onServer(sql: string) {
  const client = new pg.Client({ connectionString: addressOf('postgres') })
  await client.connect()
  await client.query(sql)
  await client.end()
}

function addressOf(database: string) {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}
