import { test } from '@japa/runner'
import { Leaflet, leaflets } from '#documents/leaflet'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const remembered = ['manual', 'authorization', 'commitment'] as const
const path = (document: string) => `/forms/downloads/${document}`

test.group('Downloads', (group) => {
  emptyWorld(group)

  test('the document {$self} opens in the browser as a PDF')
    .with([...leaflets])
    .run(async ({ client, assert }, document) => {
      await openTournaments()
      const response = await client.get(path(document))
      response.assertStatus(200)
      assert.equal(response.header('content-type'), 'application/pdf')
      assert.match(response.header('content-disposition')!, /^inline; filename="[a-z-]+\.pdf"$/)
      assert.equal(Buffer.from(response.body()).subarray(0, 5).toString(), '%PDF-')
    })

  test('a document has the language of the visitor or the requested language', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const nameOf = async (query: string, locale: string) => {
      const response = await client.get(path('manual') + query).withSession({ locale })
      return /"(.+)"/.exec(response.header('content-disposition')!)![1]
    }
    assert.equal(await nameOf('', 'es'), 'manual-del-recogepelotas.pdf')
    assert.equal(await nameOf('', 'en'), 'ball-kids-manual.pdf')
    assert.equal(await nameOf('?lang=en', 'es'), 'ball-kids-manual.pdf')
    assert.equal(await nameOf('?lang=es', 'en'), 'manual-del-recogepelotas.pdf')
    assert.equal(await nameOf('?lang=fr', 'en'), 'ball-kids-manual.pdf')
    assert.equal(await nameOf('?lang=es&lang=en', 'en'), 'ball-kids-manual.pdf')
  })

  test('it is recorded that a visitor opened a document, in which language and when', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const before = new Date().toISOString()
    const response = await client.get(path('manual')).withSession({ locale: 'en' })
    const seen = response.cookie('read_manual')!.value
    assert.equal(seen.version, Leaflet.versionOf('manual', 'en'))
    assert.equal(seen.locale, 'en')
    assert.isTrue(seen.at >= before && seen.at <= new Date().toISOString())
  })

  test('three documents that are opened at once are all recorded', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    const read = async () => {
      const { props } = await visitor.open('/forms/recogepelotas')
      return remembered.map((name) => props.documents[name].downloaded)
    }
    assert.deepEqual(await read(), [false, false, false])
    await Promise.all(remembered.map((name) => visitor.open(path(name))))
    assert.deepEqual(await read(), [true, true, true])
  })

  test('every download of {$self} reaches the server')
    .with([...remembered])
    .run(async ({ client, assert }, document) => {
      await openTournaments()
      const response = await client.get(path(document))
      assert.equal(response.header('cache-control'), 'private, no-store')
    })

  test('the document with the golf positions is shown without a record', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const response = await client.get(path('gvolunteer_positions'))
    assert.isEmpty(Object.keys(response.cookies()).filter((name) => name.startsWith('read_')))
  })

  test('the path /forms/downloads/{$self} is not found')
    .with(['other', 'MANUAL', 'manual.pdf', 'toString', '..%2F..%2Fpackage.json', '%00'])
    .run(async ({ client, assert }, document) => {
      await openTournaments()
      const response = await client.get(path(document))
      response.assertStatus(404)
      assert.isEmpty(Object.keys(response.cookies()).filter((name) => name.startsWith('read_')))
    })

  test('a document is not found without an edition of its sport', async ({ client }) => {
    await TournamentFactory.create()
    const positions = await client.get(path('gvolunteer_positions'))
    positions.assertStatus(404)
    const manual = await client.get(path('manual'))
    manual.assertStatus(200)
  })
})
