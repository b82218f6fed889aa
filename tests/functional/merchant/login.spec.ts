import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { UserFactory } from '#database/factories/user_factory'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('Logging in', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('leads {person} to {landing}')
    .with([
      { person: 'viewer', landing: 'merchant/dashboard' },
      { person: 'admin', landing: 'merchant/dashboard' },
      { person: 'coordinator', landing: 'merchant/desk' },
      { person: 'restaurant', landing: 'merchant/desk' },
    ] as const)
    .run(async ({ assert }, { person, landing }) => {
      await openTournaments()
      const user = await people[person]()
      const visitor = new Visitor()
      assert.equal((await visitor.open('/merchant/login')).component, 'merchant/login')
      const page = await visitor.login({ email: ` ${user.email.toUpperCase()} ` })
      assert.equal(page.component, landing)
      assert.equal(page.props.user.id, user.id)
      await user.refresh()
      assert.isNotNull(user.lastLoginAt)
    })

  test('leads back to the page that was asked for, and only once', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const visitor = new Visitor()
    const login = await visitor.open('/merchant/mform/press?state=waiting&search=ana')
    assert.equal(login.component, 'merchant/login')
    const list = await visitor.login(user)
    assert.equal(list.component, 'merchant/forms/index')
    assert.deepInclude(list.props, { state: 'waiting', search: 'ana' })
    await visitor.post('/merchant/logout')
    assert.equal((await visitor.login(user)).component, 'merchant/dashboard')
  })

  test('follows no address of another site: {$self}')
    .with([
      'https://evil.example/merchant',
      '//evil.example',
      'javascript:alert(1)',
      '\\\\evil.example',
    ])
    .run(async ({ client, assert }, intendedUrl) => {
      const user = await people.viewer()
      const response = await client
        .post('/merchant/login')
        .withSession({ intendedUrl })
        .withCsrfToken()
        .redirects(0)
        .json({ email: user.email, password: 'secret-password-1' })
      const { host } = new URL(response.header('location')!, 'http://here')
      assert.equal(host, 'here')
    })

  test('with a wrong password or address says the same at the form', async ({ assert }) => {
    const user = await people.viewer()
    for (const [email, password] of [
      [user.email, 'wrong-password-1'],
      ['nobody@example.com', 'secret-password-1'],
    ]) {
      const visitor = new Visitor()
      await visitor.open('/merchant/login')
      const page = await visitor.login({ email }, password)
      assert.equal(page.component, 'merchant/login')
      assert.deepEqual(page.props.errors, { email: 'El correo o la contraseña no son correctos.' })
      assert.isNull(page.props.user)
    }
  })

  test('answers programs with 422 at the field', async ({ client, assert }) => {
    const response = await client
      .post('/merchant/login')
      .withCsrfToken()
      .withSession({ locale: 'en' })
      .header('accept', 'application/json')
      .json({ email: 'nobody@example.com', password: 'x' })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, [
      { field: 'email', rule: 'credentials', message: 'The e-mail or the password is wrong.' },
    ])
  })

  test('is refused to somebody switched off, at once where they were in', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const visitor = new Visitor()
    await visitor.login(user)
    await user.merge({ active: false }).save()
    assert.equal((await visitor.open('/merchant')).component, 'merchant/login')
    const page = await visitor.login(user)
    assert.equal(
      page.props.errors.email,
      'Esta cuenta está desactivada. Hable con un administrador.'
    )
  })

  test('waits after five wrong passwords, for this person alone', async ({ assert }) => {
    await openTournaments()
    const [user, colleague] = [await people.viewer(), await people.viewer()]
    const visitor = new Visitor()
    for (let time = 0; time < 5; time++) await visitor.login(user, 'wrong-password-1')
    const page = await visitor.login(user)
    assert.equal(
      page.props.errors.email,
      'Demasiados intentos. Espere cinco minutos y vuelva a probar.'
    )
    assert.equal((await new Visitor().login(colleague)).component, 'merchant/dashboard')
  })

  test('counts wrong passwords only: a good one starts again', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    for (let round = 0; round < 2; round++) {
      const visitor = new Visitor()
      for (let time = 0; time < 4; time++) await visitor.login(user, 'wrong-password-1')
      assert.equal((await visitor.login(user)).component, 'merchant/dashboard')
    }
  })

  test('is remembered over the end of the session when asked for', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    for (const [remember, component] of [
      [true, 'merchant/dashboard'],
      [false, 'merchant/login'],
    ] as const) {
      const visitor = new Visitor()
      await visitor.login(user, undefined, { remember })
      visitor.forget('acreditacion-session')
      assert.equal((await visitor.open('/merchant')).component, component)
    }
  })

  test('ends with logging out, remembered or not', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.login(await people.viewer(), undefined, { remember: true })
    assert.equal((await visitor.post('/merchant/logout')).component, 'merchant/login')
    visitor.forget('acreditacion-session')
    assert.equal((await visitor.open('/merchant')).component, 'merchant/login')
  })

  test("speaks the user's language from then on", async ({ assert }) => {
    await openTournaments()
    const user = await UserFactory.merge({ locale: 'en' }).create()
    const visitor = new Visitor()
    assert.equal((await visitor.login(user)).props.locale, 'en')
    await visitor.open('/lang/es')
    await user.refresh()
    assert.equal(user.locale, 'es')
  })
})
