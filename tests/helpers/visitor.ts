import { formBody } from '#tests/helpers/form_body'

type Answer = { status: number; location: string | null; headers: Headers }
export type Page = Answer & { component: string; props: Record<string, any> }

/**
 * A person with a browser. Keeps cookies and sends the page's token and the referrer. It uses
 * nothing but HTTP.
 */
export class Visitor {
  #cookies = new Map<string, string>()
  #at: string | null = null
  /** The version of the assets in tests of the running application. */
  #version = '1'

  constructor(
    private address = `http://127.0.0.1:${process.env.PORT}`,
    /** Headers of every request, as a proxy adds them. */
    private carried: Record<string, string> = {}
  ) {}

  /** Opens a page and follows redirects. */
  async open(path: string): Promise<Page> {
    let response = await this.#visit(path)
    for (let hops = 0; [302, 303, 409].includes(response.status); hops++) {
      if (hops > 5) throw new Error(`${path} leads in circles`)
      // The assets changed, so the browser loads the whole page.
      if (response.status === 409) await this.#learnVersion()
      path = response.headers.get('location') ?? path
      response = await this.#visit(path)
    }
    this.#at = path
    const page: any = response.headers.get('x-inertia') ? await response.json() : {}
    return { ...answer(response), component: page.component, props: page.props }
  }

  /** Sends a form from the open page; `follow` decides whether redirects are followed. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, fields: Record<string, any> = {}) {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.#request('/', {})
    const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN')!)
    const headers = {
      'x-xsrf-token': token,
      'x-inertia': 'true',
      'x-inertia-version': this.#version,
    }
    return answer(await this.#request(path, { method, headers, body: formBody(fields) }))
  }

  /** Sends and receives JSON like a program. */
  async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.#request('/', {})
    const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN')!)
    const response = await this.#request(path, {
      method,
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'x-xsrf-token': token,
      },
      body: body && JSON.stringify(body),
    })
    const text = await response.text()
    return { ...answer(response), body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  /** Fetches a file. */
  async download(path: string) {
    const response = await this.#request(path, {})
    return { ...answer(response), bytes: Buffer.from(await response.arrayBuffer()) }
  }

  /** The cookies in the format of a real browser. */
  get cookies() {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.address }))
  }

  async post(path: string, fields: Record<string, any> = {}): Promise<Page> {
    const sent = await this.send('POST', path, fields)
    return this.open(sent.location!)
  }

  async login(user: { email: string }, password = 'secret-password-1', more = {}) {
    return this.post('/merchant/login', { email: user.email, password, ...more })
  }

  /** Deletes a cookie, as closing the browser deletes that of the session. */
  forget(cookie: string) {
    this.#cookies.delete(cookie)
  }

  #visit(path: string) {
    const headers = { 'x-inertia': 'true', 'x-inertia-version': this.#version }
    return this.#request(path, { headers })
  }

  async #learnVersion() {
    const page = await (await this.#request('/', {})).text()
    const [, version] = /"version":"([^"]*)"/.exec(page.replaceAll('&quot;', '"')) ?? []
    if (!version) throw new Error('the page names no version of its assets')
    this.#version = version
  }

  /** Takes a cookie from another visitor. */
  take(other: Visitor, cookie: string) {
    this.#cookies.set(cookie, other.#cookies.get(cookie)!)
  }

  async #request(path: string, init: RequestInit) {
    const url = new URL(path, this.address)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...this.carried,
      ...init.headers,
      cookie,
      ...(this.#at && { referer: new URL(this.#at, url).href }),
    }
    const ask = () => fetch(url, { ...init, headers, redirect: 'manual' })
    // The server may have closed a kept connection; browsers then open a new one.
    const response = await ask().catch((error) => {
      if (error.cause?.code !== 'UND_ERR_SOCKET' || init.method === 'POST') throw error
      return ask()
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (/Max-Age=(0|-)/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }
}

const answer = (response: Response): Answer => ({
  status: response.status,
  location: response.headers.get('location'),
  headers: response.headers,
})
