import type { IncomingMessage } from 'node:http'
import type { Readable, Writable } from 'node:stream'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpRequest } from '@adonisjs/core/http'
import { factOf } from '#exceptions/error_facts'

/** Levels of brackets in the name of a field: `guests[1][image]` has two. */
const DEEPEST = 5

/** Reads a multipart body. A broken body is an error of its request. */
export async function readMultipart(
  { request, multipart }: HttpRequest,
  options?: { limit: number | string }
) {
  // On a closed connection, the parser would wait for ever.
  if (request.destroyed) throw aborted()
  expectBroken(request)
  try {
    await multipart.process(options)
  } catch (error) {
    // A closed connection is the client's fault, a full disk is the server's.
    const isServerFault =
      request.complete || ['open', 'write'].includes(String(factOf(error, 'syscall')))
    throw isServerFault || factOf(error, 'status') ? error : aborted(error)
  }
}

/** Bytes of the headers of a part: they name a question and a file. */
const MOST_HEADER_BYTES = 4096

/** The parser to which the body parser pipes a request. */
type Parser = Writable & {
  handleError(error: unknown): void
  onParsePartBegin(): void
  onParseHeaderField(bytes: Buffer): void
  onParseHeaderValue(bytes: Buffer): void
}

type Part = Readable & { name?: string }

/**
 * The parser throws on broken bytes. It sends the end of a broken part to the part itself, where nobody
 * listens if its file is dropped. The body parser looks for the handler of a file by its name, and throws
 * at the name of a method of all objects. Each would end the process.
 */
function expectBroken(request: IncomingMessage) {
  const pipe = request.pipe.bind(request)
  request.pipe = <T extends NodeJS.WritableStream>(destination: T) => {
    const parser = destination as unknown as Parser
    guard<string>(parser, 'field', (name) => name)
    guard<Part>(parser, 'part', (part) => part.on('error', () => {}).name)
    limitHeaders(parser)
    const write = parser._write.bind(parser)
    parser._write = (chunk, encoding, done) => {
      try {
        write(chunk, encoding, done)
      } catch (cause) {
        parser.handleError(unreadable(cause))
      }
    }
    return pipe(destination)
  }
}

/** The parser keeps the headers of a part, however long, and searches them in quadratic time. */
function limitHeaders(parser: Parser) {
  let length = 0
  const begin = parser.onParsePartBegin.bind(parser)
  parser.onParsePartBegin = () => {
    length = 0
    begin()
  }
  for (const name of ['onParseHeaderField', 'onParseHeaderValue'] as const) {
    const add = parser[name].bind(parser)
    parser[name] = (bytes) => {
      length += bytes.length
      if (length > MOST_HEADER_BYTES) throw new Error('the headers of a part are too long')
      add(bytes)
    }
  }
}

/** Turns an error of a listener, or a name that is too long a path, into an error of the body. */
function guard<First>(
  parser: Parser,
  event: 'field' | 'part',
  nameOf: (first: First) => string | undefined
) {
  const listeners = parser.listeners(event)
  parser.removeAllListeners(event)
  parser.on(event, async (...args) => {
    try {
      if (isExcessive(nameOf(args[0]))) throw new Error('the name of a part is no question')
      for (const listener of listeners) await listener(...args)
    } catch (cause) {
      parser.handleError(unreadable(cause))
    }
  })
}

/** The body parser makes an object as deep as the path, and lists as long as its numbers. */
function isExcessive(name = '') {
  const [, ...path] = name.split(/[.[]/)
  return path.length > DEEPEST || path.some((key) => /\d{4}/.test(key))
}

const unreadable = (cause: unknown) =>
  new Exception('unreadable multipart body', {
    status: 400,
    code: 'E_INVALID_MULTIPART_REQUEST',
    cause,
  })

const aborted = (cause?: unknown) =>
  new Exception('request aborted', { status: 400, code: 'E_REQUEST_ABORTED', cause })
