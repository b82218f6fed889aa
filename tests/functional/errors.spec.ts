import { once } from 'node:events'
import { request as open, type RequestOptions } from 'node:http'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import Tournament from '#models/tournament'
import FormPolicy from '#policies/form_policy'
import { UserFactory } from '#database/factories/user_factory'
import { logged } from '#tests/helpers/log'
import { admin, emptyWorld, openTournaments, flashed } from '#tests/helpers/world'

/** Lets the database fail under the next requests. */
function brokenDatabase(cleanup: (callback: () => void) => void) {
  const real = Tournament.active
  Tournament.active = () => {
    throw new Error('select secret from users: connection refused')
  }
  cleanup(() => {
    Tournament.active = real
  })
}

/** Sends a request exactly as written; other clients would mend its path. */
async function statusOf({ body, ...options }: RequestOptions & { body?: string }) {
  const sent = open({ host: '127.0.0.1', port: process.env.PORT, ...options })
  sent.end(body)
  const [response] = await once(sent, 'response')
  response.resume()
  return response.statusCode as number
}

test.group('Error responses', (group) => {
  emptyWorld(group)

  test('the path {$self} is not found')
    .with(['/nowhere', '/forms', '/merchant/nowhere', '/forms/prensa/x', '/%E0%A4%A'])
    .run(async ({ client, assert }, path) => {
      const page = await client.get(path).withInertia()
      assert.include([400, 404], page.status())
      const json = await client.get(path).header('accept', 'application/json')
      assert.include([400, 404], json.status())
      assert.notInclude(json.text(), 'node_modules')
    })

  test('the odd path {$self} is not found')
    .with(['//', '//[', '//a:b', '/\\', '/assets/../assets/server/x.js'])
    .run(async ({ assert }, path) => {
      assert.include([200, 400, 404], await statusOf({ path }))
      assert.notEqual(await statusOf({ path, method: 'POST' }), 500)
    })

  test('a token that cannot be decoded is a wrong token', async ({ assert, cleanup }) => {
    const log = logged({ cleanup })
    const headers = { 'x-xsrf-token': '%' }
    assert.equal(await statusOf({ path: '/forms/prensa', method: 'POST', headers }), 302)
    assert.notInclude(log(), '"level":50')
  })

  test('a body that says it is compressed with {$self} is refused unread')
    .with(['gzip', 'br', 'deflate', 'GZIP'])
    .run(async ({ client, assert, cleanup }, encoding) => {
      const log = logged({ cleanup })
      const headers = { 'content-encoding': encoding, 'content-type': 'application/json' }
      const post = { path: '/forms/prensa', method: 'POST', headers }
      assert.equal(await statusOf({ ...post, body: '{"a":"not compressed"}' }), 415)
      const program = await client
        .post('/merchant/login')
        .headers({ 'content-encoding': encoding, 'accept': 'application/json' })
      program.assertStatus(415)
      assert.equal(
        program.body().message,
        'Lo que ha enviado está comprimido. Envíelo sin comprimir.'
      )
      assert.notInclude(log(), '"level":50')
    })

  test('an unknown page returns 404 as a page and as JSON', async ({ client, assert }) => {
    const page = await client.get('/nowhere').withInertia()
    page.assertStatus(404)
    page.assertInertiaComponent('errors/not_found')
    const json = await client.get('/nowhere').header('accept', 'application/json')
    json.assertStatus(404)
    assert.equal(json.body().message, 'No encontramos esta página.')
  })

  test('{path} without parameters redirects to {above} with a message')
    .with([
      { path: '/merchant/import/download', above: '/merchant/import' },
      { path: '/merchant/import-atp/download', above: '/merchant/import-atp' },
      { path: '/merchant/restaurantlog/settlement', above: '/merchant/restaurantlog' },
    ])
    .run(async ({ client, assert }, { path, above }) => {
      await openTournaments()
      const response = await client
        .get(path)
        .loginAs(await admin())
        .redirects(0)
      response.assertStatus(302)
      response.assertHeader('location', above)
      assert.equal(
        flashed(response).notice!.message,
        'A esa dirección le faltan datos. Elija aquí lo que busca.'
      )
    })

  test('a user without permission for a page is told so', async ({ client, assert }) => {
    await openTournaments()
    const viewer = await UserFactory.create()
    const page = await client.get('/merchant/config/exports').loginAs(viewer).withInertia()
    page.assertStatus(403)
    page.assertInertiaComponent('errors/forbidden')
    assert.equal((page.inertiaProps as any).user.id, viewer.id)
    const json = await client
      .get('/merchant/config/exports')
      .loginAs(viewer)
      .header('accept', 'application/json')
    json.assertStatus(403)
    assert.match(json.body().errors[0].message, /permiso/)
  })

  test('a program without a login gets a 401', async ({ client, assert }) => {
    const response = await client.get('/merchant').header('accept', 'application/json')
    response.assertStatus(401)
    assert.equal(response.body().message, 'Inicie sesión para continuar.')
  })

  test('a form without a CSRF token is refused', async ({ client, assert }) => {
    await openTournaments()
    const person = await client.post('/forms/prensa').redirects(0).form({ name: 'Ana' })
    person.assertStatus(302)
    assert.equal(flashed(person).notice?.type, 'error')
    const program = await client.post('/forms/prensa').header('accept', 'application/json').json({})
    program.assertStatus(403)
  })

  test('an internal error is shown with its request id and without its cause', async ({
    client,
    assert,
    cleanup,
  }) => {
    brokenDatabase(cleanup)
    const page = await client.get('/').withInertia()
    page.assertStatus(500)
    page.assertInertiaComponent('errors/server')
    const { message, requestId } = page.inertiaProps as any
    assert.equal(message, '¡Algo ha ido mal, inténtelo de nuevo!')
    assert.match(requestId, /^[\w-]{8,}$/)
    assert.notMatch(page.text(), /select secret|at .*\.ts/)
    const json = await client
      .get('/')
      .withSession({ locale: 'en' })
      .header('accept', 'application/json')
    json.assertStatus(500)
    assert.equal(json.body().message, 'Something went wrong, please try again!')
    assert.match(json.body().requestId, /^[\w-]{8,}$/)
    assert.notMatch(json.text(), /select secret|at .*\.ts/)
  })

  test('an internal error is logged with the request id of its page and the time in UTC', async ({
    client,
    assert,
    cleanup,
  }) => {
    brokenDatabase(cleanup)
    const log = logged({ cleanup })
    const before = Date.now()
    const page = await client.get('/').withInertia()
    const lines = log().trim().split('\n')
    const line = lines.map((text) => JSON.parse(text)).find(({ level }) => level === 50)
    assert.equal(line.request_id, (page.inertiaProps as any).requestId)
    // Milliseconds since 1970 in UTC.
    assert.isTrue(line.time >= before && line.time <= Date.now(), line.time)
  })

  test('{action} of a request that is erased meanwhile finds nothing')
    .with([
      { action: 'notes', body: { text: 'Ha llamado.' } },
      { action: 'assign-to', body: { user: 1 } },
      { action: 'askchanges', body: { fields: ['name'], message: '¿Y el segundo?', version: 1 } },
      { action: 'credits', body: { credits: 1, reason: 'Prueba' } },
    ])
    .run(async ({ client, cleanup }, { action, body }) => {
      const { tennis } = await openTournaments()
      const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
      const user = await UserFactory.merge({ id: 1, role: 'admin' }).create()
      const allow = FormPolicy.prototype.edit
      FormPolicy.prototype.edit = (async () => {
        await db.from('forms').where('id', form.id).delete()
        return true
      }) as never
      cleanup(() => {
        FormPolicy.prototype.edit = allow
      })
      const request = client.post(`/merchant/mform/press/${form.id}/${action}`)
      const response = await request.loginAs(user).withCsrfToken().accept('json').json(body)
      response.assertStatus(404)
    })

  test('a body that is invalid JSON is answered with a client error', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const response = await client
      .post('/forms/prensa')
      .withCsrfToken()
      .header('accept', 'application/json')
      .header('content-type', 'application/json')
      .setup((request) => {
        request.request.send('{"name": ')
      })
    response.assertStatus(400)
    assert.equal(response.body().errors[0].rule, 'E_BAD_REQUEST')
  })

  test('the office path {$self} is not found')
    .with([
      '/merchant/mform/free',
      '/merchant/mform/unknown',
      '/merchant/mform/press/999999999',
      '/merchant/mform/press/0',
      '/merchant/mform/press/1/x',
      '/merchant/batches/999999999',
      '/merchant/batches/99999999999',
      '/merchant/batches/1.5',
      '/merchant/batches/x',
      '/merchant/exports/99999999999',
      '/merchant/exports/1.5',
      '/merchant/preview',
      '/merchant/preview?form=99999999999',
      '/merchant/preview?form=1.5',
      '/merchant/preview/card.pdf?form=1e3',
      '/merchant/files',
      '/merchant/config/mailbox/x',
      '/merchant/mform/press?tournament=2147483647',
    ])
    .run(async ({ client }, path) => {
      await openTournaments()
      const response = await client
        .get(path)
        .loginAs(await admin())
        .withInertia()
      response.assertStatus(404)
      response.assertInertiaComponent('errors/not_found')
    })

  test('every route has a unique name', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const names = routes.map(({ name, pattern }) => name ?? pattern)
    assert.equal(new Set(names).size, names.length)
  })
})
