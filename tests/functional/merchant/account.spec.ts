import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import EntityChange from '#models/entity_change'
import type User from '#models/user'
import UserSession from '#models/user_session'
import { Purge } from '#purge/purge'
import { ACCOUNT, send } from '#tests/helpers/account'
import { clock } from '#tests/helpers/clock'
import { everybody, people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const page = ACCOUNT
const OLD = 'secret-password-1'
const NEW = 'gatos en la azotea'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const browser = (agent = FIREFOX) => new Visitor(undefined, { 'user-agent': agent })

/** Logs a user in with as many browsers, each with its account page open. */
async function loggedIn(user: User, more: { remember?: boolean } = {}, agents = [FIREFOX]) {
  const visitors = agents.map((agent) => browser(agent))
  for (const visitor of visitors) {
    await visitor.login(user, undefined, more)
    await visitor.open(page)
  }
  return visitors
}

const passwords = (changes: object = {}) => ({
  ...{ current: OLD, password: NEW, password_confirmation: NEW },
  ...changes,
})

const change = (visitor: Visitor, body: object = passwords()) =>
  send(visitor, 'PUT', `${page}/password`, body)

const isIn = async (visitor: Visitor) => (await visitor.open(page)).component === 'merchant/account'

test.group("One's own password", (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('{$self} has an account page')
    .with(everybody)
    .run(async ({ assert }, person) => {
      await openTournaments()
      const [visitor] = await loggedIn(await people[person]())
      const { component, props } = await visitor.open(page)
      assert.equal(component, 'merchant/account')
      assert.lengthOf(props.sessions, 1)
    })

  test('spaces around a password belong to it', async ({ client, assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const [visitor] = await loggedIn(user)
    const spaced = ` ${NEW} `
    const asked = (body: object) => visitor.ask('PUT', `${page}/password`, passwords(body))
    const mistyped = await asked({ password: spaced })
    assert.equal(mistyped.status, 422)
    await asked({ password: spaced, password_confirmation: spaced })

    const login = (password: string) =>
      client
        .post('/merchant/login')
        .withCsrfToken()
        .redirects(0)
        .header('accept', 'text/html')
        .header('referrer', '/merchant/login')
        .json({ email: user.email, password })
    const destination = async (password: string) =>
      new URL((await login(password)).header('location')!, 'http://localhost').pathname
    assert.equal(await destination(NEW), '/merchant/login')
    assert.equal(await destination(spaced), '/merchant')
    const ofForm = { email: user.email, password: spaced }
    const answer = await client.post('/merchant/login').withCsrfToken().redirects(0).form(ofForm)
    assert.equal(answer.header('location'), '/merchant')
  })

  test('a new password ends the other sessions and remembered logins, and this one stays', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const [here, there] = await loggedIn(user, { remember: true }, [FIREFOX, SAFARI])
    const answer = await change(here)
    assert.equal(answer.component, 'merchant/account')
    assert.equal(answer.props.flash.type, 'success')
    assert.lengthOf(answer.props.sessions, 1)

    assert.isFalse(await isIn(there))
    there.forget('acreditacion-session')
    assert.isFalse(await isIn(there))
    assert.isTrue(await isIn(here))
    here.forget('acreditacion-session')
    assert.isTrue(await isIn(here))

    assert.equal((await browser().login(user)).component, 'merchant/login')
    assert.equal((await browser().login(user, NEW)).component, 'merchant/dashboard')
    const { type, userId, to } = await EntityChange.findByOrFail('entity', 'users')
    assert.deepEqual([type, userId, to?.password], ['updated', user.id, '…'])
  })

  test('a wrong current password is refused at its field and changes nothing', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const [here, there] = await loggedIn(user, {}, [FIREFOX, SAFARI])
    const answer = await change(here, passwords({ current: 'wrong-password-1' }))
    assert.deepEqual(answer.props.errors, { current: 'No es su contraseña actual.' })
    assert.isTrue(await isIn(there))
    assert.equal((await browser().login(user)).component, 'merchant/dashboard')
  })

  test('the current password can be tried five times, and the owner can still log in elsewhere', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const [here] = await loggedIn(user)
    for (let time = 0; time < 5; time++) await change(here, passwords({ current: 'wrong' }))
    const { props } = await change(here)
    assert.deepEqual(props.errors, {
      current: 'Demasiados intentos. Espere cinco minutos y vuelva a intentarlo.',
    })
    assert.equal((await browser().login(user)).component, 'merchant/dashboard')
  })

  test('a password may have 200 characters, all of which count', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const [here] = await loggedIn(user)
    const long = 'Una clave, ¡larga! 7'.repeat(10)
    const tooLong = `${long}x`
    const refused = await change(
      here,
      passwords({ password: tooLong, password_confirmation: tooLong })
    )
    assert.deepEqual(Object.keys(refused.props.errors), ['password'])
    const { props } = await change(here, passwords({ password: long, password_confirmation: long }))
    assert.equal(props.flash.type, 'success')
    assert.equal((await browser().login(user, long.slice(0, -1))).component, 'merchant/login')
    assert.equal((await browser().login(user, long)).component, 'merchant/dashboard')
  })

  test('a short, mistyped or guessable new password is refused at its field', async ({
    assert,
  }) => {
    await openTournaments()
    const [here] = await loggedIn(await people.viewer())
    for (const password of ['short', 'administrator']) {
      const answer = await change(here, passwords({ password, password_confirmation: password }))
      assert.deepEqual(Object.keys(answer.props.errors), ['password'], password)
    }
    const { props } = await change(here, passwords({ password_confirmation: 'otra' }))
    assert.include(JSON.stringify(props.errors), 'Las dos contraseñas no coinciden.')
    assert.lengthOf(await EntityChange.query().where('type', 'updated'), 0)
  })
})

test.group("One's own sessions", (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())
  const itIs = clock(group)

  test('the account page lists where its user is logged in, and nobody else', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    await loggedIn(await people.admin())
    const [there, here] = await loggedIn(user, {}, [SAFARI, FIREFOX])
    const { sessions, currentSession } = (await here.open(page)).props
    assert.deepEqual(
      sessions.map(({ browser: name, system, address }: any) => [name, system, address]),
      [
        ['Firefox', 'Windows', '127.0.0.1'],
        ['Safari', 'iPhone', '127.0.0.1'],
      ]
    )
    assert.equal(currentSession, sessions[0].id)
    assert.equal((await there.open(page)).props.currentSession, sessions[1].id)
    assert.notProperty(sessions[0], 'key')
  })

  test('an ended session is logged out at its next request, also where it is remembered', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const [here, there, closed] = await loggedIn(user, { remember: true }, [
      FIREFOX,
      SAFARI,
      SAFARI,
    ])
    closed.forget('acreditacion-session')
    const { sessions, currentSession } = (await here.open(page)).props
    for (const { id } of sessions)
      if (id !== currentSession) {
        const answer = await send(here, 'DELETE', `${page}/sessions/${id}`)
        assert.equal(answer.props.flash.message, 'Sesión cerrada.')
      }
    assert.isFalse(await isIn(there))
    assert.isFalse(await isIn(closed))
    assert.isTrue(await isIn(here))
    assert.lengthOf(await UserSession.all(), 1)
  })

  test('all other sessions can be ended at once', async ({ assert }) => {
    await openTournaments()
    const user = await people.coordinator()
    const [here, ...others] = await loggedIn(user, { remember: true }, [FIREFOX, SAFARI, SAFARI])
    const { props } = await send(here, 'DELETE', `${page}/sessions`)
    assert.equal(props.flash.message, 'Las demás sesiones se han cerrado.')
    assert.lengthOf(props.sessions, 1)
    for (const other of others) {
      assert.isFalse(await isIn(other))
      other.forget('acreditacion-session')
      assert.isFalse(await isIn(other))
    }
    here.forget('acreditacion-session')
    assert.isTrue(await isIn(here))
  })

  test('ending this session logs out', async ({ assert }) => {
    await openTournaments()
    const [here] = await loggedIn(await people.viewer())
    const { currentSession } = (await here.open(page)).props
    const answer = await send(here, 'DELETE', `${page}/sessions/${currentSession}`)
    assert.equal(answer.component, 'merchant/login')
    assert.isFalse(await isIn(here))
  })

  test("another user's session cannot be ended", async ({ assert }) => {
    await openTournaments()
    const [victim] = await loggedIn(await people.viewer())
    const [here] = await loggedIn(await people.admin())
    const { currentSession } = (await victim.open(page)).props
    const { status } = await here.send('DELETE', `${page}/sessions/${currentSession}`)
    assert.equal(status, 404)
    assert.isTrue(await isIn(victim))
  })

  test('a remembered login continues its session', async ({ assert }) => {
    await openTournaments()
    const [here] = await loggedIn(await people.viewer(), { remember: true })
    const [{ id }] = (await here.open(page)).props.sessions
    here.forget('acreditacion-session')
    const { sessions, currentSession } = (await here.open(page)).props
    assert.deepEqual([sessions.length, sessions[0].id, currentSession], [1, id, id])
  })

  test('a session ends after seven days, and a remembered one after thirty, however often it is used', async ({
    assert,
  }) => {
    await openTournaments()
    const begin = DateTime.utc()
    for (const [remember, days] of [
      [false, 7],
      [true, 30],
    ] as const) {
      itIs(begin.toISO())
      const [visitor] = await loggedIn(await people.viewer(), { remember })
      itIs(begin.plus({ days, minutes: -1 }).toISO())
      assert.isTrue(await isIn(visitor))
      itIs(begin.plus({ days, minutes: 1 }).toISO())
      assert.isFalse(await isIn(visitor))
      visitor.forget('acreditacion-session')
      assert.isFalse(await isIn(visitor))
    }
  })

  test('a visit is written down every five minutes', async ({ assert }) => {
    await openTournaments()
    const begin = DateTime.utc().startOf('second')
    itIs(begin.toISO())
    const [here] = await loggedIn(await people.viewer())
    const seenAfter = async (minutes: number) => {
      itIs(begin.plus({ minutes }).toISO())
      await here.open('/merchant')
      const { seenAt } = await UserSession.firstOrFail()
      return Math.round(seenAt.diff(begin).as('minutes'))
    }
    assert.deepEqual([await seenAfter(4), await seenAfter(6), await seenAfter(8)], [0, 6, 6])
  })

  test('an unused session is no longer listed after twelve hours, and the purge removes it', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    await loggedIn(user)
    await loggedIn(user, { remember: true }, [SAFARI])
    const later = DateTime.utc().plus({ hours: 13 })
    itIs(later.toISO())
    const listed = await UserSession.ongoing(user)
    assert.deepEqual(
      listed.map(({ browser: name }) => name),
      ['Safari']
    )
    await new Purge(later).run()
    assert.deepEqual(
      (await UserSession.all()).map(({ browser: name }) => name),
      ['Safari']
    )
  })

  test('an administrator who changes their own account stays logged in there only', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.admin()
    const [here, there] = await loggedIn(user, {}, [FIREFOX, SAFARI])
    const { name, email, role } = user
    await here.open(`/merchant/config/user/${user.id}/edit`)
    const body = { name, email, role, password: NEW, password_confirmation: NEW }
    await here.send('PUT', `/merchant/config/user/${user.id}`, body)
    assert.isTrue(await isIn(here))
    assert.isFalse(await isIn(there))
    assert.lengthOf((await here.open(page)).props.sessions, 1)
  })
})
