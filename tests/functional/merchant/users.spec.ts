import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { Account } from '#accounts/account'
import { endRightsWith } from '#accounts/end_rights'
import ImportList from '#jobs/import_list'
import RunBatch from '#jobs/run_batch'
import BulkChange from '#models/bulk_change'
import DefaultPlayer from '#models/default_player'
import EntityChange from '#models/entity_change'
import DocumentRun from '#models/document_run'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import Restaurant from '#models/restaurant'
import User from '#models/user'
import { FormFactory } from '#database/factories/form_factory'
import { roles } from '#shared/roles'
import { atNoon } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { whileOtherWaits } from '#tests/helpers/locks'
import { lastMail } from '#tests/helpers/mailbox'
import { whyNotNow } from '#outbox/resend'
import { csv, importing } from '#tests/helpers/imports'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const path = '/merchant/config/user'
const header = ['id', 'Nombre', 'Apellidos', 'Ranking']
const PASSWORD = 'a phrase that is easy to remember'
const payload = {
  name: 'Elena Ejemplo',
  email: 'Elena@Example.com',
  role: 'staff',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  canCreate: false,
  canEdit: true,
  canPrint: false,
  canRfid: false,
  canToppanel: true,
  restaurants: [],
  formTypes: ['press', 'gpress'],
  active: true,
}
const noPassword = { password: '', password_confirmation: '' }

/** The users page as an administrator. */
async function office(client: ApiClient, language = 'es') {
  const user = await people.admin()
  const send = (method: 'post' | 'put' | 'delete', to: string, body: object = {}) =>
    client[method](`${path}${to}`)
      .loginAs(user)
      .withSession({ locale: language })
      .withCsrfToken()
      .redirects(0)
      .json(body)
  const open = async (to = '') =>
    (await client.get(`${path}${to}`).loginAs(user).withInertia()).inertiaProps as any
  return { user, send, open }
}

const sentence = (response: any) => flashed(response).notice?.message
const firstOf = (response: any, field: string) => flashed(response).errors[field]?.[0]

/** The values that an unchanged user form sends back. */
const asStored = (user: User, changes: object = {}) => ({
  name: user.name,
  email: user.email,
  role: user.role,
  active: true,
  ...changes,
})

test.group('Users', (group) => {
  emptyWorld(group)
  atNoon(group)
  group.each.setup(() => limiter.clear())

  test('a new user has rights, scope and password', async ({ client, assert }) => {
    await openTournaments()
    const { user, send, open } = await office(client)
    const response = await send('post', '', payload)
    response.assertHeader('location', path)
    assert.equal(sentence(response), '¡Elena Ejemplo creada!')
    const made = await User.findByOrFail('email', 'elena@example.com')
    assert.deepInclude(made.serialize(), {
      role: 'staff',
      canEdit: true,
      canToppanel: true,
      canPrint: false,
      formTypes: ['press', 'gpress'],
      active: true,
      invitedAt: null,
    })
    assert.lengthOf(await MailMessage.all(), 0)
    const change = await EntityChange.findByOrFail('entity', 'users')
    assert.deepInclude(change.serialize(), { type: 'created', userId: user.id })
    assert.equal(change.to?.password, '…')

    const visitor = new Visitor()
    assert.equal((await visitor.login(made, PASSWORD)).component, 'merchant/dashboard')
    await made.refresh()
    assert.equal(made.lastLoginAt!.diffNow().as('seconds'), 0)
    const { users, options } = await open('?search=ÉLENA')
    assert.lengthOf(users, 1)
    assert.deepInclude(users[0], { name: 'Elena Ejemplo', canEdit: true, restaurants: [] })
    assert.isNotNull(users[0].lastLoginAt)
    assert.notProperty(users[0], 'password')
    assert.sameMembers(
      options.roles.map(({ value }: any) => value),
      [...roles]
    )
  })

  test('a new user without a password is invited by mail with a link for a week and one use', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { send } = await office(client)
    const response = await send('post', '', { ...payload, ...noPassword })
    assert.include(sentence(response), 'invitación')
    const made = await User.findByOrFail('email', 'elena@example.com')
    assert.isNotNull(made.invitedAt)
    const mail = (await lastMail())!
    assert.equal(mail.to, 'elena@example.com')
    const link = new URL(/https?:\S+reset-password\/\w+/.exec(mail.text)![0]).pathname
    const { expiresAt } = await PasswordReset.firstOrFail()
    assert.equal(expiresAt.diffNow().as('days'), 7)
    const kept = JSON.stringify([await PasswordReset.all(), await MailMessage.all()])
    assert.notInclude(kept, link.split('/').at(-1)!)

    const visitor = new Visitor()
    assert.isTrue((await visitor.open(link)).props.valid)
    await visitor.post(link, { password: PASSWORD, password_confirmation: PASSWORD })
    assert.equal((await visitor.login(made, PASSWORD)).component, 'merchant/dashboard')
    const late = await send('post', `/${made.id}/invite`)
    assert.deepEqual(flashed(late).notice?.type, 'error')
    assert.lengthOf(await MailMessage.all(), 1)
  })

  test('a new invitation ends the previous link', async ({ client, assert }) => {
    const { send } = await office(client, 'en')
    await send('post', '', { ...payload, ...noPassword })
    const made = await User.findByOrFail('email', 'elena@example.com')
    const first = await PasswordReset.firstOrFail()
    const response = await send('post', `/${made.id}/invite`)
    assert.equal(sentence(response), 'Invitation sent to elena@example.com.')
    assert.notEqual((await PasswordReset.firstOrFail()).tokenHash, first.tokenHash)
    assert.lengthOf(await MailMessage.query().where('template', 'invitation'), 2)
    assert.equal((await lastMail())!.subject.startsWith('Your access to'), true)
  })

  test('an invitation to a mistyped address ends when it is corrected, and the right one gets another', async ({
    client,
    assert,
  }) => {
    const { send } = await office(client, 'en')
    await send('post', '', { ...payload, ...noPassword, email: 'elena@exmaple.com' })
    const made = await User.findByOrFail('name', payload.name)
    const first = await PasswordReset.firstOrFail()
    const corrected = { ...payload, ...noPassword }
    assert.equal(
      sentence(await send('put', `/${made.id}`, corrected)),
      'Invitation sent to elena@example.com.'
    )
    assert.notEqual((await PasswordReset.firstOrFail()).tokenHash, first.tokenHash)
    assert.equal((await lastMail())!.to, 'elena@example.com')
    const sent = await MailMessage.query().where('to', 'elena@exmaple.com').firstOrFail()
    assert.equal(await whyNotNow(await sent.refresh()), 'mail.secret')
  })

  test('a link for a password ends with {$self}')
    .with(['another password', 'another address', 'all sessions', 'a deactivation'])
    .run(async ({ assert }, what) => {
      const user = await people.viewer()
      await PasswordReset.issueFor(user)
      const account = new Account(user, await people.admin())
      if (what === 'another password') await account.changePassword(PASSWORD)
      else if (what === 'all sessions') await account.endSessions()
      else if (what === 'another address') await account.save({ email: 'other@example.com' })
      else await account.save({ active: false })
      assert.isEmpty(await PasswordReset.all())
    })

  test('a user needs a name, a unique e-mail address, a role and a good password', async ({
    client,
    assert,
  }) => {
    const { user, send } = await office(client)
    const empty = await send('post', '', {})
    assert.sameMembers(Object.keys(flashed(empty).errors), ['name', 'email', 'role'])
    const twin = await send('post', '', { ...payload, email: user.email.toUpperCase() })
    assert.equal(firstOf(twin, 'email'), 'Ya hay un usuario con este correo.')
    const short = { password: 'short', password_confirmation: 'short' }
    const weak = await send('post', '', { ...payload, ...short })
    assert.include(firstOf(weak, 'password'), '12')
    const mistyped = await send('post', '', { ...payload, password_confirmation: 'otra' })
    assert.include(JSON.stringify(flashed(mistyped).errors), 'Las dos contraseñas no coinciden.')
    const unknown = await send('post', '', {
      ...payload,
      role: 'restaurant',
      formTypes: ['x'],
      restaurants: [77],
    })
    assert.deepEqual(Object.keys(flashed(unknown).errors), ['formTypes.0'])
    assert.lengthOf(await User.all(), 1)
  })

  test('only restaurant users belong to restaurants', async ({ client, assert }) => {
    const { send } = await office(client)
    const [one, two] = await Restaurant.createMany([
      { name: 'Prensa', kind: 'press' },
      { name: 'Jugadores', kind: 'player' },
    ])
    await send('post', '', { ...payload, role: 'restaurant', restaurants: [one.id, two.id] })
    const made = await User.query().where('role', 'restaurant').preload('restaurants').firstOrFail()
    assert.sameMembers(
      made.restaurants.map(({ id }) => id),
      [one.id, two.id]
    )
    const visitor = new Visitor()
    const page = await visitor.login(made, PASSWORD)
    assert.sameDeepMembers(page.props.user.restaurants, [
      { id: one.id, name: 'Prensa' },
      { id: two.id, name: 'Jugadores' },
    ])
    const wrong = await send('put', `/${made.id}`, {
      ...asStored(made),
      restaurants: [one.id, two.id + 1],
    })
    assert.property(flashed(wrong).errors, 'restaurants')
    await send('put', `/${made.id}`, { ...asStored(made), role: 'staff', restaurants: [one.id] })
    assert.lengthOf(await db.from('restaurant_user'), 0)
    const change = await EntityChange.query().where('type', 'updated').firstOrFail()
    assert.sameMembers(change.from?.restaurants as number[], [one.id, two.id])
    assert.deepEqual(change.to?.restaurants, [])
  })

  test('an edited user keeps what was not sent, and has all form types if none is chosen', async ({
    client,
    assert,
  }) => {
    const { send, open } = await office(client)
    const user = await people.reviewer()
    const hash = (await User.findOrFail(user.id)).password
    const response = await send('put', `/${user.id}`, {
      ...asStored(user),
      name: 'Otra',
      formTypes: [],
    })
    assert.equal(sentence(response), '¡Guardado correctamente!')
    const now = await User.findOrFail(user.id)
    assert.deepInclude(now.serialize(), { name: 'Otra', canEdit: true, formTypes: null })
    assert.equal(now.password, hash)
    const { account } = await open(`/${user.id}/edit`)
    assert.deepInclude(account, { name: 'Otra', canEdit: true, formTypes: [], active: true })
    assert.notProperty(account, 'password')
  })

  test('an administrator cannot remove their own role', async ({ client, assert }) => {
    const { user, send } = await office(client)
    const demoted = await send('put', `/${user.id}`, asStored(user, { role: 'staff' }))
    assert.include(firstOf(demoted, 'role'), 'No puede quitarse')
    const off = await send('put', `/${user.id}`, asStored(user, { active: false }))
    assert.include(firstOf(off, 'active'), 'No puede desactivarse')
    const gone = await send('delete', `/${user.id}`)
    assert.include(sentence(gone), 'No puede eliminarse')
    assert.deepInclude((await User.findOrFail(user.id)).serialize(), {
      role: 'admin',
      active: true,
    })
  })

  test('an unused user can be deleted, and other users only deactivated', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { send } = await office(client)
    const [unused, writer, guest] = [
      await people.viewer(),
      await people.editor(),
      await people.viewer(),
    ]
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await FormLog.create({ formId: form.id, type: 'updated', userId: writer.id })
    await guest.merge({ lastLoginAt: DateTime.utc() }).save()
    assert.include(sentence(await send('delete', `/${unused.id}`)), unused.name)
    assert.isNull(await User.find(unused.id))
    for (const user of [writer, guest]) {
      const response = await send('delete', `/${user.id}`)
      assert.include(sentence(response), 'desactive')
      assert.isNotNull(await User.find(user.id))
    }
  })

  test('a deactivated user loses all sessions at once', async ({ client, assert }) => {
    await openTournaments()
    const { send } = await office(client)
    const user = await people.viewer()
    const [open, remembered] = [new Visitor(), new Visitor()]
    await open.login(user)
    await remembered.login(user, undefined, { remember: true })
    await send('put', `/${user.id}`, asStored(user, { active: false }))
    assert.lengthOf(await db.from('remember_me_tokens'), 0)
    assert.equal((await open.open('/merchant')).component, 'merchant/login')
    const refused = await new Visitor().login(user)
    assert.include(JSON.stringify(refused.props.errors), 'desactivada')
    await send('put', `/${user.id}`, asStored(user, { active: true }))
    assert.equal((await open.open('/merchant')).component, 'merchant/login')
    assert.equal((await remembered.open('/merchant')).component, 'merchant/login')
    assert.equal((await open.login(user)).component, 'merchant/dashboard')
  })

  test('bulk changes and imports that wait in the queue end if their user {$self}')
    .with(['is deactivated', 'loses the rights with the edition', 'may no longer create'])
    .run(async ({ client, assert }, how) => {
      const { user: importer, upload, last, tennis } = await importing(client)
      const user = await importer.merge({ formTypes: ['press', 'player'] }).save()
      const { send } = await office(client)
      const form = await FormFactory.merge({ tournamentId: tennis.id, type: 'press' }).create()
      const bulkChange = await BulkChange.order(
        {
          ...{ kind: 'state', formType: 'press', ids: [form.id] },
          change: { state: 'approved', reason: null },
        },
        user
      )
      await upload(csv([header, [1, 'Ana', 'Ejemplo', 1]]))
      const run = await last()
      await DefaultPlayer.query().delete()
      await run.merge({ done: 0, state: 'queued' }).save()
      const active = how === 'may no longer create'
      if (how.endsWith('edition')) await db.transaction((trx) => endRightsWith(trx, tennis, null))
      else await send('put', `/${user.id}`, asStored(user, { active, canCreate: false }))
      assert.equal((await user.refresh()).active, active)
      await RunBatch.dispatch({ batchId: bulkChange.id }).run()
      await ImportList.dispatch({ runId: run.id }).run()
      assert.equal((await bulkChange.refresh()).state, 'failed')
      assert.equal((await run.refresh()).state, 'failed')
      assert.equal((await form.refresh()).state, 'waiting')
      assert.lengthOf(await DefaultPlayer.all(), 0)
    })

  test('ending the sessions of a user logs them out everywhere', async ({ client, assert }) => {
    await openTournaments()
    const { send } = await office(client, 'en')
    const user = await people.viewer()
    const [one, two, other] = [new Visitor(), new Visitor(), new Visitor()]
    await one.login(user)
    await two.login(user, undefined, { remember: true })
    two.forget('acreditacion-session')
    await other.login(await people.viewer())
    const response = await send('delete', `/${user.id}/sessions`)
    assert.include(sentence(response), 'Sessions ended')
    for (const visitor of [one, two]) {
      assert.equal((await visitor.open('/merchant')).component, 'merchant/login')
    }
    assert.equal((await other.open('/merchant')).component, 'merchant/dashboard')
    const again = await one.login(user)
    assert.equal(again.component, 'merchant/dashboard')
  })

  test('a user can end their other sessions and change their password without logging out', async ({
    assert,
  }) => {
    await openTournaments()
    const user = await people.admin()
    const [here, there] = [new Visitor(), new Visitor()]
    await here.login(user)
    await there.login(user)
    await here.send('DELETE', `${path}/${user.id}/sessions`)
    assert.equal((await here.open('/merchant')).component, 'merchant/dashboard')
    assert.equal((await there.open('/merchant')).component, 'merchant/login')
    await here.send('PUT', `${path}/${user.id}`, {
      ...asStored(user),
      password: PASSWORD,
      password_confirmation: PASSWORD,
      active: 'true',
    })
    assert.equal((await here.open('/merchant')).component, 'merchant/dashboard')
    assert.equal((await there.login(user, PASSWORD)).component, 'merchant/dashboard')
  })

  test('only administrators can manage users', async ({ client, assert }) => {
    const user = await people.viewer()
    for (const person of ['reviewer', 'coordinator', 'restaurant'] as const) {
      const other = await people[person]()
      const send = (method: 'get' | 'post' | 'put' | 'delete', to: string) =>
        client
          .request(`${path}${to}`, method.toUpperCase())
          .loginAs(other)
          .withCsrfToken()
          .redirects(0)
          .json(payload)
      for (const response of [
        await send('get', ''),
        await send('get', '/create'),
        await send('post', ''),
        await send('get', `/${user.id}/edit`),
        await send('put', `/${user.id}`),
        await send('delete', `/${user.id}`),
        await send('post', `/${user.id}/invite`),
        await send('delete', `/${user.id}/sessions`),
      ])
        assert.equal(response.status(), 403, person)
    }
    assert.lengthOf(await User.all(), 4)
  })

  test('invalid values of a user never cause an internal error', async ({ client, assert }) => {
    const { send } = await office(client)
    const user = await people.viewer()
    for (const name of Object.keys(payload)) {
      for (const value of odd) {
        const body = { ...payload, ...noPassword, email: user.email, [name]: value }
        const response = await send('put', `/${user.id}`, body)
        assert.isBelow(response.status(), 500, `${name} ${JSON.stringify(value).slice(0, 40)}`)
      }
    }
    for (const id of ['999999', '0', '1e9', 'x']) {
      assert.equal((await send('put', `/${id}`, payload)).status(), 404)
      assert.equal((await send('delete', `/${id}/sessions`)).status(), 404)
      assert.equal((await send('post', `/${id}/invite`)).status(), 404)
    }
  })
})

test.group('Simultaneous users', (group) => {
  committedWorld(group)

  test('a user who is created several times at once is stored once, and the others are told at the e-mail', async ({
    client,
    assert,
  }) => {
    const { send } = await office(client)
    const answers = await Promise.all([1, 2, 3].map(() => send('post', '', payload)))
    const told = answers.map((answer) => firstOf(answer, 'email')).filter(Boolean)
    assert.deepEqual(told, Array(2).fill('Ya hay un usuario con este correo.'))
    assert.lengthOf(await User.query().where('email', 'elena@example.com'), 1)
  })

  test('of two administrators who demote each other at once, one stays', async ({ assert }) => {
    const [one, other] = [await people.admin(), await people.admin()]
    const params = { formType: 'press', selection: { types: [] }, recipients: [] }
    await DocumentRun.create({ kind: 'forms_export', state: 'done', params })
    const demote = async (user: User, by: User) =>
      new Account(await User.findOrFail(user.id), by).save({ role: 'staff' })
    const outcomes = await whileOtherWaits(
      // Both stop when they have written the user and look for lists to take back.
      (trx) => trx.from('document_runs').forUpdate(),
      () => Promise.allSettled([demote(one, other), demote(other, one)]),
      2
    )
    const refused = outcomes.flatMap((outcome) => ('reason' in outcome ? [outcome.reason] : []))
    assert.deepEqual(
      refused.map(({ rule }) => rule),
      ['lastAdmin']
    )
    const left = (await User.query().orderBy('id')).map(({ role }) => role)
    assert.sameMembers(left, ['admin', 'staff'])
  })
})
