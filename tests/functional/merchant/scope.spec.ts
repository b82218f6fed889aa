import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Form from '#models/form'
import FormLog from '#models/form_log'
import DocumentRun from '#models/document_run'
import Tournament from '#models/tournament'
import { csv, importing } from '#tests/helpers/imports'
import { guest, member, sendMember } from '#tests/helpers/players'
import { emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const image = `portraits/${'0'.repeat(26)}.jpg`

/** A user with all rights but only for the golf press, and a tennis request. */
async function limited() {
  const { tennis, golf } = await openTournaments()
  const user = await UserFactory.apply('reviewer')
    .merge({ formTypes: ['gpress'] })
    .create()
  const form = await FormFactory.merge({ tournamentId: tennis.id, image }).create()
  const own = await FormFactory.merge({ tournamentId: golf.id, type: 'gpress' }).create()
  return { user, form, own }
}

test.group('A user limited to some form types', (group) => {
  emptyWorld(group)

  test('a limited user sees only their form types', async ({ client, assert }) => {
    const { user } = await limited()
    for (const path of ['/merchant', '/merchant/mform']) {
      const props = (await client.get(path).loginAs(user).withInertia()).inertiaProps as any
      assert.deepEqual(
        props.types.map(({ type }: any) => type),
        ['gpress']
      )
      assert.deepEqual(
        props.requestTypes.map(({ type }: any) => type),
        ['gpress']
      )
      if (path !== '/merchant') continue
      assert.deepEqual(
        props.longest.map(({ type }: any) => type),
        ['gpress']
      )
    }
    ;(await client.get('/merchant/mform/gpress').loginAs(user).withInertia()).assertStatus(200)
  })

  test('a limited user cannot read requests of another type', async ({ client, assert }) => {
    const { user, form } = await limited()
    for (const path of [
      '/merchant/mform/press',
      '/merchant/mform/press/create',
      `/merchant/mform/press/${form.id}`,
      `/merchant/mform/press/${form.id}/edit`,
      `/merchant/files?file=${image}`,
      `/merchant/files?file=${image.replace('.jpg', '.thumb.jpg')}`,
      `/merchant/preview?form=${form.id}`,
      `/merchant/preview/card.pdf?form=${form.id}`,
    ]) {
      const response = await client.get(path).loginAs(user).withInertia()
      assert.equal(response.status(), 403, path)
    }
  })

  test('a limited user gets no names of player teams for moving a guest', async ({
    client,
    assert,
  }) => {
    const { form } = await limited()
    const tennis = await Tournament.findOrFail(form.tournamentId)
    const player = await playerOf(tennis)
    await FormFactory.merge({ tournamentId: tennis.id, type: 'player', player: player.id }).create()
    const hostsFor = async (formTypes: string[]) => {
      const user = await UserFactory.apply('reviewer').merge({ formTypes }).create()
      const page = await client
        .get(`/merchant/mform/press/${form.id}`)
        .loginAs(user)
        .withInertia()
        .header('x-inertia-partial-component', 'merchant/forms/show')
        .header('x-inertia-partial-data', 'guestPlayers')
      return (page.inertiaProps as any).guestPlayers
    }
    assert.isEmpty(await hostsFor(['press']))
    assert.lengthOf(await hostsFor(['press', 'player']), 1)
  })

  test('a limited user cannot reach a request through the path of an allowed type', async ({
    client,
    assert,
  }) => {
    const { user, form } = await limited()
    for (const path of [`${form.id}`, `${form.id}/edit`]) {
      const response = await client
        .get(`/merchant/mform/gpress/${path}`)
        .loginAs(user)
        .withInertia()
      assert.equal(response.status(), 404, path)
    }
    const decision = client.post(`/merchant/mform/gpress/${form.id}/changestate`).loginAs(user)
    const response = await decision
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ state: 'approved' })
    response.assertStatus(404)
  })

  test('a limited user cannot change requests of another type', async ({ client, assert }) => {
    const { user, form } = await limited()
    for (const [path, body] of [
      ['press', { name: 'Ana' }],
      [`press/${form.id}`, { name: 'Ana', _method: 'put' }],
      [`press/${form.id}/changestate`, { state: 'approved' }],
      ['press/changestate', { ids: [form.id] }],
      ['press/export', {}],
    ] as const) {
      const request = client.post(`/merchant/mform/${path}`).loginAs(user).withCsrfToken()
      const response = await request.header('accept', 'application/json').json(body)
      assert.equal(response.status(), 403, path)
    }
    await form.refresh()
    assert.deepEqual([form.state, form.version], ['waiting', 1])
    assert.lengthOf(await FormLog.all(), 0)
    assert.lengthOf(await DocumentRun.all(), 0)
  })

  test('a limited user can decide only on their own types, whatever ids are sent', async ({
    client,
    assert,
  }) => {
    const { user, form, own } = await limited()
    const request = client.post('/merchant/mform/gpress/changestate').loginAs(user).withCsrfToken()
    await request.redirects(0).json({ ids: [form.id, own.id] })
    const states = await Form.query().orderBy('id')
    assert.deepEqual(
      states.map(({ state }) => state),
      ['waiting', 'approved']
    )
  })

  test('a limited user can print only cards of their own types', async ({ client, assert }) => {
    const { user, form, own } = await limited()
    for (const one of [form, own]) await one.moveTo('approved', { by: null })
    await client.get(`/merchant/system/pdfs?ids=${form.id},${own.id}&print=true`).loginAs(user)
    const prints = await FormLog.query().where('type', 'print')
    assert.deepEqual(
      prints.map(({ formId }) => formId),
      [own.id]
    )
    const none = await client.get(`/merchant/system/pdfs?ids=${form.id}`).loginAs(user).redirects(0)
    none.assertStatus(302)
  })

  test('a limited user can neither read nor import player lists', async ({ client, assert }) => {
    const { path, upload, last } = await importing(client)
    const user = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['gpress'] })
      .create()
    await upload(
      csv([
        ['Id', 'Jugador'],
        ['1', 'UNO, Ana'],
      ])
    )
    const run = await last()
    for (const base of ['/merchant/import', '/merchant/import-atp'])
      for (const [method, page] of [
        ['get', ''],
        ['get', '/create'],
        ['post', ''],
        ['get', `/download?file=${run.fileKey}`],
        ['get', `/${run.id}`],
        ['get', `/${run.id}/original`],
        ['get', `/${run.id}/mapping`],
        ['put', `/${run.id}/mapping`],
      ] as const) {
        const request = client[method](base + page)
          .loginAs(user)
          .withCsrfToken()
        const response = await request.header('accept', 'application/json')
        assert.equal(response.status(), 403, `${method} ${base}${page}`)
      }
    const teams = await UserFactory.merge({ canCreate: true, formTypes: ['player'] }).create()
    ;(await client.get(path).loginAs(teams).withInertia()).assertStatus(200)
  })

  test('a user limited to teams cannot add a guest to the member they create', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const user = await UserFactory.merge({ canCreate: true, formTypes: ['player'] }).create()
    const host = member(tennis.$extras.player)
    for (const [answers, status] of [
      [{ ...host, ...guest(1) }, 403],
      [host, 302],
    ] as const) {
      const sent = { path: '/merchant/mform/player', by: user }
      assert.equal((await sendMember(client, answers, sent)).status(), status)
    }
    assert.deepEqual(
      (await Form.all()).map(({ type }) => type),
      ['player']
    )
  })

  test('a limited user can export only their own types', async ({ client, assert }) => {
    const { user, form, own } = await limited()
    const request = client.post('/merchant/mform/gpress/export').loginAs(user).withCsrfToken()
    await request.redirects(0).json({ ids: [form.id, own.id] })
    assert.equal((await DocumentRun.firstOrFail()).total, 1)
  })
})
