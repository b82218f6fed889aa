import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'

export type CallLimits = { connectMs: number; answerBytes: number }

export class Unreachable extends Error {
  constructor(
    message: string,
    /** False if another attempt cannot help, as with a wrong address. */
    readonly isTemporary = true
  ) {
    super(message)
  }
}

/** Posts XML without following redirects; `signal` ends the call. @throws Unreachable */
export function postXml(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { connectMs, answerBytes }: CallLimits,
  signal: AbortSignal
): Promise<string> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? overHttps : overHttp
    const bytes = Buffer.from(body)
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        'Content-Type': 'text/xml; charset=utf-8',
        'Content-Length': bytes.length,
        ...headers,
      },
    })
    const fail = (error: Unreachable) => {
      clearTimeout(connecting)
      reject(error)
      request.destroy()
    }
    const connecting = setTimeout(() => fail(new Unreachable('no connection')), connectMs)
    const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect'
    request.once('socket', (socket) => socket.once(connected, () => clearTimeout(connecting)))
    request.once('error', (error: NodeJS.ErrnoException) =>
      fail(new Unreachable(signal.aborted ? 'no answer in time' : (error.code ?? error.message)))
    )
    request.once('response', (response) => {
      const status = response.statusCode!
      if (status !== 200) {
        const isTemporary = status >= 500 || status === 408 || status === 429
        return fail(new Unreachable(`HTTP ${status}`, isTemporary))
      }
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > answerBytes) fail(new Unreachable('the answer is too large'))
        else parts.push(part)
      })
      response.once('error', () =>
        fail(new Unreachable(signal.aborted ? 'no answer in time' : 'the answer broke off'))
      )
      response.once('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    })
    request.end(bytes)
  })
}
