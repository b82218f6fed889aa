import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { packedAssets } from '#start/packed_assets'

const script = 'export const answer = "ñ"\n'.repeat(400)
const BY_FRAMEWORK = 'by the framework'

/** A folder with one script and its compressed copies. */
function builtFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  writeFileSync(join(folder, 'app-1.js'), script)
  writeFileSync(join(folder, 'app-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(folder, 'app-1.js.gz'), gzipSync(script))
  return folder
}

async function responseTo(path: string, init: RequestInit = {}, folder = builtFolder()) {
  const sendsAsset = packedAssets(folder)
  const server = createServer((request, response) => {
    response.setHeader('x-of-all-answers', 'kept')
    if (!sendsAsset(request, response)) response.end(BY_FRAMEWORK)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return { headers: response.headers, text: await response.text() }
  } finally {
    server.close()
  }
}

test.group('Packed assets', () => {
  test('an asset is sent as {coding} to who accepts "{accepts}"')
    .with([
      { accepts: 'gzip, deflate, br, zstd', coding: 'br' },
      { accepts: 'gzip', coding: 'gzip' },
      { accepts: 'br;q=0, gzip', coding: 'gzip' },
    ])
    .run(async ({ assert }, { accepts, coding }) => {
      const { headers, text } = await responseTo('/assets/app-1.js', {
        headers: { 'accept-encoding': accepts },
      })
      assert.equal(text, script)
      assert.equal(headers.get('content-encoding'), coding)
      assert.equal(headers.get('vary'), 'Accept-Encoding')
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    })

  test('an asset names its content type and keeps the headers of all answers', async ({
    assert,
  }) => {
    const { headers } = await responseTo('/assets/app-1.js')
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(headers.get('x-of-all-answers'), 'kept')
  })

  test('HEAD gets the headers of an asset without its content', async ({ assert }) => {
    const { headers, text } = await responseTo('/assets/app-1.js', { method: 'HEAD' })
    assert.equal(text, '')
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8')
  })

  test('the framework answers for {name}')
    .with([
      { name: 'an unknown asset', path: '/assets/app-2.js', init: {} },
      { name: 'a compressed copy by its name', path: '/assets/app-1.js.br', init: {} },
      { name: 'another spelling of the path', path: '/assets//app-1.js', init: {} },
      { name: 'a part', path: '/assets/app-1.js', init: { headers: { range: 'bytes=0-9' } } },
      { name: 'a POST', path: '/assets/app-1.js', init: { method: 'POST' } },
      {
        name: 'a client that accepts no compression',
        path: '/assets/app-1.js',
        init: { headers: { 'accept-encoding': 'identity' } },
      },
    ])
    .run(async ({ assert }, { path, init }) => {
      assert.equal((await responseTo(path, init)).text, BY_FRAMEWORK)
    })

  test('without a build the framework answers for all assets', async ({ assert }) => {
    const { text } = await responseTo('/assets/app-1.js', {}, '/no/such/folder')
    assert.equal(text, BY_FRAMEWORK)
  })
})
