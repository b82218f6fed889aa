import { test } from '@japa/runner'
import Form from '#models/form'
import { UserFactory } from '#database/factories/user_factory'
import { goodPhoto } from '#tests/helpers/forms'
import { logged } from '#tests/helpers/log'
import { sessionStore } from '#tests/helpers/session_stores'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const publicAddresses = [
  '/',
  '/forms/prensa',
  '/privacy-policy',
  '/solicitudes',
  '/golf/forms/prensa',
]

test.group('Sessions', (group) => {
  emptyWorld(group)

  test('a visit that only reads writes no session', async ({ assert, cleanup }) => {
    await openTournaments()
    const store = await sessionStore({ cleanup })
    const visitor = new Visitor()
    for (const path of [...publicAddresses, '/merchant/login', '/'])
      assert.equal((await visitor.open(path)).status, path.startsWith('/golf') ? 404 : 200, path)
    assert.deepEqual(store.written(), [])
  })

  test('a visit prolongs the session only if no visit did lately', async ({ assert, cleanup }) => {
    const visitor = new Visitor()
    const store = await sessionStore({ cleanup })
    await visitor.login(await UserFactory.apply('reviewer').create())
    for (const path of ['/merchant', '/merchant', '/merchant/mform']) await visitor.open(path)
    assert.lengthOf(
      store.written().filter((method) => method === 'touch'),
      1
    )
  })

  test('what a session shows once is encrypted in its store', async ({ assert, cleanup }) => {
    await openTournaments()
    const user = await UserFactory.apply('admin').create()
    const visitor = new Visitor()
    await visitor.login(user)
    const store = await sessionStore({ cleanup })
    const entry = { name: 'Zzyzxa', lastName: 'Quuxmark', reason: 'Acoso', reviewOn: '01/12/2099' }
    const saved = await visitor.send('POST', '/merchant/config/blacklist', entry)
    assert.include(store.raw(), '__flash__')
    assert.notInclude(store.raw(), 'Quuxmark')
    const { props } = await visitor.open(saved.location!)
    assert.include(props.flash.message, 'Quuxmark')
  })

  test('a form can be sent after a visit that stored no session, and its thanks are shown', async ({
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
    assert.equal(thanks.props.flash.type, 'success')
    assert.lengthOf(await Form.all(), 1)
  })

  test('the CSRF token of another visitor is refused', async ({ assert }) => {
    await openTournaments()
    const [one, other] = [new Visitor(), new Visitor()]
    await one.open('/forms/prensa')
    await other.open('/forms/prensa')
    other.take(one, 'XSRF-TOKEN')
    const sent = await other.send('POST', '/forms/prensa', {
      ...pressAnswers(),
      image: await goodPhoto(),
    })
    assert.match(sent.location!, /\/forms\/prensa$/)
    assert.lengthOf(await Form.all(), 0)
  })

  test('a CSRF token from before the login is refused after the login', async ({ assert }) => {
    const user = await UserFactory.apply('reviewer').create()
    const [visitor, thief] = [new Visitor(), new Visitor()]
    await visitor.open('/merchant/login')
    thief.take(visitor, 'XSRF-TOKEN')
    await visitor.login(user)
    visitor.take(thief, 'XSRF-TOKEN')
    const sent = await visitor.send('POST', '/merchant/logout')
    assert.notEqual(sent.location, '/merchant/login')
    assert.equal((await visitor.open('/merchant')).props.user.id, user.id)
  })

  test('a program that has logged in sends forms with the token of the answer', async ({
    assert,
  }) => {
    const user = await UserFactory.apply('reviewer').create()
    const program = new Visitor()
    await program.open('/merchant/login')
    const { headers } = await program.send('POST', '/merchant/login', {
      email: user.email,
      password: 'secret-password-1',
    })
    assert.lengthOf(
      headers.getSetCookie().filter((cookie) => cookie.startsWith('XSRF-TOKEN=')),
      1
    )
    assert.equal((await program.send('POST', '/merchant/logout')).location, '/merchant/login')
  })

  test('while the session store is down, public pages are shown, and the office and forms report it', async ({
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const store = await sessionStore({ cleanup })
    const user = await UserFactory.apply('reviewer').create()
    const [visitor, member] = [new Visitor(), new Visitor()]
    await visitor.open('/forms/prensa')
    await member.login(user)
    const log = logged({ cleanup })
    store.fail()
    for (const path of publicAddresses.slice(0, 2))
      for (const person of [visitor, member, new Visitor()])
        assert.equal((await person.open(path)).status, 200, path)

    const answers = { ...pressAnswers(), image: await goodPhoto() }
    const sent = await visitor.send('POST', '/forms/prensa', answers)
    assert.equal(sent.status, 500)
    assert.isNull(sent.location)
    assert.lengthOf(await Form.all(), 0)
    assert.equal((await member.open('/merchant')).component, 'errors/server')
    for (const secret of [...store.ids(), 'auth_web', 'csrf']) assert.notInclude(log(), secret)
    assert.include(log(), 'session not kept')

    store.recover()
    assert.equal((await member.open('/merchant')).props.user.id, user.id)
    await visitor.open('/forms/prensa')
    assert.equal((await visitor.post('/forms/prensa', answers)).component, 'forms/thanks')
  })
})
