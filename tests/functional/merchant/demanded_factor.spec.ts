import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { factorDefaults } from '#config/login'
import EntityChange from '#models/entity_change'
import LoginFactor from '#models/login_factor'
import LoginRules from '#models/login_rules'
import type User from '#models/user'
import type { Role } from '#shared/roles'
import { ACCOUNT, codeOf, send, withAuthenticator } from '#tests/helpers/account'
import { atNoon } from '#tests/helpers/clock'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const rulesPage = '/merchant/config/login'

async function demand(factorRoles: Role[], graceDays = 14) {
  await openTournaments()
  const admin = await people.admin()
  await (await LoginRules.current()).change({ factorRoles, graceDays }, admin)
  return admin
}

async function loggedIn(user: User) {
  const visitor = new Visitor()
  const page = await visitor.login(user)
  return { visitor, page }
}

test.group('A second factor that a role demands', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)
  group.each.setup(() => limiter.clear())
  const inDays = (days: number) => itIs(DateTime.utc().plus({ days, minutes: 1 }).toISO())

  test('the demonstration demands a second factor of no role, other installations of administrators', async ({
    assert,
    cleanup,
  }) => {
    await openTournaments()
    const admin = await people.admin()
    assert.isNull((await loggedIn(admin)).page.props.factorDue)
    factorDefaults.roles = ['admin']
    cleanup(() => void (factorDefaults.roles = []))
    const { page } = await loggedIn(admin)
    assert.equal(page.component, 'merchant/dashboard')
    assert.isNotNull(page.props.factorDue)
    assert.isNull((await loggedIn(await people.viewer())).page.props.factorDue)
  })

  test('an administrator chooses the roles, and the history shows it', async ({ assert }) => {
    await openTournaments()
    const { visitor } = await loggedIn(await people.admin())
    const before = await visitor.open(rulesPage)
    assert.deepEqual(before.props.rules, { factorRoles: [], graceDays: 14 })
    assert.deepInclude(before.props.roles[0], { value: 'admin', users: 1, missing: 1 })
    const rules = { factorRoles: ['staff', 'restaurant'], graceDays: 3 }
    const { props } = await send(visitor, 'PUT', rulesPage, rules)
    assert.deepEqual(props.rules, rules)
    const { to } = await EntityChange.findByOrFail('entity', 'login_rules')
    assert.deepInclude(to, rules)
    const refused = await send(visitor, 'PUT', rulesPage, { factorRoles: ['guest'], graceDays: -1 })
    assert.sameMembers(Object.keys(refused.props.errors), ['factorRoles.0', 'graceDays'])
  })

  test('during the grace all pages open and say until when', async ({ assert }) => {
    await demand(['staff'])
    const { visitor, page } = await loggedIn(await people.viewer())
    assert.equal(page.component, 'merchant/dashboard')
    const due = DateTime.fromISO(page.props.factorDue)
    assert.closeTo(due.diffNow('days').days, 14, 0.01)
    inDays(13)
    const later = await loggedIn(await people.viewer())
    assert.equal(later.page.component, 'merchant/dashboard')
    assert.equal((await visitor.open('/merchant/login')).component, 'merchant/login')
  })

  test('after the grace only the account opens, until the factor is there', async ({ assert }) => {
    await demand(['staff'])
    const user = await people.viewer()
    await loggedIn(user)
    inDays(14)
    const { visitor, page } = await loggedIn(user)
    assert.equal(page.component, 'merchant/account')
    assert.equal(
      page.props.flash.message,
      'Su función necesita un segundo factor. Añádalo en su cuenta para seguir.'
    )
    assert.equal((await visitor.open('/merchant/mform/press')).component, 'merchant/account')
    const { status, body } = await visitor.ask('POST', '/merchant/scan', {})
    assert.deepEqual([status, body.errors[0].rule], [403, 'factorOverdue'])
    const added = await withAuthenticator(user)
    assert.isNull(added.page.props.factorDue)
    const list = await added.visitor.open('/merchant/mform/press')
    assert.equal(list.component, 'merchant/forms/index')
  })

  test('a user without a factor after the grace period can still log out', async ({ assert }) => {
    await demand(['staff'], 0)
    const { visitor } = await loggedIn(await people.viewer())
    assert.equal((await visitor.post('/merchant/logout')).component, 'merchant/login')
  })

  test('a role that is asked again has the whole grace again', async ({ assert }) => {
    const admin = await demand(['staff'])
    const user = await people.viewer()
    await loggedIn(user)
    inDays(20)
    await (await LoginRules.current()).change({ factorRoles: [], graceDays: 14 }, admin)
    assert.isNull((await loggedIn(user)).page.props.factorDue)
    await (await LoginRules.current()).change({ factorRoles: ['staff'], graceDays: 14 }, admin)
    const { page } = await loggedIn(user)
    assert.equal(page.component, 'merchant/dashboard')
  })

  test('a new grace begins when an administrator removes the factors, not when users remove their own', async ({
    assert,
  }) => {
    const admin = await demand(['staff'], 1)
    const user = await people.viewer()
    await loggedIn(user)
    const { visitor, secret } = await withAuthenticator(user)
    const { id } = await LoginFactor.firstOrFail()
    inDays(2)
    const confirmation = { current: 'secret-password-1', code: codeOf(secret) }
    await visitor.ask('POST', `${ACCOUNT}/confirmation`, confirmation)
    await send(visitor, 'DELETE', `${ACCOUNT}/factors/${id}`)
    assert.equal((await loggedIn(user)).page.component, 'merchant/account')
    await withAuthenticator(user)
    const office = await loggedIn(admin)
    await office.visitor.send('DELETE', `/merchant/config/user/${user.id}/factors`)
    assert.equal((await loggedIn(user)).page.component, 'merchant/dashboard')
  })
})
