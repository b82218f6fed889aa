import { Agent, request } from 'node:http'

/** One browser: keeps its cookies and its connection, sends the token against forged requests. */
export class Visitor {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #cookies = new Map()
  #version = ''

  constructor(address) {
    this.address = address
  }

  /** Logs a member of staff in. */
  async login(email, password) {
    await this.get('/merchant/login')
    const { status, location } = await this.post('/merchant/login', { email, password })
    if (status !== 302 || location.endsWith('/login')) throw new Error(`${email} cannot log in`)
    const { body } = await this.get('/merchant')
    this.#version = /"version":"([^"]*)"/.exec(body.replaceAll('&quot;', '"'))?.[1] ?? ''
    return this
  }

  get(path) {
    return this.#send('GET', path)
  }

  /**
   * A page as the client asks for it once the application runs in the browser. `turn`: of the page
   * that is open already, only these props.
   */
  visit(path, turn) {
    const headers = {
      ...{ 'x-inertia': 'true', 'x-inertia-version': this.#version },
      ...(turn && {
        'x-inertia-partial-component': turn.component,
        'x-inertia-partial-data': turn.only.join(),
      }),
    }
    return this.#send('GET', path, { headers })
  }

  post(path, data) {
    const headers = { 'content-type': 'application/json' }
    return this.#send('POST', path, { headers, body: Buffer.from(JSON.stringify(data)) })
  }

  /** Asks as a program does, which is answered in JSON. */
  ask(path, data) {
    const headers = { 'accept': 'application/json', 'content-type': 'application/json' }
    return this.#send('POST', path, { headers, body: Buffer.from(JSON.stringify(data)) })
  }

  /** Posts a `FormData`, files and all. */
  async submit(path, form) {
    const packed = new Response(form)
    const headers = { 'content-type': packed.headers.get('content-type') }
    const body = Buffer.from(await packed.arrayBuffer())
    return this.#send('POST', path, { headers, body })
  }

  close() {
    this.#agent.destroy()
  }

  #send(method, path, { headers = {}, body } = {}) {
    const token = this.#cookies.get('XSRF-TOKEN')
    const options = {
      method,
      agent: this.#agent,
      headers: {
        accept: 'text/html',
        ...headers,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { 'x-xsrf-token': decodeURIComponent(token) }),
        ...(body && { 'content-length': body.length }),
      },
    }
    const started = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, this.address), options, (response) => {
        const chunks = []
        this.#keep(response.headers['set-cookie'] ?? [])
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            location: response.headers.location ?? '',
            body: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
          })
        )
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  #keep(lines) {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      this.#cookies.set(name, value)
    }
  }
}
