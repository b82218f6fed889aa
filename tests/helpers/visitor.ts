import { formBody } from '#tests/helpers/forms'

type Answer = { status: number; location: string | null; headers: Headers }
export type Page = Answer & { component: string; props: Record<string, any> }

/**
 * A person with a browser: keeps cookies, sends the page's token and where they come from.
 * Only what the outside sees is known here.
 */
export class Visitor {
  #cookies = new Map<string, string>()
  #at: string | null = null

  /** Opens a page of the product, following where it leads. */
  async open(path: string): Promise<Page> {
    let response = await this.#request(path, {
      headers: { 'x-inertia': 'true', 'x-inertia-version': '1' },
    })
    for (let hops = 0; response.status === 302 || response.status === 303; hops++) {
      if (hops > 5) throw new Error(`${path} leads in circles`)
      path = response.headers.get('location')!
      response = await this.#request(path, {
        headers: { 'x-inertia': 'true', 'x-inertia-version': '1' },
      })
    }
    this.#at = path
    const page: any = response.headers.get('x-inertia') ? await response.json() : {}
    return { ...answer(response), component: page.component, props: page.props }
  }

  /** Sends a form from the page that is open; `follow` tells where that leads. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, fields: Record<string, any> = {}) {
    if (!this.#cookies.has('XSRF-TOKEN')) await this.#request('/', {})
    const token = decodeURIComponent(this.#cookies.get('XSRF-TOKEN')!)
    const headers = { 'x-xsrf-token': token, 'x-inertia': 'true', 'x-inertia-version': '1' }
    return answer(await this.#request(path, { method, headers, body: formBody(fields) }))
  }

  async post(path: string, fields: Record<string, any> = {}): Promise<Page> {
    const sent = await this.send('POST', path, fields)
    return this.open(sent.location!)
  }

  async login(user: { email: string }, password = 'secret-password-1', more = {}) {
    return this.post('/merchant/login', { email: user.email, password, ...more })
  }

  /** The browser is closed: what was not to be remembered is gone. */
  forget(cookie: string) {
    this.#cookies.delete(cookie)
  }

  async #request(path: string, init: RequestInit) {
    const url = new URL(path, `http://127.0.0.1:${process.env.PORT}`)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...init.headers,
      cookie,
      ...(this.#at && { referer: new URL(this.#at, url).href }),
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
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
