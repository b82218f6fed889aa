import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const bucketKeys = { S3_KEY: 'a-key', S3_SECRET: 'a-secret', S3_BUCKET: 'acreditacion' }

type Stored = { bytes: Buffer; at: Date }

/**
 * A store of files that speaks as much of Amazon's protocol as the product uses, and refuses what Amazon
 * refuses: files without a length and access lists.
 */
export class Bucket {
  readonly files = new Map<string, Stored>()
  #server = createServer((request, response) => {
    this.#answer(request, response).catch((error) => refuse(response, 500, String(error)))
  })

  async listen() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get settings() {
    const { port } = this.#server.address() as AddressInfo
    return { DRIVE_DISK: 's3', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...bucketKeys }
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url!, 'http://bucket')
    const [, bucket, ...names] = decodeURIComponent(pathname).split('/')
    const key = names.join('/')
    const body = await buffer(request)
    const { headers } = request
    if (!headers.authorization?.includes(`Credential=${bucketKeys.S3_KEY}/`))
      return refuse(response, 403, 'AccessDenied')
    if (bucket !== bucketKeys.S3_BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (headers['x-amz-acl']) return refuse(response, 400, 'AccessControlListNotSupported')
    if (!key) return this.#list(response, searchParams)
    if (request.method === 'PUT') return this.#put(response, key, headers, body)
    if (request.method === 'DELETE') {
      this.files.delete(key)
      return response.writeHead(204).end()
    }
    const file = this.files.get(key)
    if (!file) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'Content-Length': file.bytes.length,
      'Last-Modified': file.at.toUTCString(),
      'ETag': '"1"',
    })
    return response.end(request.method === 'HEAD' ? undefined : file.bytes)
  }

  #put(response: ServerResponse, key: string, headers: IncomingMessage['headers'], body: Buffer) {
    const isChunked = headers['content-encoding']?.includes('aws-chunked')
    const length = headers[isChunked ? 'x-amz-decoded-content-length' : 'content-length']
    if (length === undefined) return refuse(response, 411, 'MissingContentLength')
    const bytes = isChunked ? withoutChunks(body) : body
    if (bytes.length !== Number(length)) return refuse(response, 400, 'IncompleteBody')
    this.files.set(key, { bytes, at: new Date() })
    return response.writeHead(200, { ETag: '"1"' }).end()
  }

  /** Three files a page, so that somebody who reads only the first one is found out. */
  #list(response: ServerResponse, asked: URLSearchParams) {
    const prefix = asked.get('prefix') ?? ''
    const after = asked.get('continuation-token') ?? ''
    const keys = [...this.files.keys()].filter((key) => key.startsWith(prefix)).toSorted()
    const rest = keys.filter((key) => key > after)
    const page = rest.slice(0, 3)
    const files = page.map((key) => {
      const { bytes, at } = this.files.get(key)!
      const facts = `<Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified>`
      return `<Contents><Key>${key}</Key>${facts}<ETag>"1"</ETag></Contents>`
    })
    const more = rest.length > page.length
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.writeHead(200, { 'Content-Type': 'application/xml' })
    return response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${files.join('')}<KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`
    )
  }
}

/** The bytes of a body in chunks: `<length in hex>[;signature]\r\n<bytes>\r\n`, the last one empty. */
function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (!length) return Buffer.concat(parts)
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}
