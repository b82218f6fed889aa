import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import type User from '#models/user'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

async function look(client: ApiClient, user: User, qs: object = {}, locale = 'es') {
  const response = await client
    .get('/merchant/config/history')
    .qs(qs)
    .loginAs(user)
    .withSession({ locale })
    .withInertia()
  response.assertStatus(200)
  return response.inertiaProps as any
}

const send = (
  client: ApiClient,
  user: User,
  method: 'post' | 'put' | 'delete',
  path: string,
  body: object = {}
) => client[method](path).loginAs(user).withCsrfToken().redirects(0).json(body)

const entry = {
  name: 'Vetado',
  lastName: 'Ejemplo',
  reason: 'Prestó su tarjeta',
  reviewOn: '31/12/2030',
  document: '12345678-Z',
}

test.group('The history page', (group) => {
  emptyWorld(group)

  test('the history shows who changed the blacklist but no document', async ({
    client,
    assert,
  }) => {
    const admin = await people.admin()
    const path = '/merchant/config/blacklist'
    await send(client, admin, 'post', path, entry)
    const { entityId: id } = await EntityChange.firstOrFail()
    await send(client, admin, 'put', `${path}/${id}`, { ...entry, reason: 'Otro motivo' })
    const namesake = { document: 'PAX0001', reason: 'Homónimo' }
    await send(client, admin, 'post', `${path}/${id}/clearances`, namesake)
    const clearance = (await EntityChange.query().orderBy('id', 'desc').firstOrFail()).entityId
    await send(client, admin, 'delete', `${path}/${id}/clearances/${clearance}`)
    await send(client, admin, 'delete', `${path}/${id}`)
    const { lines } = await look(client, admin)
    assert.deepEqual(
      lines.map(({ entity, type, label, user }: any) => [entity, type, label, user]),
      [
        ['blacklist_entries', 'deleted', 'Vetado Ejemplo', admin.name],
        ['blacklist_clearances', 'deleted', 'Vetado Ejemplo', admin.name],
        ['blacklist_clearances', 'created', 'Vetado Ejemplo', admin.name],
        ['blacklist_entries', 'updated', 'Vetado Ejemplo', admin.name],
        ['blacklist_entries', 'created', 'Vetado Ejemplo', admin.name],
      ]
    )
    const [reason] = lines[3].changes
    assert.deepEqual(reason, { label: 'Motivo', from: 'Prestó su tarjeta', to: 'Otro motivo' })
    const english = await look(client, admin, { type: 'updated' }, 'en')
    assert.equal(english.lines[0].changes[0].label, 'Reason')
    assert.notMatch(JSON.stringify(lines), /12345678|[0-9a-f]{64}/)
  })

  test('the history shows changes of the recipients of nightly lists', async ({
    client,
    assert,
  }) => {
    const admin = await people.admin()
    const path = '/merchant/config/exports'
    await send(client, admin, 'put', path, { recipients: { press: [admin.id] } })
    await send(client, admin, 'put', path, { recipients: { press: [admin.id] } })
    await send(client, admin, 'put', path, { recipients: {} })
    const { lines } = await look(client, admin, { what: 'export_recipients' })
    assert.deepEqual(
      lines.map(({ label, changes }: any) => [label, changes[0].from, changes[0].to]),
      [
        ['press', admin.name, null],
        ['press', null, admin.name],
      ]
    )
  })

  test('the history includes changes of requests in words, with a link to each', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const admin = await people.admin()
    await (
      await Form.findOrFail(form.id)
    ).revise({ category: 'photo', document: 'PA7654321', media: 'itpa' }, { by: admin })
    const { lines } = await look(client, admin, { search: form.idForm.toLowerCase() })
    assert.deepInclude(lines[0], { type: 'updated', entity: 'form', user: admin.name })
    assert.deepEqual(lines[0].form, { type: 'press', id: form.id })
    const { changes } = lines[0]
    const of = (label: string) => changes.find((change: any) => change.label === label)
    assert.equal(of('Categoría').from, 'Prensa')
    assert.deepEqual([of('Pasaporte, DNI o NIE').from, of('Pasaporte, DNI o NIE').to], [null, null])
    assert.notInclude(JSON.stringify(lines), 'PA7654321')
  })

  test('the history can be filtered by kind of record, user, kind of change, words and days', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const [admin, other] = [await people.admin(), await people.reviewer()]
    const form = await FormFactory.merge({ tournamentId: tennis.id, name: 'Zacarías' }).create()
    const on = (day: string) => DateTime.fromISO(`${day}T23:30:00Z`, { zone: 'utc' })
    const log = { formId: form.id, to: {} }
    await FormLog.create({ ...log, type: 'print', userId: other.id, at: on('2024-04-20') })
    await FormLog.create({ ...log, type: 'state', userId: admin.id, at: on('2024-04-21') })
    await send(client, admin, 'post', '/merchant/config/blacklist', entry)
    const typesOf = async (qs: object) =>
      (await look(client, admin, qs)).lines.map(({ type }: any) => type)
    assert.deepEqual(await typesOf({}), ['created', 'state', 'print'])
    assert.deepEqual(await typesOf({ what: 'form' }), ['state', 'print'])
    assert.deepEqual(await typesOf({ what: 'blacklist_entries' }), ['created'])
    assert.deepEqual(await typesOf({ user: other.id }), ['print'])
    assert.deepEqual(await typesOf({ type: 'state' }), ['state'])
    assert.deepEqual(await typesOf({ search: 'zacarias' }), ['state', 'print'])
    assert.deepEqual(await typesOf({ search: 'vetado' }), ['created'])
    assert.deepEqual(await typesOf({ search: 'nadie%' }), [])
    await send(client, admin, 'post', '/merchant/config/restaurant', {
      name: 'ÁGORA',
      kind: 'press',
    })
    for (const search of ['ÁGORA', 'ágora', 'agora'])
      assert.deepEqual(await typesOf({ search }), ['created'], search)
    // 23:30 UTC is the next day where the tournament is played.
    assert.deepEqual(await typesOf({ from: '2024-04-21', to: '21/04/2024' }), ['print'])
    assert.deepEqual(await typesOf({ to: '2024-04-22' }), ['state', 'print'])
  })

  test('the next page of the history starts where the last one ended, even within a moment', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const admin = await people.admin()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const at = DateTime.fromISO('2024-04-20T10:00:00Z', { zone: 'utc' })
    for (let n = 0; n < 60; n++) {
      await FormLog.create({ formId: form.id, type: 'print', at })
      await EntityChange.create({ entity: 'users', label: `n${n}`, type: 'ran', at })
    }
    const seen: string[] = []
    let qs: object | null = {}
    for (let page = 0; qs && page < 5; page++) {
      const { lines, older }: any = await look(client, admin, qs)
      assert.isAtMost(lines.length, 50)
      seen.push(...lines.map(({ key }: any) => key))
      qs = older ? Object.fromEntries(new URLSearchParams(older.split('?')[1])) : null
    }
    assert.lengthOf(seen, 120)
    assert.lengthOf(new Set(seen), 120)
  })

  test('invalid addresses of the history never cause an internal error', async ({
    client,
    assert,
  }) => {
    const admin = await people.admin()
    for (const name of ['search', 'what', 'type', 'user', 'from', 'to', 'after'])
      for (const value of oddest) {
        const { status } = await client
          .get('/merchant/config/history')
          .qs({ [name]: value })
          .loginAs(admin)
          .redirects(0)
          .then((answer) => ({ status: answer.status() }))
        assert.include([200, 302], status, `${name} ${String(value).slice(0, 20)}`)
      }
  })
})

test.group('The history of a request', (group) => {
  emptyWorld(group)

  test('the history of a request shows who opened a passport copy, but not who saw a photo', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const key = `documents/${'0'.repeat(26)}.jpg`
    const image = `portraits/${'0'.repeat(26)}.jpg`
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      type: 'player',
      image,
      detail: { validity: 'full', type: 'Coach', passportPhoto: key },
    }).create()
    await FormFile.create({ formId: form.id, field: 'passportPhoto', key, name: 'p.jpg' })
    const user = await people.reviewer()
    for (const file of [key, image])
      await client.get('/merchant/files').qs({ file }).loginAs(user).redirects(0)
    const logs = await FormLog.query().where('formId', form.id)
    assert.deepEqual(
      logs.map(({ type, to, userId }) => [type, to, userId]),
      [['file-read', { field: 'passportPhoto' }, user.id]]
    )
    const page = await client.get(`/merchant/mform/player/${form.id}`).loginAs(user).withInertia()
    const [line] = (page.inertiaProps as any).logs
    assert.deepInclude(line, { type: 'file-read', user: user.name, to: { field: 'passportPhoto' } })
  })
})
