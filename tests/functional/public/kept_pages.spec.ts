import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Tournament from '#models/tournament'
import { Visitor } from '#tests/helpers/visitor'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const FORM = '/forms/prensa'

/** A page as a browser gets it at the first visit, with the nonce of its policy. */
async function visit(client: ApiClient, path = FORM) {
  const response = await client.get(path)
  response.assertStatus(200)
  const policy = response.header('content-security-policy')
  const [, nonce] = /'nonce-([^']+)'/.exec(policy!)!
  const html = response.text()
  return {
    html,
    nonce,
    nonces: new Set(Array.from(html.matchAll(/nonce="([^"]+)"/g), ([, n]) => n)),
  }
}

test.group('Public pages that are kept', (group) => {
  emptyWorld(group)

  test('two visitors get the same page, each with the nonce of the visit', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const first = await visit(client)
    const second = await visit(client)
    assert.include(first.html, '<form')
    assert.deepEqual([...first.nonces], [first.nonce])
    assert.deepEqual([...second.nonces], [second.nonce])
    assert.notEqual(first.nonce, second.nonce)
    assert.equal(second.html, first.html.replaceAll(first.nonce, second.nonce))
  })

  test('a page is sent with the encoding {$self} if a browser asks for it, and caches are told so')
    .with(['gzip', 'br', 'identity'])
    .run(async ({ client, assert }, encoding) => {
      await openTournaments()
      const response = await client.get(FORM).header('Accept-Encoding', encoding)
      assert.equal(response.header('content-encoding') ?? 'identity', encoding)
      response.assertHeader('vary', 'Accept-Encoding')
    })

  test('a change of the tournament is on the page at once', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await visit(client)
    await Tournament.query().where('id', tennis.id).update({ name: 'Abierto Cambiado' })
    assert.include((await visit(client)).html, 'Abierto Cambiado')
  })

  test('what one visitor or user sees is on no page of others', async ({ client, assert }) => {
    await openTournaments()
    const user = await admin()
    const own = await client.get(FORM).loginAs(user)
    assert.include(own.text(), user.email)
    await client.get(`${FORM}?secreto=Zyzzyx`)
    const other = await visit(client)
    assert.notInclude(other.html, user.email)
    assert.notInclude(other.html, 'Zyzzyx')
  })

  test('the errors of a submission are shown to its sender and to nobody else', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.open(FORM)
    await visitor.send('POST', FORM, { name: '' })
    const { bytes } = await visitor.download(FORM)
    const shown = '"errors":{"'
    assert.include(bytes.toString(), shown)
    assert.notInclude((await visit(client)).html, shown)
  })
})
