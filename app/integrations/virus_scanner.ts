import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Exception } from '@adonisjs/core/exceptions'
import env from '#start/env'

const PORT = 3310
const PATIENCE_MS = 30_000

export const hasVirusScanner = () => Boolean(env.get('CLAMD_URL'))

/**
 * The malware that ClamAV's clamd finds in a file; null for a clean one.
 * @throws E_VIRUS_SCANNER if it does not answer, or cannot look at the whole file
 */
export async function malwareIn(path: string): Promise<string | null> {
  const answer = await ask('INSTREAM', inParts(path))
  const [, malware] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (!malware && answer !== 'stream: OK') throw failed(answer)
  return malware ?? null
}

/** Such as `ClamAV 1.4.6/27812/Tue Nov 24 08:31:10 2026`, with the day of its signatures. */
export const versionOfScanner = () => ask('VERSION')

/** Each part follows its length; a length of zero ends the file. */
async function* inParts(path: string) {
  for await (const part of createReadStream(path)) yield* [lengthOf(part), part]
  yield lengthOf('')
}

function lengthOf({ length }: { length: number }) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

async function* partsOf(command: string, body: AsyncIterable<Buffer> | []) {
  yield Buffer.from(`z${command}\0`)
  yield* body
}

/** clamd may answer before it has the whole file, and then nothing more can be sent. */
async function ask(command: string, body: AsyncIterable<Buffer> | [] = []) {
  const socket = open()
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in time')))
  const question = Readable.from(partsOf(command, body))
  question.on('error', (error) => socket.destroy(error))
  try {
    const answer = await text(question.pipe(socket, { end: false }))
    return answer.replaceAll('\0', '').trim()
  } catch (cause) {
    throw failed('no answer', cause)
  } finally {
    question.destroy()
    socket.destroy()
  }
}

function open(): Socket {
  const { protocol, hostname, port, pathname } = new URL(env.get('CLAMD_URL')!)
  return protocol === 'unix:'
    ? connect(pathname)
    : connect({ host: hostname, port: Number(port || PORT) })
}

const failed = (answer: string, cause?: unknown) =>
  new Exception(`clamd: ${answer}`, { code: 'E_VIRUS_SCANNER', cause })
