import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { UserFactory } from '#database/factories/user_factory'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('The login', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('after the login, {person} sees {landing}')
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

  test('the login returns to the requested page, but only once', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const visitor = new Visitor()
    const login = await visitor.open('/merchant/mform/press?state=waiting&category=press')
    assert.equal(login.component, 'merchant/login')
    const list = await visitor.login(user)
    assert.equal(list.component, 'merchant/forms/index')
    assert.deepInclude(list.props, { state: 'waiting', category: 'press' })
    await visitor.post('/merchant/logout')
    assert.equal((await visitor.login(user)).component, 'merchant/dashboard')
  })

  test('the login does not redirect to another site: {$self}')
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

  test('the login leads back to the page that was asked for, without what was searched', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const path = '/merchant/mform/press'
    const query = { search: 'Ana Ruiz', q: 'Ruiz', outlet: 'ana@example.com', state: 'waiting' }
    const asked = await client.get(path).qs(query).redirects(0)
    assert.equal(asked.session('intendedUrl'), `${path}?state=waiting`)
    const response = await client
      .post('/merchant/login')
      .withSession(asked.session())
      .withCsrfToken()
      .redirects(0)
      .json({ email: user.email, password: 'secret-password-1' })
    response.assertHeader('location', `${path}?state=waiting`)
  })

  test('a deactivated user cannot log in and is logged out at once', async ({ assert }) => {
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

  test('a login is remembered after the end of the session if the user asked for it', async ({
    assert,
  }) => {
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

  test('the first form after a remembered login is taken', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.login(await people.viewer(), undefined, { remember: true })
    visitor.forget('acreditacion-session')
    await visitor.open('/merchant')
    assert.equal((await visitor.post('/merchant/logout')).component, 'merchant/login')
  })

  test('a logout also ends a remembered login', async ({ assert }) => {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.login(await people.viewer(), undefined, { remember: true })
    assert.equal((await visitor.post('/merchant/logout')).component, 'merchant/login')
    visitor.forget('acreditacion-session')
    assert.equal((await visitor.open('/merchant')).component, 'merchant/login')
  })

  test("after the login, the pages have the user's language", async ({ assert }) => {
    await openTournaments()
    const user = await UserFactory.merge({ locale: 'en' }).create()
    const visitor = new Visitor()
    assert.equal((await visitor.login(user)).props.locale, 'en')
    await visitor.open('/lang/es')
    await user.refresh()
    assert.equal(user.locale, 'es')
  })

  test('a language chosen before the login is kept and does not affect the next user', async ({
    assert,
  }) => {
    await openTournaments()
    const [first, second] = await UserFactory.merge({ locale: 'es' }).createMany(2)
    const visitor = new Visitor()
    await visitor.open('/lang/en')
    assert.equal((await visitor.login(first)).props.locale, 'en')
    await visitor.post('/merchant/logout')
    assert.equal((await visitor.login(second)).props.locale, 'es')
  })
})
