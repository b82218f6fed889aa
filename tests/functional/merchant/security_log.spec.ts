import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import MailMessage from '#models/mail_message'
import SecurityEvent from '#models/security_event'
import type User from '#models/user'
import { Purge } from '#purge/purge'
import { ACCOUNT, send, withAuthenticator } from '#tests/helpers/account'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { downloadedRows } from '#tests/helpers/workbooks'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const page = '/merchant/security'
const CHROME = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' }

async function loggedIn(user: User, agent: Record<string, string> = CHROME) {
  const visitor = new Visitor(undefined, agent)
  await visitor.login(user)
  return visitor
}

const kinds = async () => (await SecurityEvent.query().orderBy('id')).map(({ kind }) => kind)
const mails = async () => (await MailMessage.query().orderBy('id')).map(({ template }) => template)

test.group('The security log', (group) => {
  emptyWorld(group)
  group.each.setup(async () => {
    await limiter.clear()
    await openTournaments()
  })

  test('every failed login is a line of the security log, which does not name an unknown e-mail', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const visitor = new Visitor(undefined, CHROME)
    await visitor.login(user, 'wrong-password')
    await visitor.login({ email: 'stranger@example.com' }, 'typed-by-mistake')
    const [known, unknown] = await SecurityEvent.query().orderBy('id')
    assert.containsSubset(known.serialize(), {
      ...{ kind: 'login-failed', userId: user.id, account: user.name, detail: 'credentials' },
      ...{ browser: 'Chrome', system: 'Linux', address: '127.0.0.1' },
    })
    assert.isNull(unknown.userId)
    assert.match(unknown.account!, /^[0-9a-f]{16}$/)
    const stored = JSON.stringify(await SecurityEvent.all())
    for (const typed of ['stranger', 'wrong-password', 'typed-by-mistake'])
      assert.notInclude(stored, typed)
  })

  test('many refused attempts to log in are one line of the security log', async ({ assert }) => {
    const user = await people.viewer()
    const visitor = new Visitor()
    for (let tries = 0; tries < 9; tries++) await visitor.login(user, 'wrong-password')
    const all = await kinds()
    assert.lengthOf(
      all.filter((kind) => kind === 'login-failed'),
      5
    )
    assert.lengthOf(
      all.filter((kind) => kind === 'login-refused'),
      1
    )
  })

  test('the owner is told of a login from a new browser, except the very first', async ({
    assert,
  }) => {
    const user = await people.viewer()
    await loggedIn(user)
    assert.deepEqual([await kinds(), await mails()], [['login-browser'], []])
    await loggedIn(user)
    assert.lengthOf(await kinds(), 1)
    await loggedIn(user, FIREFOX)
    assert.deepEqual(
      [await kinds(), await mails()],
      [['login-browser', 'login-browser'], ['login_browser']]
    )
    const mail = await MailMessage.firstOrFail()
    assert.equal(mail.to, user.email)
    assert.include(mail.params.place, 'Firefox · Windows')
  })

  test('changes of factors, codes and passwords are lines of the security log, and their owner is told', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const { visitor, codes } = await withAuthenticator(user)
    await send(visitor, 'PUT', `${ACCOUNT}/recovery-codes`)
    const other = new Visitor()
    await other.login(user)
    await other.post('/merchant/login/confirm', { code: codes[0] })
    const password = 'otra frase de paso larga 71'
    await visitor.open(ACCOUNT)
    await send(visitor, 'PUT', `${ACCOUNT}/password`, {
      ...{ current: 'secret-password-1', password, password_confirmation: password },
    })
    await send(visitor, 'DELETE', `${ACCOUNT}/sessions`)
    const noted = (await kinds()).filter((kind) => !kind.startsWith('login-'))
    const expected = ['factor-added', 'codes-renewed', 'password-changed', 'sessions-ended']
    assert.deepEqual(noted, expected)
    assert.deepEqual(await mails(), ['factor_added', 'codes_renewed', 'password_changed'])
  })

  test('the owner is told of a used recovery code', async ({ assert }) => {
    const user = await people.viewer()
    const { codes } = await withAuthenticator(user)
    const other = new Visitor()
    await other.login(user)
    const landing = await other.post('/merchant/login/confirm', { code: codes[0] })
    assert.equal(landing.component, 'merchant/dashboard')
    assert.deepEqual(await mails(), ['factor_added', 'code_used'])
  })

  test('the log of a change to a user names the administrator and the user', async ({ assert }) => {
    const admin = await people.admin()
    const office = await loggedIn(admin)
    const users = '/merchant/config/user'
    await office.open(users)
    const values = { name: 'Nueva', email: 'nueva@example.com', role: 'staff' }
    await send(office, 'POST', users, values)
    const { userId } = await SecurityEvent.findByOrFail('kind', 'user-created')
    await send(office, 'PUT', `${users}/${userId}`, { ...values, role: 'admin' })
    const changed = await SecurityEvent.findByOrFail('kind', 'user-changed')
    assert.deepEqual([changed.userId, changed.byId, changed.detail], [userId, admin.id, 'role'])
    await send(office, 'DELETE', `${users}/${userId}`)
    const deleted = await SecurityEvent.findByOrFail('kind', 'user-deleted')
    assert.deepEqual([deleted.userId, deleted.byId, deleted.account], [null, admin.id, 'Nueva'])
  })

  test('a page that is refused to a user is one line of the security log', async ({ assert }) => {
    const visitor = await loggedIn(await people.viewer())
    for (const path of [page, page, '/merchant/config/user']) await visitor.open(path)
    const scanned = '/merchant/signature/validate/48151623K'
    await send(visitor, 'POST', scanned, { collective: 1 })
    const lines = await SecurityEvent.query().where('kind', 'forbidden').orderBy('id')
    assert.deepEqual(
      lines.map(({ detail }) => detail),
      [page, '/merchant/config/user', '/merchant/signature/validate/:uuid'],
      'without what an address says'
    )
  })

  test('the page of the security log has filters and pages, and its list can be had as a workbook', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const office = await loggedIn(await people.admin())
    await SecurityEvent.createMany(
      Array.from({ length: 60 }, (_, index) => ({
        ...{ kind: 'forbidden' as const, userId: user.id, account: user.name },
        ...{ detail: `/merchant/p${index}`, at: DateTime.utc().minus({ days: index, minutes: 1 }) },
      }))
    )
    const first = await office.open(`${page}?kind=forbidden&user=${user.id}`)
    assert.equal(first.component, 'merchant/config/security')
    assert.lengthOf(first.props.lines, 50)
    assert.equal(first.props.lines[0].detail, '/merchant/p59')
    const rest = await office.open(`${page}?kind=forbidden&before=${first.props.next}`)
    assert.lengthOf(rest.props.lines, 10)
    assert.isNull(rest.props.next)
    const recent = await office.open(`${page}?kind=forbidden&days=7`)
    assert.lengthOf(recent.props.lines, 7)
    const [heads, newest, ...older] = await downloadedRows(office, `${page}/export?kind=forbidden`)
    const columns = ['Cuándo', 'Qué', 'Cuenta', 'Usuario', 'Desde', 'Dirección IP', 'Detalle']
    assert.deepEqual(heads, columns)
    assert.deepEqual(newest.slice(2), [user.name, null, null, null, '/merchant/p59'])
    assert.lengthOf(older, 59)
  })

  test('the purge removes lines of the security log after a year', async ({ assert }) => {
    const at = DateTime.utc()
    for (const months of [13, 11])
      await SecurityEvent.create({ kind: 'forbidden', at: at.minus({ months }) })
    await new Purge().run()
    assert.lengthOf(await SecurityEvent.all(), 1)
  })
})
