import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import EntityChange from '#models/entity_change'
import { LoginAttempt } from '#accounts/login_attempt'
import User from '#models/user'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const PASSWORD = 'secret-password-1'

/** Why each attempt was refused, or `in`. */
const outcomes = (attempts: LoginAttempt[], password = 'wrong') =>
  Promise.all(
    attempts.map((attempt) =>
      attempt.verify(password).then(
        () => 'in',
        (error) => error.rule ?? String(error)
      )
    )
  )

const count = (answers: string[], rule: string) => answers.filter((one) => one === rule).length
const repeat = <One>(times: number, make: (index: number) => One) =>
  Array.from({ length: times }, (_, index) => make(index))

const from = (address: string) => ({ address, browser: null, system: null })

test.group('Limits on login attempts', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('an address can try five passwords of an account, however many are sent at once', async ({
    assert,
  }) => {
    const { email } = await people.viewer()
    const answers = await outcomes(repeat(40, () => new LoginAttempt(email, from('192.0.2.1'))))
    assert.deepEqual([count(answers, 'credentials'), count(answers, 'tooManyLogins')], [5, 35])
  })

  test('an address can try thirty passwords in all, whichever accounts they are for', async ({
    assert,
  }) => {
    const answers = await outcomes(
      repeat(60, (index) => new LoginAttempt(`p${index}@example.com`, from('192.0.2.1')))
    )
    assert.deepEqual([count(answers, 'credentials'), count(answers, 'loginsPaused')], [30, 30])
  })

  test('an IPv6 network counts as one address', async ({ assert }) => {
    const answers = await outcomes(
      repeat(
        60,
        (index) => new LoginAttempt(`p${index}@example.com`, from(`2001:db8::${index + 1}`))
      )
    )
    assert.equal(count(answers, 'credentials'), 30)
  })

  test('all IPv6 networks of one line can try a hundred passwords, and others still log in', async ({
    assert,
  }) => {
    const answers = await outcomes(
      repeat(
        120,
        (index) =>
          new LoginAttempt(`p${index}@example.com`, from(`2001:db8:7:${index.toString(16)}::1`))
      )
    )
    assert.deepEqual([count(answers, 'credentials'), count(answers, 'loginsPaused')], [100, 20])
    const { email } = await people.viewer()
    const owner = new LoginAttempt(email, from('2001:db8:8::1'))
    assert.deepEqual(await outcomes([owner], PASSWORD), ['in'])
  })

  test('many addresses can try ten passwords of an account, and a known browser is not limited by them', async ({
    assert,
  }) => {
    const { email } = await people.viewer()
    const strangers = repeat(40, (index) => new LoginAttempt(email, from(`192.0.2.${index}`)))
    const answers = await outcomes(strangers)
    assert.deepEqual([count(answers, 'credentials'), count(answers, 'loginsPaused')], [10, 30])
    const owner = new LoginAttempt(email, from('192.0.2.1'), 'a secret of this browser')
    assert.deepEqual(await outcomes([owner], PASSWORD), ['in'])
  })

  test('all addresses together can try three hundred passwords', async ({ assert }) => {
    const answers = await outcomes(
      repeat(
        310,
        (index) =>
          new LoginAttempt(`p${index}@example.com`, from(`10.${index >> 8}.${index & 255}.1`))
      )
    )
    assert.equal(count(answers, 'credentials'), 300)
  })

  test('a successful login resets the limit, so colleagues at one address can all log in', async ({
    assert,
  }) => {
    const users = [await people.viewer(), await people.admin()]
    for (let time = 0; time < 20; time++)
      for (const { email } of users)
        assert.deepEqual(await outcomes([new LoginAttempt(email, from('192.0.2.1'))], PASSWORD), [
          'in',
        ])
  })

  test('a browser that was logged in before is recognised by its cookie', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const owner = new Visitor()
    await owner.login(user)
    await owner.post('/merchant/logout')
    await outcomes(repeat(40, (index) => new LoginAttempt(user.email, from(`192.0.2.${index}`))))
    assert.equal((await new Visitor().login(user)).component, 'merchant/login')
    assert.equal((await owner.login(user)).component, 'merchant/dashboard')
  })

  test('a program over the login limit gets a 429 at the field', async ({ assert }) => {
    const visitor = new Visitor()
    const login = { email: 'nobody@example.com', password: 'wrong' }
    for (let time = 0; time < 5; time++) await visitor.ask('POST', '/merchant/login', login)
    const { status, body } = await visitor.ask('POST', '/merchant/login', login)
    assert.equal(status, 429)
    assert.containsSubset(body.errors, [{ field: 'email', rule: 'tooManyLogins' }])
  })

  test('failed logins are logged without password and address and are in the history once an address', async ({
    assert,
    cleanup,
  }) => {
    const user = await people.viewer()
    const written: unknown[] = []
    const { warn } = logger
    logger.warn = ((...line: unknown[]) => written.push(line)) as typeof warn
    cleanup(() => void (logger.warn = warn))
    const wrong = 'a-wrong-password'
    await outcomes(
      repeat(7, () => new LoginAttempt(user.email, from('192.0.2.1'))),
      wrong
    )
    await outcomes([new LoginAttempt('nobody@example.com', from('192.0.2.2'))], wrong)
    assert.lengthOf(written, 8)
    const log = JSON.stringify(written)
    for (const secret of [wrong, user.email, 'nobody@example.com']) assert.notInclude(log, secret)
    assert.include(log, '192.0.2.1')
    const lines = await EntityChange.query().where('type', 'login-failed').orderBy('id')
    assert.deepEqual(
      lines.map(({ label, to, entityId }) => [label, to?.ip, entityId]),
      [
        [user.name, '192.0.2.1', user.id],
        ['?', '192.0.2.2', null],
      ]
    )
  })

  test('failed logins cannot fill the history', async ({ assert }) => {
    await outcomes(
      repeat(30, (index) => new LoginAttempt(`p${index}@a.com`, from(`192.0.2.${index}`)))
    )
    assert.lengthOf(await EntityChange.query().where('type', 'login-failed'), 20)
  })

  test('a login replaces a cheaper password hash and keeps one with the configured cost', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const weak = await new Scrypt({ cost: 512 }).make(PASSWORD)
    await db.from('users').where('id', user.id).update({ password: weak })
    const visitor = new Visitor()
    await visitor.login(user, 'wrong')
    assert.equal((await User.findOrFail(user.id)).password, weak)
    await visitor.login(user)
    const { password } = await User.findOrFail(user.id)
    assert.isFalse(hash.needsReHash(password))
    assert.isTrue(await hash.verify(password, PASSWORD))
  })

  test('a confirmation of the password keeps a cheaper hash, and so all sessions', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const weak = await new Scrypt({ cost: 512 }).make(PASSWORD)
    await db.from('users').where('id', user.id).update({ password: weak })
    await LoginAttempt.confirm(await user.refresh(), from('192.0.2.1'), PASSWORD)
    assert.equal((await User.findOrFail(user.id)).password, weak)
  })
})
