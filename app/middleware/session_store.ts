import { createHmac } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import Tokens from 'csrf'
import { appKey } from '#config/app'
import { tokenCookie } from '#config/shield'
import { withTimeout } from '#process/timeout'

const CSRF = 'csrf-secret'
const TOKEN = 'XSRF-TOKEN'
const LIMIT_MS = 3000
/** A session is prolonged at most this often (ms), so most visits write nothing. */
const PROLONGED_EVERY = 5 * 60_000
const MOST_REMEMBERED = 10_000

const tokens = new Tokens()

const prolonged = new Map<string, number>()

/** Stores a session only if it has content: public pages need no store. */
export class SessionStore implements SessionStoreContract {
  #isStored = false
  #id = ''

  constructor(
    private store: SessionStoreContract,
    private ctx: HttpContext
  ) {}

  /** The CSRF secret is derived from the id: a visit that only reads needs no row. */
  async read(id: string) {
    const stored = this.ctx.session.fresh
      ? null
      : await this.#toleratingOutage(async () => this.store.read(id))
    this.#isStored = Boolean(stored)
    this.#id = id
    return { [CSRF]: secretOf(id), ...stored }
  }

  async write(id: string, { [CSRF]: secret, ...rest }: SessionData) {
    const isDerived = secret === secretOf(this.#id)
    if (isDerived && id !== this.#id) this.#sendToken(id)
    const data = isDerived ? rest : { [CSRF]: secret, ...rest }
    if (Object.keys(data).length === 0) return this.destroy(id)
    await this.#toleratingOutage(async () => this.store.write(id, data))
  }

  async destroy(id: string) {
    if (this.#isStored) await this.#toleratingOutage(async () => this.store.destroy(id))
  }

  async touch(id: string) {
    if (!this.#isStored || Date.now() - (prolonged.get(id) ?? 0) < PROLONGED_EVERY) return
    await this.#toleratingOutage(async () => this.store.touch(id))
    if (prolonged.size >= MOST_REMEMBERED) prolonged.clear()
    prolonged.set(id, Date.now())
  }

  /** Replaces the token in the answer, which belongs to the id before the login. */
  #sendToken(id: string) {
    const { response } = this.ctx
    const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
    const others = cookies.filter((cookie) => !cookie.startsWith(`${TOKEN}=`))
    response.removeHeader('set-cookie').header('set-cookie', others)
    response.encryptedCookie(TOKEN, tokens.create(secretOf(id)), tokenCookie)
  }

  /** Reading public pages works without a session; the office and every POST fail. */
  async #toleratingOutage<T>(use: () => Promise<T>): Promise<T | null> {
    try {
      return await withTimeout(LIMIT_MS, use())
    } catch (error) {
      const { request, logger } = this.ctx
      const isPublic = !request.url().startsWith('/merchant')
      if (!isPublic || !['GET', 'HEAD'].includes(request.method())) throw error
      logger.warn({ err: error }, 'session not kept')
      return null
    }
  }
}

const secretOf = (id: string) =>
  createHmac('sha256', appKey.release()).update(`csrf:${id}`).digest('base64url')
