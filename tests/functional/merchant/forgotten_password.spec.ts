import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import { sqlNow } from '#sql/bulk'
import { isPostgres } from '#sql/dialect'
import { lastMail } from '#tests/helpers/mailbox'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const NEW = 'a phrase that is easier to remember'

/** Asks for a link and returns its path from the mail. */
async function asked(email: string) {
  const visitor = new Visitor()
  await visitor.open('/merchant/forgot-password')
  const page = await visitor.post('/merchant/forgot-password', { email })
  const mail = await lastMail()
  const path = mail && new URL(/https?:\S+reset-password\/\w+/.exec(mail.text)![0]).pathname
  return { visitor, page, path: path! }
}

test.group('The reset of a forgotten password', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('the mailed link resets the password once', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { visitor, page, path } = await asked(user.email)
    assert.equal(page.props.flash.type, 'success')

    const form = await visitor.open(path)
    assert.deepInclude(form, { component: 'merchant/reset_password', status: 200 })
    assert.isTrue(form.props.valid)
    assert.equal(form.headers.get('referrer-policy'), 'no-referrer')
    const passwords = { password: NEW, password_confirmation: NEW }
    assert.equal((await visitor.post(path, passwords)).component, 'merchant/login')
    assert.equal((await new Visitor().login(user)).component, 'merchant/login')
    assert.equal((await visitor.login(user, NEW)).component, 'merchant/dashboard')

    const late = new Visitor()
    assert.isFalse((await late.open(path)).props.valid)
    const again = await late.post(path, passwords)
    assert.deepEqual(again.props.flash, {
      type: 'error',
      message: 'Este enlace ha caducado o ya se usó. Pida otro.',
    })
  })

  test('of four people who use a link at once, one sets the password', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const { path } = await asked(user.email)
    const visitors = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const visitor = new Visitor()
        await visitor.open(path)
        return visitor
      })
    )
    const pages = await Promise.all(
      visitors.map((visitor, at) => {
        const password = `${NEW} ${at}`
        return visitor.post(path, { password, password_confirmation: password })
      })
    )
    const set = pages.filter(({ props }) => props.flash?.type === 'success')
    assert.lengthOf(set, 1)
    const own = `${NEW} ${pages.indexOf(set[0])}`
    assert.equal((await new Visitor().login(user, own)).component, 'merchant/dashboard')
  })

  test('a mail that waits holds no token by which a thief of the database could log in', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const { path } = await asked(user.email)
    const token = path.split('/').at(-1)!
    const mails = JSON.stringify(await db.from('mail_log'))
    assert.notInclude(mails, token)
  })

  test('somebody who asks for a link does not end the invitation, and its use ends the link', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.viewer()
    const invitation = `/merchant/reset-password/${await PasswordReset.issueFor(user, { days: 7 })}`
    const { visitor, path } = await asked(user.email)
    for (const link of [invitation, path]) assert.isTrue((await visitor.open(link)).props.valid)
    await visitor.post(invitation, { password: NEW, password_confirmation: NEW })
    for (const link of [invitation, path]) assert.isFalse((await visitor.open(link)).props.valid)
  })

  test('the response does not show whether the address belongs to a user', async ({ assert }) => {
    const user = await people.viewer()
    const known = await asked(user.email)
    const unknown = await asked('nobody@example.com')
    assert.deepEqual(unknown.page.props.flash, known.page.props.flash)
    assert.equal(unknown.page.component, known.page.component)
    assert.deepEqual(
      (await MailMessage.all()).map(({ to }) => to),
      [user.email]
    )
  })

  test('a deactivated user gets no link', async ({ assert }) => {
    const user = await people.viewer()
    await user.merge({ active: false }).save()
    await asked(user.email)
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('a password link is valid for an hour', async ({ assert }) => {
    const { path, visitor } = await asked((await people.viewer()).email)
    await PasswordReset.query().update({
      expiresAt: DateTime.utc().minus({ seconds: 1 }).toSQL({ includeOffset: false }),
    })
    assert.isFalse((await visitor.open(path)).props.valid)
    await visitor.post(path, { password: NEW, password_confirmation: NEW })
    assert.lengthOf(await PasswordReset.all(), 1)
  })

  test('a password link lasts as long where the database is in another time zone', async ({
    assert,
  }) => {
    const { path, visitor } = await asked((await people.viewer()).email)
    const expireAt = (at: DateTime) =>
      PasswordReset.query().update({ expiresAt: sqlNow(db.connection(), at) })
    for (const zone of ['Europe/Madrid', 'America/New_York']) {
      if (isPostgres()) await db.rawQuery(`set local time zone '${zone}'`)
      await expireAt(DateTime.utc().minus({ minutes: 1 }))
      assert.isFalse((await visitor.open(path)).props.valid, zone)
      await expireAt(DateTime.utc().plus({ minutes: 1 }))
      assert.isTrue((await visitor.open(path)).props.valid, zone)
    }
  })

  test('a password link that a stranger asks for leaves the owner’s as it is, and a used one ends all', async ({
    assert,
  }) => {
    const user = await people.viewer()
    const first = await asked(user.email)
    const second = await asked(user.email)
    assert.isTrue((await first.visitor.open(first.path)).props.valid)
    await first.visitor.post(first.path, { password: NEW, password_confirmation: NEW })
    assert.isFalse((await second.visitor.open(second.path)).props.valid)
  })

  test('the secret of a link is neither in the database nor in the mail log', async ({
    assert,
  }) => {
    const { path } = await asked((await people.viewer()).email)
    const token = path.split('/').at(-1)!
    const kept = JSON.stringify([await PasswordReset.all(), await MailMessage.all()])
    assert.notInclude(kept, token)
    assert.equal((await MailMessage.firstOrFail()).state, 'sent')
  })

  test('a weak or mistyped new password is refused', async ({ assert }) => {
    const { visitor, path } = await asked((await people.viewer()).email)
    await visitor.open(path)
    const short = await visitor.post(path, { password: 'short', password_confirmation: 'short' })
    assert.deepEqual(short.props.errors, {
      password: 'Es demasiado corto: como mínimo 12 caracteres.',
    })
    const mistyped = await visitor.post(path, { password: NEW, password_confirmation: 'otra' })
    assert.include(JSON.stringify(mistyped.props.errors), 'Las dos contraseñas no coinciden.')
    assert.isTrue((await visitor.open(path)).props.valid)
  })

  test('a new password ends remembered logins', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const old = new Visitor()
    await old.login(user, undefined, { remember: true })
    const { visitor, path } = await asked(user.email)
    await visitor.post(path, { password: NEW, password_confirmation: NEW })
    old.forget('acreditacion-session')
    assert.equal((await old.open('/merchant')).component, 'merchant/login')
  })

  test('a new password ends the open sessions elsewhere', async ({ assert }) => {
    await openTournaments()
    const user = await people.viewer()
    const [open, unremembered] = [new Visitor(), new Visitor()]
    assert.equal((await open.login(user)).component, 'merchant/dashboard')
    await unremembered.login(user, undefined, { remember: true })
    unremembered.forget('acreditacion-session')
    assert.equal((await unremembered.open('/merchant')).component, 'merchant/dashboard')

    const { visitor, path } = await asked(user.email)
    await visitor.post(path, { password: NEW, password_confirmation: NEW })
    assert.equal((await open.open('/merchant/mform/press')).component, 'merchant/login')
    assert.equal((await unremembered.open('/merchant')).component, 'merchant/login')
    assert.isNull((await open.open('/')).props.user)
    assert.equal((await open.login(user, NEW)).component, 'merchant/forms/index')
    assert.equal((await open.open('/merchant')).component, 'merchant/dashboard')
  })

  test('a new password of one user leaves the sessions of others open', async ({ assert }) => {
    await openTournaments()
    const open = new Visitor()
    await open.login(await people.viewer())
    const { visitor, path } = await asked((await people.admin()).email)
    await visitor.post(path, { password: NEW, password_confirmation: NEW })
    assert.equal((await open.open('/merchant')).component, 'merchant/dashboard')
  })

  test('a link can be requested five times in a quarter of an hour', async ({ assert }) => {
    const user = await people.viewer()
    for (let time = 0; time < 5; time++) await asked(user.email)
    const { page } = await asked(user.email)
    assert.equal(page.props.flash.type, 'error')
    assert.lengthOf(await MailMessage.all(), 5)
  })

  test('the owner can still ask after somebody in another network has asked five times', async ({
    assert,
  }) => {
    const user = await people.viewer()
    for (let time = 0; time < 5; time++) await asked(user.email)
    await limiter.use({ requests: 5, duration: '15 mins' }).delete('forgot:127.0.0.1')
    const { page } = await asked(user.email)
    assert.equal(page.props.flash.type, 'success')
  })
})
