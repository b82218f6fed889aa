import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { type IncomingMessage, request as open } from 'node:http'
import { test } from '@japa/runner'
import env from '#start/env'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const site = () => `http://127.0.0.1:${process.env.PORT}`

test.group('Headers of answers', (group) => {
  emptyWorld(group)

  test('{path} lets no other site frame it, read its address or open its window')
    .with([
      { path: '/', status: 200 },
      { path: '/no-such-page', status: 404 },
      { path: '/favicon.svg', status: 200 },
      { path: '/merchant/login', status: 200 },
      { path: '/%ff', status: 400 },
    ])
    .run(async ({ client, assert }, { path, status }) => {
      await openTournaments()
      const response = await client.get(path)
      response.assertStatus(status)
      response.assertHeader('x-content-type-options', 'nosniff')
      response.assertHeader('x-frame-options', 'SAMEORIGIN')
      response.assertHeader('referrer-policy', 'same-origin')
      response.assertHeader('cross-origin-opener-policy', 'same-origin')
      response.assertHeader(
        'permissions-policy',
        'camera=(self), geolocation=(), microphone=(), payment=()'
      )
      const policy = response.header('content-security-policy')!
      for (const directive of [
        `default-src 'none'`,
        `object-src 'none'`,
        `base-uri 'none'`,
        `frame-ancestors 'self'`,
      ])
        assert.include(policy, directive)
    })

  test('{path} names its content type as {type}')
    .with([
      { path: '/', accept: 'text/html', type: 'text/html; charset=utf-8' },
      { path: '/no-such-page', accept: 'text/html', type: 'text/html; charset=utf-8' },
      {
        path: '/no-such-page',
        accept: 'application/json',
        type: 'application/json; charset=utf-8',
      },
      { path: '/health', accept: '*/*', type: 'application/json; charset=utf-8' },
      { path: '/favicon.svg', accept: '*/*', type: 'image/svg+xml; charset=utf-8' },
    ])
    .run(async ({ client }, { path, accept, type }) => {
      await openTournaments()
      const response = await client.get(path).header('accept', accept)
      response.assertHeader('content-type', type)
    })

  test('the scripts of {path} have the nonce of its policy')
    .with([{ path: '/' }, { path: '/no-such-page' }])
    .run(async ({ client, assert }, { path }) => {
      await openTournaments()
      const response = await client.get(path)
      const [, nonce] = response.header('content-security-policy')!.match(/'nonce-([^']+)'/)!
      assert.include(response.text(), `<script nonce="${nonce}">`)
    })

  test('a request for the host {host} is refused ({refused}) where APP_URL is https://a.example')
    .with([
      { host: 'a.example', refused: false },
      { host: 'a.example:8443', refused: false },
      { host: '127.0.0.1:3333', refused: false },
      { host: 'evil.example', refused: true },
      { host: 'a.example.evil.example', refused: true },
    ])
    .run(async ({ client, assert, cleanup }, { host, refused }) => {
      await openTournaments()
      const before = env.get('APP_URL')
      cleanup(() => env.set('APP_URL', before ?? ''))
      env.set('APP_URL', 'https://a.example')
      // Vite, which serves assets in tests, refuses names that it does not know with 403.
      assert.equal((await client.get('/').header('host', host)).status() === 421, refused)
    })

  test('a redirect names no host that only the request names', async ({ assert }) => {
    await openTournaments()
    const asked = open({
      ...{ host: '127.0.0.1', port: process.env.PORT, path: '/lang/en' },
      headers: { host: '10.1.2.3', referer: 'http://10.1.2.3//x?a=1' },
    }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    assert.equal(response.headers.location, '/x?a=1')
  })

  test('cookies are not sent by other sites, and only that of the CSRF token is read by scripts', async ({
    assert,
  }) => {
    await openTournaments()
    const { email } = await people.admin()
    const { headers: shown } = await fetch(`${site()}/merchant/login`)
    const cookies = shown.getSetCookie()
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookies.join('\n'))![1])
    const { headers: answered } = await fetch(`${site()}/merchant/login`, {
      ...{ method: 'POST', redirect: 'manual' },
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': token,
        'cookie': cookies.map((cookie) => cookie.split(';')[0]).join('; '),
      },
      body: JSON.stringify({ email, password: 'secret-password-1', remember: true }),
    })
    const set = [...cookies, ...answered.getSetCookie()].filter((one) => !/Max-Age=0/i.test(one))
    assert.isAbove(set.length, 3)
    for (const cookie of set) {
      assert.match(cookie, /SameSite=Lax/i)
      if (!cookie.startsWith('XSRF-TOKEN=')) assert.match(cookie, /HttpOnly/i)
    }
  })

  test('no other site may read an answer, and nothing answers TRACE', async ({ assert }) => {
    await openTournaments()
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await fetch(`${site()}/forms/prensa`, {
        method,
        headers: {
          'origin': 'https://evil.example',
          'access-control-request-method': 'POST',
        },
      })
      for (const name of headers.keys()) assert.notMatch(name, /^access-control-/, method)
    }
    const traced = open({
      ...{ host: '127.0.0.1', port: process.env.PORT, path: '/', method: 'TRACE' },
    }).end()
    const [response] = (await once(traced, 'response')) as [IncomingMessage]
    assert.isAtLeast(response.statusCode!, 400)
  })

  test('a body with {0} and {1} is refused, so that nobody hides a request in it')
    .with([
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', 'Content-Length: 5'],
      ['Transfer-Encoding: xchunked', 'Content-Length: 4'],
    ])
    .run(async ({ assert }, lengths) => {
      const socket = connect({ host: '127.0.0.1', port: Number(process.env.PORT) })
      const head = ['POST /forms/prensa HTTP/1.1', 'Host: 127.0.0.1', ...lengths]
      socket.end(`${head.join('\r\n')}\r\n\r\n0\r\n\r\nGET /merchant HTTP/1.1\r\n\r\n`)
      const answer = await text(socket)
      assert.match(answer, /^HTTP\/1\.1 400 /)
      assert.lengthOf(answer.match(/HTTP\/1\.1 \d/g)!, 1)
    })

  test('a visit that only reads leaves no session', async ({ client, assert }) => {
    await openTournaments()
    const response = await client.get('/forms/prensa')
    response.assertStatus(200)
    assert.deepEqual(response.session(), {})
  })

  test('browsers keep no page of a user, and forget photos at the logout', async ({ client }) => {
    await openTournaments()
    const user = await people.reviewer()
    for (const path of [
      '/merchant',
      '/merchant/mform/press',
      '/merchant/no-such-page',
      '/',
      '/forms/prensa',
    ]) {
      const page = await client.get(path).loginAs(user)
      page.assertHeader('cache-control', 'no-store')
    }
    const over = await client.post('/merchant/logout').loginAs(user).withCsrfToken().redirects(0)
    over.assertHeader('clear-site-data', '"cache"')
  })

  test('a redirect back to an address that is too long for a proxy goes to its page', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const before = `/merchant/login?next=${'x'.repeat(3000)}`
    const response = await client
      .post('/merchant/login')
      .header('referer', before)
      .withCsrfToken()
      .form({ email: 'nobody@example.com', password: 'wrong' })
      .redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/merchant/login')
    const language = await client
      .get('/lang/en')
      .header('referer', `/${'x'.repeat(3000)}`)
      .redirects(0)
    assert.equal(language.header('location'), '/')
  })

  test('an address of an earlier version that is too long for a proxy is loaded without its query', async ({
    client,
  }) => {
    await openTournaments()
    const response = await client
      .get(`/solicitudes?q=${'x'.repeat(3000)}`)
      .header('x-inertia', 'true')
      .header('x-inertia-version', 'earlier')
    response.assertStatus(409)
    response.assertHeader('x-inertia-location', '/solicitudes')
  })

  test('a path of an earlier version that begins like another host stays here', async ({
    assert,
  }) => {
    const response = await fetchRaw('//evil.example/x', {
      'x-inertia': 'true',
      'x-inertia-version': 'earlier',
    })
    assert.equal(response.headers['x-inertia-location'], '/evil.example/x')
  })

  test('the missing asset {$self} is looked for again at the next visit')
    .with(['missing-12345678.js', 'missing'])
    .run(async ({ client }, name) => {
      const response = await client.get(`/assets/${name}`)
      response.assertStatus(404)
      response.assertHeader('cache-control', 'no-store')
    })
})

/** Sends a path exactly as written. */
async function fetchRaw(path: string, headers: Record<string, string>) {
  const sent = open({ host: '127.0.0.1', port: process.env.PORT, path, headers })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  return response
}
