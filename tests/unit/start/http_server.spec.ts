import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { createHttpServer } from '#start/http_server'

const script = Buffer.from('export const answer = "ñ"\n'.repeat(4000))

/** The raw response of a listener to a client. */
async function answered(listener: RequestListener, headers = {}, method = 'GET') {
  const server = createHttpServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const asked = request({ port, host: '127.0.0.1', method, headers }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return { headers: response.headers, status: response.statusCode, body: await buffer(response) }
  } finally {
    server.close()
  }
}

const sends =
  (type: string, body: Buffer, status = 200, headers = {}): RequestListener =>
  (_, response) => {
    const known = { 'content-type': type, 'content-length': body.length, ...headers }
    response.writeHead(status, known).end(body)
  }

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

test.group('HTTP server', () => {
  test('an idle connection stays open longer than a proxy keeps it', async ({ assert }) => {
    const { headers } = await answered(sends('text/plain', script), { connection: 'keep-alive' })
    assert.equal(headers['keep-alive'], 'timeout=75')
  })

  test('each answer forbids to guess its type, to frame it and to load anything', async ({
    assert,
  }) => {
    const { headers } = await answered(sends('text/plain', script))
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-frame-options'], 'SAMEORIGIN')
    assert.include(headers['content-security-policy'], `default-src 'none'`)
  })

  test('a connection answers one request at a time, and ends if another comes meanwhile', async ({
    assert,
  }) => {
    const asked: string[] = []
    const server = createHttpServer(({ url = '' }, response) => {
      asked.push(url)
      if (url !== '/slow') response.end('done')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const path of ['/1', '/2', '/3']) {
      const [response] = await once(request({ port, path, agent }).end(), 'response')
      await buffer(response as IncomingMessage)
    }
    agent.destroy()
    const socket = connect(port, '127.0.0.1')
    const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
    socket.write(ask('/slow') + ask('/5') + ask('/6'))
    await once(socket.resume(), 'close')
    server.close()
    assert.deepEqual(asked, ['/1', '/2', '/3', '/slow'])
  })

  test('a server that stops closes the connection of its last answer', async ({ assert }) => {
    const server = createHttpServer(async (_, response) => {
      server.close()
      response.end('over')
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true })
    const asked = request({ port, host: '127.0.0.1', agent }).end()
    const [[response]] = await Promise.all([once(asked, 'response'), once(server, 'close')])
    assert.equal(String(await buffer(response as IncomingMessage)), 'over')
    agent.destroy()
  })

  test('a script is sent as Brotli or gzip and arrives byte for byte', async ({ assert }) => {
    const answer = sends('text/javascript; charset=utf-8', script)
    const brotli = await answered(answer, browser)
    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.equal(brotli.headers.vary, 'Accept-Encoding')
    assert.isBelow(brotli.body.length, script.length / 10)
    assert.isTrue(brotliDecompressSync(brotli.body).equals(script))

    const gzip = await answered(answer, { 'accept-encoding': 'gzip' })
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.isTrue(gunzipSync(gzip.body).equals(script))

    const plain = await answered(answer)
    assert.isUndefined(plain.headers['content-encoding'])
    assert.equal(plain.headers.vary, 'Accept-Encoding')
    assert.isTrue(plain.body.equals(script))
  })

  test('a streamed text is compressed too', async ({ assert }) => {
    const answer = await answered((_, response) => {
      response.setHeader('content-type', 'text/csv')
      Readable.from([script, script]).pipe(response)
    }, browser)
    assert.equal(answer.headers['content-encoding'], 'br')
    assert.isTrue(brotliDecompressSync(answer.body).equals(Buffer.concat([script, script])))
  })

  test('a response of type {$self} is not compressed')
    .with([
      'application/pdf',
      'image/jpeg',
      'image/png',
      'font/woff2',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
    .run(async ({ assert }, type) => {
      const { headers, body } = await answered(sends(type, script), browser)
      assert.isUndefined(headers['content-encoding'])
      assert.equal(headers['content-length'], String(script.length))
      assert.isTrue(body.equals(script))
    })

  test('a range request gets the exact bytes that it asked for', async ({ assert }) => {
    const range = { 'content-range': `bytes 0-${script.length - 1}/900000` }
    const answer = await answered(sends('text/javascript', script, 206, range), browser)
    assert.isUndefined(answer.headers['content-encoding'])
    assert.isTrue(answer.body.equals(script))
  })

  test('a HEAD response and a 304 response have no body', async ({ assert }) => {
    const head = await answered(sends('text/javascript', script), browser, 'HEAD')
    assert.deepEqual([head.status, head.body.length], [200, 0])
    assert.equal(head.headers.vary, 'Accept-Encoding')
    const fresh = await answered((_, response) => response.writeHead(304).end(), browser)
    assert.deepEqual([fresh.status, fresh.body.length], [304, 0])
    assert.isUndefined(fresh.headers['content-encoding'])
  })
})
