import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SecondFactor } from '#accounts/second_factor'
import { FormFactory } from '#database/factories/form_factory'
import EntityChange from '#models/entity_change'
import LoginFactor, { type FactorKind } from '#models/login_factor'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import RecoveryCode from '#models/recovery_code'
import Tournament from '#models/tournament'
import User from '#models/user'
import { ACCOUNT, codeOf, send, withAuthenticator } from '#tests/helpers/account'
import { atNoon } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { everybody, people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const factors = `${ACCOUNT}/factors`
const confirm = '/merchant/login/confirm'
const confirmation = `${ACCOUNT}/confirmation`
const exported = '/merchant/mform/press/export'
const PASSWORD = 'secret-password-1'

/** Gives the password in a new browser. */
async function firstStep(user: { email: string }, more = {}) {
  const visitor = new Visitor()
  const page = await visitor.login(user, undefined, more)
  return { visitor, page }
}

const secondStep = (visitor: Visitor, code: string) => visitor.post(confirm, { code })

const isIn = async (visitor: Visitor) =>
  (await visitor.open(ACCOUNT)).component === 'merchant/account'

/** A clock that can be moved on: each code works once. */
function clockOf(itIs: (iso: string) => void) {
  let now = DateTime.utc()
  return (time: object) => {
    now = now.plus(time)
    itIs(now.toISO())
  }
}

test.group('Setting up a second factor', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)
  group.each.setup(() => limiter.clear())

  test('{$self} can set up an authenticator app, and gets recovery codes once')
    .with(everybody)
    .run(async ({ assert }, person) => {
      await openTournaments()
      const user = await people[person]()
      const { visitor, page, codes } = await withAuthenticator(user)
      assert.equal(page.props.flash.type, 'success')
      assert.containsSubset(page.props.factors, [{ kind: 'totp', usedAt: null }])
      assert.isNull(page.props.authenticator)
      assert.lengthOf(new Set(codes), 10)
      for (const code of codes) assert.match(code, /^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      const { recovery } = (await visitor.open(ACCOUNT)).props
      assert.deepEqual(recovery, { left: 10, codes: null })
    })

  test('neither the secret nor a recovery code is readable in the database', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { secret, codes } = await withAuthenticator(user)
    const rows = [await LoginFactor.all(), await RecoveryCode.all(), await EntityChange.all()]
    const stored = JSON.stringify(rows)
    for (const text of [secret, ...codes, codes[0].replace('-', '')])
      assert.notInclude(stored, text)
    const { to, userId } = await EntityChange.findByOrFail('entity', 'users')
    assert.deepEqual([to?.factors, userId], [['totp'], user.id])
  })

  test('a wrong code adds nothing, and the setup goes on', async ({ assert }) => {
    await openTournaments()
    const { visitor } = await firstStep(await people.viewer())
    await visitor.open(ACCOUNT)
    const { secret } = (await send(visitor, 'POST', factors, { kind: 'totp' })).props.authenticator
    const wrong = await send(visitor, 'POST', factors, { kind: 'totp', code: '000000' })
    assert.deepEqual(Object.keys(wrong.props.errors), ['code'])
    assert.equal(wrong.props.authenticator.secret, secret)
    assert.lengthOf(await LoginFactor.all(), 0)
    const cancelled = await send(visitor, 'DELETE', factors)
    assert.isNull(cancelled.props.authenticator)
  })

  test('ten minutes after the login, the password is asked for again', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const { visitor } = await firstStep(await people.viewer())
    pass({ minutes: 11 })
    assert.isFalse((await visitor.open(ACCOUNT)).props.isFresh)
    const asked = await send(visitor, 'POST', factors, { kind: 'totp' })
    assert.deepEqual(asked.props.errors, {
      current: 'Escriba su contraseña para confirmar que es usted.',
    })
    const wrong = await send(visitor, 'POST', factors, { kind: 'totp', current: 'wrong' })
    assert.deepEqual(wrong.props.errors, { current: 'No es su contraseña actual.' })
    const page = await send(visitor, 'POST', factors, { kind: 'totp', current: PASSWORD })
    assert.isNotNull(page.props.authenticator)
    assert.isTrue(page.props.isFresh)
  })

  test('a login of a clock that was ahead is not fresh when the clock is set back', async ({
    assert,
  }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const { visitor } = await firstStep(await people.viewer())
    pass({ hours: -2 })
    assert.isFalse((await visitor.open(ACCOUNT)).props.isFresh)
  })

  test('a removed factor is not asked for any more, and takes the recovery codes with it', async ({
    assert,
  }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { visitor, secret } = await withAuthenticator(user)
    const { id } = await LoginFactor.firstOrFail()
    pass({ minutes: 11 })
    const asked = await send(visitor, 'DELETE', `${factors}/${id}`, { current: PASSWORD })
    assert.deepEqual(Object.keys(asked.props.errors), ['confirmation'])
    await visitor.ask('POST', confirmation, { current: PASSWORD, code: codeOf(secret) })
    const { props } = await send(visitor, 'DELETE', `${factors}/${id}`)
    assert.deepEqual(props.factors, [])
    assert.lengthOf(await RecoveryCode.all(), 0)
    assert.equal((await firstStep(user)).page.component, 'merchant/dashboard')
  })

  test("another user's factor cannot be removed", async ({ assert }) => {
    await openTournaments()
    await withAuthenticator(await people.viewer())
    const { visitor } = await firstStep(await people.admin())
    const { id } = await LoginFactor.firstOrFail()
    const { status } = await visitor.send('DELETE', `${factors}/${id}`)
    assert.equal(status, 404)
    assert.lengthOf(await LoginFactor.all(), 1)
  })

  test('new recovery codes replace the earlier ones', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { visitor, codes } = await withAuthenticator(user)
    const { props } = await send(visitor, 'PUT', `${ACCOUNT}/recovery-codes`)
    assert.lengthOf(props.recovery.codes, 10)
    const login = await firstStep(user)
    assert.property((await secondStep(login.visitor, codes[0])).props.errors, 'code')
    const page = await secondStep(login.visitor, props.recovery.codes[0])
    assert.equal(page.component, 'merchant/dashboard')
  })

  test('an administrator can remove the factors of a user who has lost them, and it is recorded', async ({
    assert,
  }) => {
    await openTournaments()
    const [user, admin] = [await people.viewer(), await people.admin()]
    await withAuthenticator(user)
    const { visitor } = await firstStep(admin)
    const edit = `/merchant/config/user/${user.id}`
    assert.isTrue((await visitor.open(`${edit}/edit`)).props.account.hasFactors)
    const page = await send(visitor, 'DELETE', `${edit}/factors`)
    assert.equal(page.props.flash.type, 'success')
    assert.isFalse(page.props.account.hasFactors)
    assert.equal((await firstStep(user)).page.component, 'merchant/dashboard')
    const change = await EntityChange.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      [change.userId, change.entityId, change.from?.factors],
      [admin.id, user.id, ['totp']]
    )

    await withAuthenticator(admin)
    const own = await send(visitor, 'DELETE', `/merchant/config/user/${admin.id}/factors`)
    assert.include(own.props.flash.message, 'en la página de su cuenta')
    assert.lengthOf(await LoginFactor.all(), 1)
  })

  test('simultaneous removals of both factors leave no recovery codes', async ({ assert }) => {
    const user = await people.viewer()
    const factor = (kind: FactorKind) =>
      LoginFactor.create({ userId: user.id, kind, name: kind, secret: kind })
    const both = [await factor('totp'), await factor('passkey')]
    await db.transaction((trx) => RecoveryCode.issueFor(trx, user))
    await Promise.all(both.map((one) => new SecondFactor(user, user).remove(one)))
    assert.isEmpty(await LoginFactor.all())
    assert.isEmpty(await RecoveryCode.all())
  })
})

test.group('The second step of a login', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)
  group.each.setup(() => limiter.clear())

  test('nobody is logged in before the code', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    pass({ minutes: 1 })
    const { visitor, page } = await firstStep(user, { remember: true })
    assert.equal(page.component, 'merchant/login/confirm')
    assert.isNull(page.props.user)
    assert.isFalse(await isIn(visitor))
    visitor.forget('acreditacion-session')
    assert.isFalse(await isIn(visitor))

    const again = await firstStep(user, { remember: true })
    const landing = await secondStep(again.visitor, codeOf(secret))
    assert.equal(landing.component, 'merchant/dashboard')
    again.visitor.forget('acreditacion-session')
    assert.isTrue(await isIn(again.visitor))
  })

  test('after the code, the page asked for is open', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    pass({ minutes: 1 })
    const visitor = new Visitor()
    await visitor.open('/merchant/mform/press?state=waiting')
    await visitor.login(user)
    const page = await secondStep(visitor, codeOf(secret))
    assert.equal(page.component, 'merchant/forms/index')
  })

  test('a code cannot be used twice, nor one before it', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    pass({ minutes: 1 })
    const earlier = codeOf(secret)
    pass({ seconds: 30 })
    const code = codeOf(secret)
    const logins = [await firstStep(user), await firstStep(user), await firstStep(user)]
    const results = []
    for (const [index, typed] of [code, code, earlier].entries())
      results.push((await secondStep(logins[index].visitor, typed)).component)
    assert.deepEqual(results, [
      'merchant/dashboard',
      'merchant/login/confirm',
      'merchant/login/confirm',
    ])
  })

  test('codes work once again when a clock that was ahead is set back', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    pass({ minutes: 1 })
    await secondStep((await firstStep(user)).visitor, codeOf(secret))
    pass({ days: -1 })
    const results = []
    for (const code of [codeOf(secret), codeOf(secret)])
      results.push((await secondStep((await firstStep(user)).visitor, code)).component)
    assert.deepEqual(results, ['merchant/dashboard', 'merchant/login/confirm'])
  })

  test('of simultaneous logins with one code, one gets in', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    pass({ minutes: 1 })
    const code = codeOf(secret)
    const logins = [await firstStep(user), await firstStep(user), await firstStep(user)]
    const pages = await Promise.all(logins.map(({ visitor }) => secondStep(visitor, code)))
    const inside = pages.filter(({ component }) => component === 'merchant/dashboard')
    assert.lengthOf(inside, 1)
  })

  test('a recovery code works once, however it is typed', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { codes } = await withAuthenticator(user)
    const typed = codes[3].toLowerCase().replace('-', ' ')
    const [first, second] = [await firstStep(user), await firstStep(user)]
    const page = await secondStep(first.visitor, typed)
    assert.equal(page.component, 'merchant/dashboard')
    assert.property((await secondStep(second.visitor, typed)).props.errors, 'code')
    assert.equal((await first.visitor.open(ACCOUNT)).props.recovery.left, 9)
  })

  test('five codes can be tried in five minutes, however many are sent at once', async ({
    assert,
  }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    pass({ minutes: 1 })
    // One after the other: passwords given at once are counted, too.
    const logins = []
    for (let browser = 0; browser < 12; browser++) logins.push(await firstStep(user))
    const answers = await Promise.all(
      logins.map(({ visitor }) => visitor.ask('POST', confirm, { code: '000000' }))
    )
    const rules = answers.map(({ body }) => body.errors[0].rule)
    assert.lengthOf(
      rules.filter((rule) => rule === 'wrongCode'),
      5
    )
    const { props } = await secondStep(logins[0].visitor, codeOf(secret))
    assert.deepEqual(props.errors, {
      code: 'Demasiados intentos. Espere cinco minutos y vuelva a intentarlo.',
    })
    assert.isFalse(await isIn(logins[0].visitor))
    const lines = await EntityChange.query().where('type', 'login-failed')
    assert.deepEqual(
      lines.map(({ entityId }) => entityId),
      [user.id]
    )
  })

  test('the second step is over after ten minutes', async ({ assert }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.viewer()
    const { secret } = await withAuthenticator(user)
    const { visitor } = await firstStep(user)
    pass({ minutes: 11 })
    assert.equal((await secondStep(visitor, codeOf(secret))).component, 'merchant/login')
  })

  test('the second step is over when the password changes or the user is deactivated', async ({
    assert,
  }) => {
    const pass = clockOf(itIs)
    await openTournaments()
    for (const change of [{ password: 'gatos en la azotea' }, { active: false }]) {
      const user = await people.viewer()
      const { secret } = await withAuthenticator(user)
      pass({ minutes: 1 })
      const { visitor } = await firstStep(user)
      const changed = await User.findOrFail(user.id)
      await changed.merge(change).save()
      assert.equal((await secondStep(visitor, codeOf(secret))).component, 'merchant/login')
    }
  })

  test('the second step cannot be opened without the first', async ({ assert }) => {
    const visitor = new Visitor()
    assert.equal((await visitor.open(confirm)).component, 'merchant/login')
    assert.equal((await secondStep(visitor, '123456')).component, 'merchant/login')
  })

  test('a new password does not remove the second factor', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    await withAuthenticator(user)
    const path = `/merchant/reset-password/${await PasswordReset.issueFor(user)}`
    const password = 'gatos en la azotea'
    const visitor = new Visitor()
    await visitor.open(path)
    await visitor.post(path, { password, password_confirmation: password })
    assert.equal((await visitor.login(user, password)).component, 'merchant/login/confirm')
  })

  test('a user without a second factor logs in with the password only', async ({ assert }) => {
    await openTournaments()
    await withAuthenticator(await people.admin())
    const { page } = await firstStep(await people.viewer())
    assert.equal(page.component, 'merchant/dashboard')
  })
})

test.group('A fresh confirmation with a second factor', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)
  group.each.setup(() => limiter.clear())

  /** A user with an authenticator app, eleven minutes after the login. */
  async function stale() {
    const pass = clockOf(itIs)
    await openTournaments()
    const user = await people.exporter()
    const { visitor, secret, codes } = await withAuthenticator(user)
    pass({ minutes: 11 })
    const give = (answer: object) => visitor.ask('POST', confirmation, answer)
    const isFresh = async () => (await visitor.open(ACCOUNT)).props.isFresh as boolean
    return { pass, user, visitor, secret, codes, give, isFresh }
  }

  test('the password alone confirms nothing, and the code after it does', async ({ assert }) => {
    const { visitor, secret, give, isFresh } = await stale()
    const { status, body } = await give({ current: PASSWORD })
    assert.deepEqual(
      [status, body],
      [202, { confirmed: false, second: { hasApp: true, passkey: null } }]
    )
    assert.equal((await visitor.ask('POST', exported)).body.errors[0].rule, 'confirmationNeeded')
    assert.isFalse(await isFresh())
    assert.deepEqual((await give({ code: codeOf(secret) })).body, { confirmed: true })
    assert.isTrue(await isFresh())
    assert.notEqual((await visitor.ask('POST', exported)).status, 403)
  })

  test('a program gives password and code at once', async ({ assert }) => {
    const { secret, give, isFresh } = await stale()
    assert.equal((await give({ current: 'wrong', code: codeOf(secret) })).status, 422)
    const { status } = await give({ current: PASSWORD, code: codeOf(secret) })
    assert.equal(status, 200)
    assert.isTrue(await isFresh())
  })

  test('a code without the password is not looked at', async ({ assert }) => {
    const { secret, give, isFresh } = await stale()
    const { status, body } = await give({ code: codeOf(secret) })
    assert.deepEqual([status, body.errors[0].rule], [422, 'passwordNeeded'])
    assert.isFalse(await isFresh())
    assert.equal((await give({ current: PASSWORD, code: codeOf(secret) })).status, 200)
  })

  test('the code must come within ten minutes of the password', async ({ assert }) => {
    const { pass, secret, give, isFresh } = await stale()
    await give({ current: PASSWORD })
    pass({ minutes: 11 })
    assert.equal((await give({ code: codeOf(secret) })).status, 422)
    assert.isFalse(await isFresh())
  })

  test('the password is changed only after the code, whose login may be fresh', async ({
    assert,
  }) => {
    const { user, visitor, secret, give } = await stale()
    const password = 'gatos en la azotea'
    const change = { current: PASSWORD, password, password_confirmation: password }
    const refused = await visitor.ask('PUT', `${ACCOUNT}/password`, change)
    assert.deepEqual([refused.status, refused.body.errors[0].rule], [403, 'confirmationNeeded'])
    await give({ current: PASSWORD, code: codeOf(secret) })
    await visitor.ask('PUT', `${ACCOUNT}/password`, change)
    assert.isTrue(await (await user.refresh()).verifyPassword(password))
  })

  test('a login with the code counts for ten minutes', async ({ assert }) => {
    const { pass, user, secret } = await stale()
    const { visitor } = await firstStep(user)
    await secondStep(visitor, codeOf(secret))
    pass({ minutes: 9 })
    assert.isTrue((await visitor.open(ACCOUNT)).props.isFresh)
    assert.notEqual((await visitor.ask('POST', exported)).status, 403)
  })

  test('a recovery code confirms once, and the owner is told', async ({ assert }) => {
    const { pass, user, codes, give, isFresh } = await stale()
    assert.equal((await give({ current: PASSWORD, code: codes[0] })).status, 200)
    assert.isTrue(await isFresh())
    assert.lengthOf(await RecoveryCode.unusedOf(user), 9)
    assert.lengthOf(await MailMessage.query().where('template', 'code_used'), 1)
    pass({ minutes: 11 })
    assert.equal((await give({ current: PASSWORD, code: codes[0] })).status, 422)
  })

  test('a code that has logged in does not confirm', async ({ assert }) => {
    const { user, secret, give } = await stale()
    const { visitor } = await firstStep(user)
    await secondStep(visitor, codeOf(secret))
    const { status, body } = await give({ current: PASSWORD, code: codeOf(secret) })
    assert.deepEqual([status, body.errors[0].rule], [422, 'wrongCode'])
  })

  test('codes are counted for the account, together with those of logins', async ({ assert }) => {
    const { user, secret, give, isFresh } = await stale()
    const { visitor } = await firstStep(user)
    for (let tries = 0; tries < 3; tries++) await secondStep(visitor, '000000')
    await give({ current: PASSWORD })
    const wrong = await Promise.all([1, 2, 3, 4].map(() => give({ code: '000000' })))
    const rules = wrong.map(({ body }) => body.errors[0].rule)
    assert.lengthOf(
      rules.filter((rule) => rule === 'wrongCode'),
      2
    )
    const { status, body } = await give({ code: codeOf(secret) })
    assert.deepEqual([status, body.errors[0].rule], [429, 'tooManyLogins'])
    assert.isFalse(await isFresh())
    assert.property((await secondStep(visitor, codeOf(secret))).props.errors, 'code')
  })

  test('the page asks for the password, then for the code, and then opens what was asked for', async ({
    assert,
  }) => {
    const { visitor, secret } = await stale()
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const form = await FormFactory.merge({ tournamentId, type: 'press' }).create()
    const file = `/merchant/people/${form.id}/export`
    await User.query().update({ role: 'admin' })
    const asked = await visitor.open(file)
    assert.deepEqual([asked.component, asked.props.second], ['merchant/account/confirm', null])
    const second = await send(visitor, 'POST', confirmation, { current: PASSWORD })
    assert.deepEqual(second.props.second, { hasApp: true, passkey: null })
    const wrong = await send(visitor, 'POST', confirmation, { code: '000000' })
    assert.deepEqual(Object.keys(wrong.props.errors), ['code'])
    assert.deepEqual(wrong.props.second, { hasApp: true, passkey: null })
    const { headers } = await visitor.send('POST', confirmation, { code: codeOf(secret) })
    assert.equal(headers.get('x-inertia-location'), file)
  })

  test('the page of an edition asks only users without a second factor for the password', async ({
    assert,
  }) => {
    const { visitor } = await stale()
    await User.query().update({ role: 'admin' })
    const { id } = await Tournament.findByOrFail('sport', 'tennis')
    const page = `/merchant/config/tournament/${id}/close`
    assert.isFalse((await visitor.open(page)).props.asksPassword)
    const { status, body } = await visitor.ask('POST', page, { current: PASSWORD })
    assert.deepEqual([status, body.errors[0].rule], [403, 'confirmationNeeded'])
    await LoginFactor.query().delete()
    assert.isTrue((await visitor.open(page)).props.asksPassword)
  })
})

test.group('Simultaneous changes of the second factor', (group) => {
  committedWorld(group)
  group.each.setup(() => limiter.clear())

  test('simultaneous posts of one setup add one authenticator', async ({ assert }) => {
    await openTournaments()
    const { visitor } = await firstStep(await people.viewer())
    await visitor.open(ACCOUNT)
    const { secret } = (await send(visitor, 'POST', factors, { kind: 'totp' })).props.authenticator
    const setup = { kind: 'totp', code: codeOf(secret) }
    const answers = await Promise.all([1, 2, 3].map(() => visitor.ask('POST', factors, setup)))
    assert.sameMembers(
      answers.map(({ status }) => status),
      [302, 422, 422]
    )
    assert.lengthOf(await LoginFactor.all(), 1)
  })
})
