import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { Visitor } from '#tests/helpers/visitor'
import { Balancer } from '#tests/shipped/balancer'
import { MailFolder, MailSink, type Mailbox } from '#tests/shipped/mails'
import type { SmallDisk } from '#tests/shipped/small_disk'
import { isFree, keptPort } from '#tests/helpers/ports'
import { databasePrefix, runMarks } from '#tests/helpers/run'
import { until } from '#tests/helpers/until'
import { Running } from '#tests/helpers/running'

export const PASSWORD = 'una-clave-de-demostracion'

type Settings = Record<string, string>

/** How far a clock is ahead. */
type Ahead = { days?: number; minutes?: number }

/** The product as users run it: its processes, folder and mails, seen from outside. */
export abstract class Product {
  readonly storage: string
  abstract readonly mails: Mailbox
  /** Settings in addition to those of every process of this suite. */
  protected settings: Settings = {}

  /** @param disk holds its files, and is removed with it */
  constructor(
    readonly checkout: string,
    readonly disk: SmallDisk | null = null
  ) {
    this.storage = disk?.folder ?? mkdtempSync(join(tmpdir(), 'acreditacion-shipped-'))
  }

  abstract get address(): string
  abstract start(settings?: Settings): Promise<void>
  /** The address of its PostgreSQL database, if it has one. */
  get databaseAddress(): string | null {
    return this.settings.DATABASE_URL ?? null
  }

  /** Prepares its environment if the product does not do this itself. */
  async install() {}

  /** Stops it like a service manager. */
  abstract stop(): Promise<void>
  /** Kills it like a power cut. */
  abstract kill(): Promise<void>

  /** Starts it with a clock that is ahead, and that `moveClock` moves. */
  startAhead(ahead: Ahead) {
    this.moveClock(ahead)
    const clock = new URL('clock.mjs', import.meta.url).href
    return this.start({ NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD: this.#clock })
  }

  /** The clocks of all its running processes jump. */
  moveClock({ days = 0, minutes = 0 }: Ahead) {
    // Renamed, so that no process reads half of it.
    writeFileSync(`${this.#clock}.new`, String((days * 1440 + minutes) * 60_000))
    renameSync(`${this.#clock}.new`, this.#clock)
  }

  get #clock() {
    return join(this.storage, 'clock')
  }

  /** What its processes have written since the start. */
  abstract get said(): string

  /** Another product from the same checkout with empty storage. */
  abstract beside(): Product

  async remove() {
    await this.kill()
    this.disk?.remove()
    rmSync(this.storage, { recursive: true, force: true })
  }

  visitor() {
    return new Visitor(this.address)
  }

  /** A logged-in office user. */
  async login(name = 'admin') {
    const visitor = this.visitor()
    await visitor.open('/merchant/login')
    const page = await visitor.login({ email: `${name}@example.com` }, PASSWORD)
    if (page.component === 'merchant/login') throw new Error(`${name} cannot log in`)
    return visitor
  }

  /** Runs an ace command of the build to its end. */
  ace(...args: string[]) {
    return this.node(['ace.js', ...args]).end()
  }

  /** Waits for a number of mails to an address with these words in the subject. */
  mailsTo(address: string, subject: RegExp, count = 1, seconds = 180) {
    return until(
      async () => {
        const found = (await this.mails.all()).filter(
          (mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? '')
        )
        return found.length >= count && found
      },
      `${count} mails to ${address} say ${subject}`,
      seconds
    )
  }

  protected node(args: string[], settings: Settings = {}) {
    return this.run(process.execPath, args, join(this.checkout, 'build'), settings)
  }

  protected run(program: string, args: string[], cwd = this.checkout, settings: Settings = {}) {
    const { PATH, HOME, TMPDIR } = process.env
    const env = {
      ...runMarks,
      ...{ PATH, HOME, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
      ...{ STORAGE_DIR: this.storage, DEMO_PASSWORD: PASSWORD, SUBMISSION_LIMIT: '100000' },
      ...this.settings,
      ...settings,
    }
    return new Running(program, args, { cwd, env })
  }
}

/** Only `npm start`: SQLite, a folder of files, mails as files. */
export class EmbeddedProduct extends Product {
  readonly mails = new MailFolder(join(this.storage, 'mail'))
  #server: Running | null = null
  #port = 0

  get address() {
    return `http://127.0.0.1:${this.#port}`
  }

  get said() {
    return this.#server?.said ?? ''
  }

  async start(settings: Settings = {}) {
    this.#port ||= await keptPort()
    this.settings = { ...this.settings, ...settings, PORT: String(this.#port) }
    this.#server = await this.run('npm', ['start']).saying(/^ready http/m)
  }

  async stop() {
    await this.#server!.stop()
    // npm may end before the server does.
    await until(() => isFree(this.#port), 'the server has ended', 120)
  }

  async kill() {
    await this.#server?.kill()
    await until(() => isFree(this.#port), 'the server is gone')
  }

  ace(...args: string[]) {
    return this.run('npm', ['run', '--silent', 'ace', '--', ...args]).end()
  }

  beside() {
    return new EmbeddedProduct(this.checkout)
  }
}

/** Keys that all processes of a PostgreSQL product share. A SQLite product makes its own. */
const KEYS = {
  APP_KEY: 'shipped-application-key-0123456789',
  HASH_KEY: 'shipped-hashing-key-0123456789abc',
}

let databases = 0

/** PostgreSQL, Redis, a mail server, two web processes behind a balancer and two workers. */
export class GrownProduct extends Product {
  readonly mails = new MailSink()
  #processes: Running[] = []
  #redis: Running | null = null
  #balancer: Balancer | null = null
  #ports: number[] = []
  readonly #database = `${databasePrefix}shipped_${process.pid}_${(databases += 1)}`

  get address() {
    return this.#balancer!.address
  }

  get said() {
    return this.#processes.map(({ said }) => said).join('\n')
  }

  /** The addresses of its web processes. */
  get addresses() {
    return this.#ports.map((port) => `http://127.0.0.1:${port}`)
  }

  async start(settings: Settings = {}) {
    this.settings = { ...this.settings, ...settings }
    await this.install()
    const { code, said } = await this.ace('prepare')
    if (code !== 0) throw new Error(said)
    this.#processes = await Promise.all([
      ...this.#ports.map((port) => this.#web(port)),
      this.#worker(),
      this.#worker(),
    ])
  }

  async stop() {
    await Promise.all(this.#processes.map((one) => one.stop()))
  }

  async kill() {
    await Promise.all(this.#processes.map((one) => one.kill()))
  }

  async remove() {
    await super.remove()
    await this.#balancer?.close()
    await this.#redis?.kill()
    await this.mails.stop()
    await this.#onServer(`drop database if exists "${this.#database}" with (force)`)
  }

  beside() {
    return new GrownProduct(this.checkout)
  }

  /** Deletes all data in Redis. */
  async flushRedis() {
    const port = new URL(this.settings.REDIS_URL).port
    await this.run('redis-cli', ['-p', port, 'flushall']).end()
  }

  /** Makes the empty database, Redis and the mail server once. */
  async install() {
    if (this.#redis) return
    this.#ports = [await keptPort(), await keptPort()]
    this.#balancer = await new Balancer(this.#ports).open()
    const redis = String(await keptPort())
    // Setting a process title would overwrite the environment, by which the launcher finds Redis.
    const where = [
      '--port',
      redis,
      '--bind',
      '127.0.0.1',
      '--dir',
      this.storage,
      '--set-proc-title',
      'no',
    ]
    this.#redis = this.run('redis-server', [...where, '--save', '', '--appendonly', 'no'])
    await this.#redis.saying(/Ready to accept connections/)
    await this.#onServer(`create database "${this.#database}"`)
    this.settings = {
      ...this.settings,
      ...KEYS,
      DATABASE_URL: this.#addressOf(this.#database),
      REDIS_URL: `redis://127.0.0.1:${redis}`,
      SMTP_URL: await this.mails.start(),
      DEMO: this.settings.DEMO ?? '1',
      TRUST_PROXY: '127.0.0.1',
    }
    await this.#built()
  }

  /** In a shared checkout, the SQLite product builds for both. */
  async #built() {
    const stamp = join(this.checkout, 'build', '.stamp')
    if (process.env.SHIPPED_CHECKOUT) {
      await until(() => existsSync(stamp), 'the product is built', 500)
    } else if (!existsSync(stamp)) {
      const { code, said } = await this.run('npm', ['run', 'build']).end(500)
      if (code !== 0) throw new Error(said)
    }
  }

  #web(port: number) {
    const settings = { PORT: String(port), WORKER: '0' }
    return this.node(['bin/server.js'], settings).saying(/^ready http/m)
  }

  #worker() {
    return this.node(['ace.js', 'queue:work']).saying(/worker ready/)
  }

  #addressOf(database: string) {
    const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/x')
    url.pathname = `/${database}`
    return url.href
  }

  async #onServer(sql: string) {
    const client = new pg.Client({
      connectionString: this.#addressOf('postgres'),
      ...{ connectionTimeoutMillis: 10_000, query_timeout: 60_000 },
    })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
}
