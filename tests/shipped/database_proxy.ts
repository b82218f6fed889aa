import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { keptPort } from '#tests/helpers/ports'
import { until, within } from '#tests/helpers/until'

/** Where a connection is cut: before PostgreSQL gets the COMMIT, or before its answer comes back. */
export type Side = 'before' | 'after'

type Order = { side: Side; words: RegExp }

/** Stands between the product and PostgreSQL, and cuts the connection where it is told to. */
export class DatabaseProxy {
  /** How many connections were cut at a COMMIT. */
  cuts = 0
  #order: Order | null = null
  #server: Server | null = null
  #sockets = new Set<Socket>()
  #isHeld = false
  #port = 0

  constructor(private database: string) {}

  get address() {
    const url = new URL(this.database)
    url.host = `127.0.0.1:${this.#port}`
    return url.href
  }

  /** PostgreSQL can be reached again. */
  async open() {
    this.#port ||= await keptPort()
    this.#server = createServer((client) => this.#join(client))
    this.#server.listen(this.#port, '127.0.0.1')
    await within(once(this.#server, 'listening'), 'the proxy listens')
    return this
  }

  /** PostgreSQL refuses connections, and those that are there are lost. */
  async close() {
    const closed = new Promise((resolve) => this.#server?.close(resolve) ?? resolve(null))
    for (const socket of this.#sockets) socket.destroy()
    await within(closed, 'the proxy is closed')
  }

  /** PostgreSQL hangs: connections are taken, and nothing is answered. */
  hold() {
    this.#isHeld = true
    for (const socket of this.#sockets) socket.pause()
  }

  release() {
    this.#isHeld = false
    for (const socket of this.#sockets) socket.resume()
  }

  /** Cuts the next connection that commits a transaction with such a statement. */
  cutAt(side: Side, words: RegExp) {
    const cuts = this.cuts
    this.#order = { side, words }
    return { done: () => until(() => this.cuts > cuts, `a connection is cut ${side} the commit`) }
  }

  #join(client: Socket) {
    const { hostname, port } = new URL(this.database)
    const server = connect(Number(port || 5432), hostname)
    const talk = new Conversation()
    let isAnswerLost = false
    const end = () => {
      client.destroy()
      server.destroy()
    }
    const cut = () => {
      this.cuts += 1
      end()
    }
    for (const socket of [client, server]) {
      this.#sockets.add(socket)
      socket.on('error', end).on('close', () => {
        this.#sockets.delete(socket)
        end()
      })
    }
    client.on('data', (bytes) => {
      const side = talk.hear(bytes) && this.#sideFor(talk.committed)
      if (side === 'before') return cut()
      isAnswerLost ||= side === 'after'
      server.write(bytes)
    })
    server.on('data', (bytes) => (isAnswerLost ? cut() : client.write(bytes)))
    if (this.#isHeld) for (const socket of [client, server]) socket.pause()
  }

  #sideFor(statements: string[]): Side | null {
    const order = this.#order
    if (!order || !statements.some((statement) => order.words.test(statement))) return null
    this.#order = null
    return order.side
  }
}

const STARTUP_HEAD = 4
const HEAD = 5

/** Follows the messages of a client: a byte for the kind, four for the length, then the content. */
class Conversation {
  /** The statements of the transaction that commits. */
  committed: string[] = []
  #statements: string[] = []
  #rest = Buffer.alloc(0)
  #isGreeted = false

  /** @returns whether the bytes hold the end of a COMMIT */
  hear(bytes: Buffer): boolean {
    this.#rest = Buffer.concat([this.#rest, bytes])
    let commits = false
    for (let message = this.#next(); message; message = this.#next()) {
      const statement = statementOf(message)
      if (statement === null) continue
      if (/^\s*begin\b/i.test(statement)) this.#statements = []
      this.#statements.push(statement)
      if (!/^\s*commit\b/i.test(statement)) continue
      this.committed = this.#statements
      commits = true
    }
    return commits
  }

  /** The next whole message; the first one of a connection has no kind. */
  #next(): Buffer | null {
    const head = this.#isGreeted ? HEAD : STARTUP_HEAD
    if (this.#rest.length < head) return null
    const length = this.#rest.readInt32BE(head - 4) + head - 4
    if (this.#rest.length < length) return null
    const message = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    if (this.#isGreeted) return message
    this.#isGreeted = true
    return this.#next()
  }
}

/** The text of a simple query (Q), or of a statement that is prepared (P) after its name. */
function statementOf(message: Buffer): string | null {
  const kind = String.fromCharCode(message[0])
  if (kind !== 'Q' && kind !== 'P') return null
  const texts = message.subarray(HEAD).toString('utf8').split('\0')
  return texts[kind === 'Q' ? 0 : 1]
}
