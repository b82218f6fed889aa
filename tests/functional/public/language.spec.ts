import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { goodPhoto } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

test.group('The language of the pages', (group) => {
  emptyWorld(group)

  test('the language is Spanish until another is chosen, and the choice is remembered', async ({
    assert,
  }) => {
    await openTournaments()
    const visitor = new Visitor()
    assert.equal((await visitor.open('/forms/prensa')).props.locale, 'es')
    const english = await visitor.open('/lang/en')
    assert.equal(english.props.locale, 'en')
    assert.equal(english.component, 'forms/press')
    assert.equal(english.props.formType.fields.name.label, 'First name')
    visitor.forget('acreditacion-session')
    assert.equal((await visitor.open('/')).props.locale, 'en')
    assert.equal((await visitor.open('/lang/es')).props.locale, 'es')
  })

  test('/lang/{$self} is an unknown language and changes nothing')
    .with(['fr', 'EN', 'es-ES', 'es%2Fen', '%00'])
    .run(async ({ assert }, locale) => {
      const visitor = new Visitor()
      await visitor.open('/lang/en')
      const page = await visitor.open(`/lang/${locale}`)
      assert.equal(page.status, 404)
      assert.equal(page.props?.locale ?? 'en', 'en')
      assert.equal((await visitor.open('/')).props.locale, 'en')
    })

  test('an unknown language in the cookie is ignored', async ({ client, assert }) => {
    const response = await client.get('/').withPlainCookie('locale', 'fr').withInertia()
    assert.equal((response.inertiaProps as any).locale, 'es')
  })

  test('the language switch does not redirect to another site', async ({ client, assert }) => {
    for (const referer of [
      'https://evil.example/x',
      '//evil.example',
      'javascript:alert(1)',
      'http://%',
    ]) {
      const response = await client.get('/lang/en').header('referer', referer).redirects(0)
      response.assertStatus(302)
      assert.equal(response.header('location'), '/', referer)
    }
  })

  test('field errors are translated when the language is switched', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.open('/forms/prensa')
    const image = { ...(await goodPhoto()), bytes: Buffer.alloc(2_000_000, 1), name: 'yo.png' }
    const broken = {
      ...pressAnswers({ name: 'x'.repeat(201), email: 'no', media: 'x' }),
      image,
      lastName: null,
    }
    const spanish = await visitor.post('/forms/prensa', broken)
    assert.equal(spanish.props.errors.lastName, 'Rellene «Apellidos».')

    const english = await visitor.open('/lang/en')
    assert.equal(english.component, 'forms/press')
    assert.sameMembers(Object.keys(english.props.errors), Object.keys(spanish.props.errors))
    assert.deepInclude(english.props.errors, {
      lastName: 'Fill in “Last name”.',
      name: 'This is too long: 200 characters at most.',
      email: 'Enter an e-mail address like name@example.com.',
      media: 'Choose one of the options in the list.',
    })
    assert.equal((await visitor.open('/lang/es')).props.errors.lastName, 'Rellene «Apellidos».')
  })

  test('a successfully sent form leaves no error behind', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.open('/forms/prensa')
    await visitor.post('/forms/prensa', pressAnswers({ email: 'no' }))
    const thanks = await visitor.post('/forms/prensa', {
      ...pressAnswers(),
      image: await goodPhoto(),
    })
    assert.equal(thanks.component, 'forms/thanks')
    await visitor.open('/forms/prensa')
    assert.deepEqual((await visitor.open('/lang/en')).props.errors ?? {}, {})
  })

  test('the errors of one form are not shown on another', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.open('/forms/prensa')
    await visitor.post('/forms/prensa', pressAnswers({ email: 'no' }))
    await visitor.open('/golf/prensa')
    assert.deepEqual((await visitor.open('/lang/en')).props.errors ?? {}, {})
  })

  test('errors in the office also stay until they are corrected', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const visitor = new Visitor()
    await visitor.login(await people.reviewer())
    await visitor.open('/merchant/mform/press/create')
    await visitor.post('/merchant/mform/press', { name: 'Ana' })
    const created = await visitor.open('/lang/en')
    assert.equal(created.component, 'merchant/forms/create')
    assert.equal(created.props.errors.lastName, 'Fill in “Last name”.')

    const path = `/merchant/mform/press/${form.id}`
    await visitor.open(`${path}/edit`)
    await visitor.post(path, { email: 'no' })
    assert.property((await visitor.open('/lang/es')).props.errors, 'email')
    await visitor.post(path, { email: 'ana@example.com' })
    await visitor.open(`${path}/edit`)
    assert.deepEqual((await visitor.open('/lang/en')).props.errors ?? {}, {})
  })
})
