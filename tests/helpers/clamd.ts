import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import env from '#start/env'

/** The harmless file that every virus scanner takes for malware, in two parts so that none finds it here. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
)

/** A server that speaks like ClamAV's clamd and finds the test file. */
export class Clamd {
  /** The files it looked at. */
  looked: Buffer[] = []
  /** Answers this instead of looking. */
  answer: string | null = null
  /** Answers this to the first bytes of a file, and ends the connection as clamd does above its limits. */
  answersAtOnce: string | null = null
  #server: Server

  private constructor() {
    this.#server = createServer((socket) => {
      const parts: Buffer[] = []
      socket.on('error', () => {})
      socket.on('data', (part: Buffer) => {
        if (this.answersAtOnce) {
          socket.pause().write(`${this.answersAtOnce}\0`)
          return socket.destroySoon()
        }
        parts.push(part)
        const said = this.#answerTo(Buffer.concat(parts))
        if (said) socket.end(`${said}\0`)
      })
    })
  }

  /** Listens, and makes the product ask it; the returned function undoes both. */
  static async use() {
    const clamd = new Clamd()
    const server = clamd.#server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    env.set('CLAMD_URL', `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const stop = () => {
      env.set('CLAMD_URL', '')
      return clamd.close()
    }
    return { clamd, stop }
  }

  close() {
    return new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  #answerTo(heard: Buffer): string | null {
    if (heard.toString().startsWith('zVERSION\0'))
      return 'ClamAV 1.4.6/27812/Tue Nov 24 08:31:10 2026'
    const file = fileIn(heard.subarray('zINSTREAM\0'.length))
    if (!file) return null
    this.looked.push(file)
    if (this.answer) return this.answer
    return file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  }
}

/** Null until the part of length zero has come. */
function fileIn(body: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = 0; at + 4 <= body.length;) {
    const length = body.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(body.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
