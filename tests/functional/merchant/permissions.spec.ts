import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import { layouts, printHash } from '#documents/card_sheet'
import { placeManualOrder } from '#gates/manual_order'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { cardTextOf } from '#models/form/card_face'
import FormLog from '#models/form_log'
import Permission from '#models/permission'
import { correct, stored } from '#tests/helpers/corrections'
import { chipHolders, simulatedGate } from '#tests/helpers/gate'
import { completeAnswers, goodPhoto } from '#tests/helpers/forms'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { profileOf } from '#tests/helpers/permissions'
import { typeIn } from '#tests/helpers/typed_requests'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

const path = '/merchant/permission'
const payload = {
  name: 'Fotógrafos',
  startsOn: '22/04/2024',
  endsOn: '2024-05-05',
  color: '#00838f',
  category: 'photo',
  flags: {
    0: 1,
    4: 'on',
    1: 'off',
    parking: 'P2',
    seat: ' Tribuna 3 ',
    bib: true,
    gate: 'constructor',
    empty: '',
  },
}
const flags = { 0: 1, 4: 1, 1: 0, parking: 'P2', seat: 'Tribuna 3', bib: 1, gate: 'constructor' }

/** The permissions page as an administrator. */
async function office(client: ApiClient, language = 'es') {
  const user = await people.admin()
  const send = (method: 'post' | 'put' | 'delete', to: string, body: object = {}) =>
    client[method](`${path}${to}`)
      .loginAs(user)
      .withSession({ locale: language })
      .withCsrfToken()
      .redirects(0)
      .json(body)
  const open = async (to = '') =>
    (await client.get(`${path}${to}`).loginAs(user).withInertia()).inertiaProps as any
  return { user, send, open }
}

test.group('Permission profiles', (group) => {
  emptyWorld(group)
  simulatedGate(group)

  test('a new permission profile has days, flags, colour and category', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { user, send, open } = await office(client)
    const response = await send('post', '', payload)
    const made = await Permission.firstOrFail()
    response.assertHeader('location', `${path}/${made.id}/edit`)
    assert.deepInclude(made.serialize(), {
      tournamentId: tennis.id,
      name: 'Fotógrafos',
      startsOn: '2024-04-22',
      endsOn: '2024-05-05',
      color: '#00838F',
      category: 'photo',
    })
    assert.deepEqual(made.flags, flags as any)
    const change = await EntityChange.firstOrFail()
    assert.deepInclude(change.serialize(), { entity: 'permissions', userId: user.id })

    await FormFactory.merge({ tournamentId: tennis.id, idPermission: made.id }).createMany(2)
    const { permissions, options, tournament } = await open()
    assert.deepInclude(permissions[0], {
      name: 'Fotógrafos',
      requests: 2,
      categoryLabel: 'Fotógrafo',
      flags,
    })
    assert.equal(tournament.id, tennis.id)
    assert.deepEqual(options.zones[4], { value: '4', label: 'Sala de prensa' })
    assert.deepEqual(
      options.labelFlags.map(({ value }: any) => value),
      ['all', 'parking', 'restaurant', 'transport', 'seat']
    )
    assert.lengthOf(options.editions, 2)
  })

  test('a permission profile belongs to the chosen edition, with the zones of its sport', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const { send, open } = await office(client)
    await profileOf(tennis)
    await send('post', '', { ...payload, tournament: golf.id })
    const page = await open(`?tournament=${golf.id}`)
    assert.deepEqual(
      page.permissions.map(({ name }: any) => name),
      ['Fotógrafos']
    )
    assert.equal(page.tournament.sport, 'golf')
    assert.equal(page.options.zones[1].label, 'Dentro de cuerdas')
    const create = await open(`/create?tournament=${golf.id}`)
    assert.equal(create.tournament.id, golf.id)
    const gone = await client
      .get(`${path}?tournament=99999`)
      .loginAs(await people.admin())
      .withInertia()
    gone.assertStatus(404)
  })

  test('the preview of a change counts people, printed cards and chips, and changes nothing', async ({
    client,
    assert,
  }) => {
    const { form, forms, card, cards, by, profile } = await chipHolders(3)
    await placeManualOrder(form.id, 'add', by)
    const printed = await Form.query()
      .where('id', forms[1].id)
      .preload('tournament', (edition) => edition.preload('designs'))
      .preload('permission')
      .preload('card')
      .firstOrFail()
    await cards[1].merge({ printHash: printHash(cardTextOf(printed), layouts.lanyard) }).save()
    await card.merge({ printHash: 'x', stale: true }).save()
    const { send } = await office(client)
    const changes = { name: profile.name, startsOn: '2024-04-22', endsOn: '2099-05-05' }
    const preview = async (flagsNow: object) => {
      const body = { ...changes, flags: flagsNow, preview: 1 }
      return (await send('put', `/${profile.id}`, body)).body()
    }
    const { from, ...effect } = await preview({ 0: 1, 7: 1 })
    assert.deepEqual(effect, { people: 3, printed: 1, gates: 1 })
    assert.isTrue(DateTime.fromISO(from).isValid)
    assert.deepInclude(await preview({ 0: 1, 4: 1 }), { people: 3, printed: 0, gates: 0 })
    assert.deepEqual((await profile.refresh()).flags, { 0: 1, 4: 1 })
  })

  test('an edited permission profile keeps what was not sent and is daily without an end', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send, open } = await office(client)
    const profile = await profileOf(tennis, { category: 'press', color: '#1565C0' })
    const changes = { name: 'Prensa', startsOn: '2024-04-23', flags: { 0: 1 } }
    const response = await send('put', `/${profile.id}`, changes)
    assert.equal(flashed(response).notice?.type, 'success')
    const { permission } = await open(`/${profile.id}/edit`)
    assert.deepInclude(permission, {
      startsOn: '2024-04-23',
      endsOn: null,
      flags: { 0: 1 },
      category: 'press',
      color: '#1565C0',
    })
    await send('put', `/${profile.id}`, { ...changes, category: '', color: '' })
    await profile.refresh()
    assert.deepInclude(profile.serialize(), { category: null, color: null })
    const change = await EntityChange.query().orderBy('id').firstOrFail()
    assert.deepEqual(change.from?.flags, { 0: 1, 4: 1 })
    assert.deepEqual(change.to?.flags, { 0: 1 })
  })

  test('an invalid permission profile is refused with errors at its fields', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await office(client, 'en')
    await profileOf(tennis, { category: 'photo' })
    const firstOf = async (changes: object, field: string) =>
      flashed(await send('post', '', { ...payload, ...changes })).errors[field]?.[0]
    assert.include(await firstOf({ name: 'Prensa' }, 'name'), 'already')
    assert.include(await firstOf({}, 'category'), 'Prensa')
    const rest = { category: '' }
    assert.include(await firstOf({ ...rest, endsOn: '21/04/2024' }, 'endsOn'), 'before the first')
    assert.include(await firstOf({ ...rest, color: 'red' }, 'color'), '#1565C0')
    assert.include(await firstOf({ ...rest, flags: { 'a b': 1 } }, 'flags'), 'letters')
    assert.include(await firstOf({ ...rest, flags: { 4: ['x'] } }, 'flags'), 'short text')
    assert.include(await firstOf({ ...rest, flags: { 4: 'x'.repeat(41) } }, 'flags'), '40')
    assert.isString(await firstOf({ ...rest, flags: 'x' }, 'flags'))
    assert.lengthOf(await Permission.all(), 1)
  })

  test('a permission profile can be deleted only when nothing depends on it', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await office(client, 'en')
    const profile = await profileOf(tennis, { category: 'press' })
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      idPermission: profile.id,
    }).create()
    const sentence = async () => flashed(await send('delete', `/${profile.id}`)).notice?.message
    assert.include(await sentence(), '1 request has it')
    await form.merge({ idPermission: null }).save()
    assert.include(await sentence(), 'default permission of a category')
    await profile.merge({ category: null }).save()
    assert.equal(await sentence(), 'Permission “Prensa” deleted.')
    assert.lengthOf(await Permission.all(), 0)
  })

  test('the card preview of a profile shows a request with that profile or an invented person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { user } = await office(client)
    const profile = await profileOf(tennis)
    const card = async () => {
      const response = await client.get(`${path}/${profile.id}/card.pdf`).loginAs(user)
      response.assertStatus(200)
      response.assertHeader('content-type', 'application/pdf')
      return Buffer.from(response.body() as any)
        .toString('latin1')
        .slice(0, 5)
    }
    assert.equal(await card(), '%PDF-')
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      idPermission: profile.id,
    }).create()
    await form.moveTo('approved', { by: user })
    assert.equal(await card(), '%PDF-')
    const missing = await client.get(`${path}/99999/card.pdf`).loginAs(user)
    missing.assertStatus(404)
  })

  test('only administrators can change permission profiles', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const { id } = await profileOf(tennis)
    for (const person of ['reviewer', 'coordinator', 'restaurant'] as const) {
      const other = await people[person]()
      const send = (method: 'get' | 'post' | 'put' | 'delete', to: string) =>
        client
          .request(`${path}${to}`, method.toUpperCase())
          .loginAs(other)
          .withCsrfToken()
          .redirects(0)
          .json(payload)
      for (const response of [
        await send('get', ''),
        await send('get', '/create'),
        await send('post', ''),
        await send('get', `/${id}/edit`),
        await send('get', `/${id}/card.pdf`),
        await send('put', `/${id}`),
        await send('delete', `/${id}`),
      ])
        assert.equal(response.status(), 403, person)
    }
    assert.lengthOf(await Permission.all(), 1)
  })

  test('invalid values of a permission profile never cause an internal error', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await office(client)
    const { id } = await profileOf(tennis)
    for (const name of [...Object.keys(payload), 'tournament']) {
      for (const value of odd) {
        const response = await send('put', `/${id}`, { ...payload, [name]: value })
        assert.isBelow(response.status(), 500, `${name} ${JSON.stringify(value).slice(0, 40)}`)
      }
    }
    for (const value of odd) {
      const sent = { ...payload, flags: { 4: value, [String(value)]: 1 } }
      assert.isBelow((await send('put', `/${id}`, sent)).status(), 500)
    }
    assert.equal((await send('put', '/99999', payload)).status(), 404)
    assert.equal((await send('delete', '/99999')).status(), 404)
  })
})

test.group('The custom permission of a request', (group) => {
  emptyWorld(group)

  test('a custom permission stores the differences from the profile', async ({
    client,
    assert,
  }) => {
    const request = await stored()
    const profile = await profileOf(request.tennis)
    const { now } = await correct(client, request, {
      idPermission: profile.id,
      customPermission: { 0: 1, 4: 0, 6: 1, parking: 'P1', 7: '' },
    })
    assert.deepEqual(now.customPermission, { 4: 0, 6: 1, parking: 'P1' })
    const log = await FormLog.query().where('type', 'updated').firstOrFail()
    assert.isNull(log.from!.customPermission)
    assert.deepEqual(log.to!.customPermission, { 4: 0, 6: 1, parking: 'P1' })

    const kept = await correct(client, request, { observation: 'Otra' })
    assert.deepEqual(kept.now.customPermission, { 4: 0, 6: 1, parking: 'P1' })
    const same = await correct(client, request, {
      customPermission: JSON.stringify({ parking: 'P1', 6: 1, 4: 0 }),
    })
    assert.equal(same.now.version, kept.now.version)
    const none = await correct(client, request, { customPermission: { 0: 1, 4: 1 } })
    assert.isNull(none.now.customPermission)
  })

  test('an empty answer removes a custom permission', async ({ client, assert }) => {
    const request = await stored({ customPermission: { 6: 1 } })
    const cleared = await correct(client, request, { customPermission: null })
    assert.isNull(cleared.now.customPermission)
    const again = await correct(client, request, { customPermission: { 6: 1 } })
    assert.deepEqual(again.now.customPermission, { 6: 1 })
    const empty = await correct(client, request, { customPermission: {} })
    assert.isNull(empty.now.customPermission)
  })

  test('a custom permission with invalid flags is refused', async ({ client, assert }) => {
    const request = await stored()
    for (const customPermission of [{ 'a b': 1 }, { 4: {} }, 'x', [1], { 4: 'x'.repeat(41) }, 3]) {
      const { response, now } = await correct(client, request, { customPermission }, true)
      assert.equal(response.status(), 422, JSON.stringify(customPermission))
      assert.equal(response.body().errors[0].field, 'customPermission')
      assert.isNull(now.customPermission)
    }
  })

  test('a new request can have a custom permission, with the profile of its category or none', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    await profileOf(tennis, { category: 'press' })
    const { sent } = completeAnswers(formTypes.get('press'), tennis as any)
    const custom = JSON.stringify({ 4: 1, 6: 1 })
    await typeIn(
      client,
      'press',
      { ...sent, customPermission: custom },
      { image: await goodPhoto() }
    )
    assert.deepEqual((await Form.firstOrFail()).customPermission, { 6: 1 })

    const other = { ...sent, document: 'PAX001', category: 'vip', customPermission: custom }
    await typeIn(client, 'press', other, { image: await goodPhoto() })
    const last = await Form.query().orderBy('id', 'desc').firstOrFail()
    assert.isNull(last.idPermission)
    assert.deepEqual(last.customPermission, { 4: 1, 6: 1 })
  })

  test("the form for a custom permission shows the profile's value of each zone", async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const profile = await profileOf(tennis, { category: 'press' })
    const response = await client
      .get('/merchant/mform/press/create')
      .loginAs(await reviewer())
      .withInertia()
    const { options, formType } = response.inertiaProps as any
    assert.deepEqual(options.permissions, [
      { value: String(profile.id), label: 'Prensa', flags: { 0: 1, 4: 1 }, category: 'press' },
    ])
    assert.lengthOf(options.zones, 10)
    assert.equal(formType.fields.customPermission.kind, 'flags')
  })
})
