import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import { organiser, policyVersion } from '#config/organiser'
import { statusTokenOf } from '#text/secrets'
import Form from '#models/form'
import { goodPhoto } from '#tests/helpers/forms'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

test.group('The page after sending', (group) => {
  emptyWorld(group)

  test('only the visitor who sent a form sees the thanks with the reference', async ({
    assert,
  }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.open('/forms/prensa')
    const thanks = await visitor.post('/forms/prensa', {
      ...pressAnswers(),
      image: await goodPhoto(),
    })
    assert.equal(thanks.component, 'forms/thanks')
    assert.deepInclude(thanks.props, {
      type: 'press',
      reference: 'TST24-PR-000001',
      again: '/forms/prensa',
    })
    assert.equal((await visitor.open('/golf/prensa/gracias')).component, 'forms/golf_press')
    assert.equal((await new Visitor().open('/forms/prensa/gracias')).component, 'forms/press')
  })

  test('the thank-you page of an accreditation keeps its type', async ({ assert }) => {
    await openTournaments()
    const page = await new Visitor().open('/forms/vip/acreditaciones/gracias')
    assert.deepInclude(page, { component: 'forms/accreditation', status: 200 })
    assert.equal(page.props.type, 'vip')
  })

  test('the link in the mail shows the state of the request', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, name: 'Iñaki' }).create()
    const path = `/solicitudes/${statusTokenOf(form)}`
    const response = await client.get(path).withInertia()
    response.assertInertiaComponent('forms/status')
    response.assertHeader('referrer-policy', 'no-referrer')
    response.assertHeader('cache-control', 'no-store')
    assert.deepInclude(response.inertiaProps, {
      reference: form.idForm,
      state: 'waiting',
      name: 'Iñaki',
    })
    assert.notInclude(response.text(), form.document!)
    await form.moveTo('approved', { by: null })
    const later = await client.get(path.toLowerCase()).withInertia()
    assert.equal((later.inertiaProps as any).state, 'approved')
  })

  test('the status page of a golf request has the look of the golf tournament', async ({
    client,
    assert,
  }) => {
    const { golf } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: golf.id, type: 'gpress' }).create()
    const path = `/solicitudes/${statusTokenOf(form)}`
    const { app } = (await client.get(path).withInertia()).inertiaProps as any
    const { app: ofForm } = (await client.get('/golf/prensa').withInertia()).inertiaProps as any
    assert.deepInclude(app, { tournament: golf.fullName, sport: 'golf', accent: golf.accent })
    assert.deepEqual(app, ofForm)
  })

  test('the token {$self} opens no request')
    .with(['0'.repeat(26), 'TST24-PR-900001', '1', '%00', "' or 1=1"])
    .run(async ({ client }, token) => {
      const { tennis } = await openTournaments()
      await FormFactory.merge({ tournamentId: tennis.id }).create()
      const response = await client.get(`/solicitudes/${token}`).withInertia()
      response.assertStatus(404)
    })
})

test.group('Public pages', (group) => {
  emptyWorld(group)

  test('the privacy policy names the data controller and the retention periods', async ({
    client,
    assert,
  }) => {
    const privacy = await client.get('/privacy-policy').withInertia()
    privacy.assertInertiaComponent('policies/privacy')
    const shown = privacy.inertiaProps as any
    assert.equal(shown.version, policyVersion)
    const words = JSON.stringify(shown.blocks)
    for (const text of [organiser.name, organiser.dpoEmail, '72 meses', '30 días'])
      assert.include(words, text)
    assert.notMatch(words, /\{\w+\}/)
    const accreditation = await client.get('/privacy-accreditation').withInertia()
    accreditation.assertInertiaComponent('policies/accreditation')
    assert.equal((accreditation.inertiaProps as any).version, policyVersion)
  })

  test('every page has its language, tournament and user', async ({ client, assert }) => {
    const { golf } = await openTournaments()
    const visitor = (await client.get('/golf/prensa').withInertia()).inertiaProps as any
    assert.deepEqual([visitor.locale, visitor.locales], ['es', ['es', 'en']])
    assert.deepInclude(visitor.app, {
      name: 'Acreditacion',
      tournament: golf.fullName,
      sport: 'golf',
    })
    assert.match(visitor.app.version, /^\d+\.\d+\.\d+$/)
    assert.deepEqual([visitor.user, visitor.flash], [null, null])

    const user = await UserFactory.merge({ canEdit: true }).create()
    const office = (await client.get('/merchant').loginAs(user).withInertia()).inertiaProps as any
    assert.equal(office.app.sport, 'tennis')
    assert.deepInclude(office.user, {
      id: user.id,
      name: user.name,
      email: user.email,
      role: 'staff',
      restaurants: [],
    })
    assert.deepEqual(office.user.permissions, {
      canCreate: false,
      canEdit: true,
      canPrint: false,
      canRfid: false,
      canToppanel: false,
    })
    assert.notInclude(JSON.stringify(office), user.password)
  })

  test('pages are sent compressed', async ({ assert }) => {
    await openTournaments()
    const { headers, props } = await new Visitor().open('/forms/prensa')
    assert.match(headers.get('content-encoding')!, /^(br|gzip)$/)
    assert.include(headers.get('vary')!, 'Accept-Encoding')
    assert.equal(props.type, 'press')
  })

  test('a partial reload of a page can fetch only the option lists', async ({ client, assert }) => {
    await openTournaments()
    const response = await client
      .get('/forms/prensa')
      .withInertiaPartialReload('forms/press', ['options'])
    const { options, formType } = response.inertiaProps as any
    assert.deepInclude(options.genders, { value: 'woman', label: 'Mujer' })
    assert.isUndefined(formType)
    assert.lengthOf(await Form.all(), 0)
  })
})
