import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { keptPort } from '#tests/helpers/ports'
import { within } from '#tests/helpers/until'

/** Sends each request to the next web process, like `deploy/nginx/acreditacion.conf`. */
export class Balancer {
  #port = 0
  #turn = 0
  #server = createServer((asked, answer) => this.#pass(asked, answer))

  constructor(private ports: number[]) {}

  get address() {
    return `http://127.0.0.1:${this.#port}`
  }

  async open() {
    this.#port = await keptPort()
    this.#server.listen(this.#port, '127.0.0.1')
    await within(once(this.#server, 'listening'), 'the balancer listens')
    return this
  }

  async close() {
    this.#server.closeAllConnections()
    await within(new Promise((resolve) => this.#server.close(resolve)), 'the balancer is closed')
  }

  #pass(asked: IncomingMessage, answer: ServerResponse) {
    this.#turn = (this.#turn + 1) % this.ports.length
    const { method, url, headers, socket } = asked
    const passed = request(
      {
        ...{ agent: false, host: '127.0.0.1', port: this.ports[this.#turn], method },
        path: url,
        // A visitor of the tests may name another address. A connection that is kept may be closed just
        // when it is used again: none is kept, and the visitor is told so.
        headers: { 'x-forwarded-for': socket.remoteAddress, ...headers, 'connection': 'close' },
      },
      (answered) => {
        answer.writeHead(answered.statusCode!, answered.rawHeaders)
        pipeline(answered, answer, () => {})
      }
    )
    // A process that is gone leaves its visitors without an answer.
    passed.on('error', () => answer.headersSent || socket.destroy())
    answer.on('close', () => passed.destroy())
    pipeline(asked, passed, () => {})
  }
}
