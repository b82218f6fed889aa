import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import BlacklistEntry from '#models/blacklist_entry'
import DefaultPlayer from '#models/default_player'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import FormFile from '#models/form_file'
import EntityChange from '#models/entity_change'
import ImportRun from '#models/import_run'
import JournalEntry from '#models/journal_entry'
import LoginRules from '#models/login_rules'
import Tournament from '#models/tournament'
import User from '#models/user'
import { ACCOUNT, send } from '#tests/helpers/account'
import { atNoon } from '#tests/helpers/clock'
import { ballboyOf } from '#tests/helpers/ballboys'
import { restrictPerson } from '#people/restriction'
import { people, type Person } from '#tests/helpers/office'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const PASSWORD = 'secret-password-1'
const confirmation = `${ACCOUNT}/confirmation`
const list = '/merchant/mform/press'
const users = '/merchant/config/user'
const isOfConfiguration = (pattern: string) => /^\/merchant\/(config|permissions?)\//.test(pattern)
const newcomer = { name: 'Nueva', email: 'nueva@example.com', role: 'restaurant' }

test.group('What needs a fresh confirmation', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)
  group.each.setup(() => limiter.clear())

  async function loggedInFor(minutes: number, person: Person = 'admin') {
    await openTournaments()
    const visitor = new Visitor()
    await visitor.login(await people[person]())
    itIs(DateTime.utc().plus({ minutes }).toISO())
    return visitor
  }

  test('within ten minutes of the login the password is not asked for again', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(9)
    await visitor.open(list)
    assert.equal((await send(visitor, 'POST', `${list}/export`)).props.flash.type, 'success')
    await send(visitor, 'POST', users, newcomer)
    assert.isNotNull(await User.findBy('email', newcomer.email))
  })

  test('a login of another user in the same browser confirms nothing', async ({ assert }) => {
    await openTournaments()
    const remembered = new Visitor()
    await remembered.login(await people.admin(), undefined, { remember: true })
    const visitor = new Visitor()
    await visitor.login(await people.viewer())
    await visitor.post('/merchant/logout')
    visitor.take(remembered, 'remember_web')
    assert.equal((await visitor.open(ACCOUNT)).props.user.role, 'admin')
    await send(visitor, 'POST', users, newcomer)
    assert.isNull(await User.findBy('email', newcomer.email))
  })

  test(
    'later, an export, a reader of the nightly lists, a new user or another rule is refused where the form is: {method} {path}'
  )
    .with([
      { method: 'POST', path: `${list}/export`, body: {} },
      { method: 'POST', path: users, body: newcomer },
      { method: 'PUT', path: '/merchant/config/exports', body: { recipients: { press: [] } } },
      { method: 'PUT', path: '/merchant/config/login', body: { factorRoles: [], graceDays: 3 } },
    ] as const)
    .run(async ({ assert }, { method, path, body }) => {
      const visitor = await loggedInFor(11)
      await visitor.open(list)
      const page = await send(visitor, method, path, body)
      assert.equal(page.component, 'merchant/forms/index')
      assert.deepEqual(page.props.errors, {
        confirmation:
          'Confirme con su contraseña que es usted: ha pasado un rato desde que inició sesión.',
      })
      assert.lengthOf(await User.all(), 1)
      assert.lengthOf(await DocumentRun.all(), 0)
      assert.lengthOf(await LoginRules.all(), 0)
      assert.lengthOf(await EntityChange.query().where('entity', 'export_recipients'), 0)
    })

  test('a page confirms the password and sends the same again', async ({ assert }) => {
    const visitor = await loggedInFor(11)
    await visitor.open(`${users}/create`)
    const asked = await visitor.ask('POST', users, newcomer)
    assert.equal(asked.status, 403)
    assert.containsSubset(asked.body.errors, [{ rule: 'confirmationNeeded' }])
    const wrong = await visitor.ask('POST', confirmation, { current: 'wrong' })
    assert.deepEqual([wrong.status, wrong.body.errors[0].rule], [422, 'wrongPassword'])
    assert.equal((await visitor.ask('POST', confirmation, { current: PASSWORD })).status, 200)
    await send(visitor, 'POST', users, newcomer)
    assert.isNotNull(await User.findBy('email', newcomer.email))
  })

  test('the password is tried five times at most', async ({ assert }) => {
    const visitor = await loggedInFor(11)
    for (let tries = 0; tries < 5; tries++)
      await visitor.ask('POST', confirmation, { current: 'wrong' })
    const { status } = await visitor.ask('POST', confirmation, { current: PASSWORD })
    assert.equal(status, 429)
  })

  test('a user without the right is told so, and not asked for the password', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11, 'viewer')
    const { status, body } = await visitor.ask('POST', users, newcomer)
    assert.deepEqual([status, body.errors[0].rule], [403, 'E_AUTHORIZATION_FAILURE'])
    assert.equal((await visitor.send('POST', `${list}/export`)).status, 403)
  })

  test(
    'users are deleted, changed, invited and logged out only after the password: {method} {path}'
  )
    .with([
      { method: 'DELETE', path: '' },
      { method: 'PUT', path: '' },
      { method: 'POST', path: '/invite' },
      { method: 'DELETE', path: '/factors' },
      { method: 'DELETE', path: '/sessions' },
    ] as const)
    .run(async ({ assert }, { method, path }) => {
      const other = await people.viewer()
      const visitor = await loggedInFor(11)
      const { status, body } = await visitor.ask(method, `${users}/${other.id}${path}`)
      assert.deepEqual([status, body.errors[0].rule], [403, 'confirmationNeeded'])
      assert.isNotNull(await User.find(other.id))
    })

  test('nothing of the configuration is deleted without the password', async ({ assert }) => {
    const visitor = await loggedInFor(11)
    const deletions = Object.values(router.toJSON())
      .flat()
      .filter(({ methods, pattern }) => methods.includes('DELETE') && isOfConfiguration(pattern))
      // A job that is taken out of the queue can be ordered again.
      .filter(({ pattern }) => !pattern.includes('/jobs/'))
    assert.isAbove(deletions.length, 8)
    for (const { pattern } of deletions) {
      const { status, body } = await visitor.ask('DELETE', pattern.replace(/:\w+/g, '1'))
      assert.deepEqual([status, body.errors?.[0].rule], [403, 'confirmationNeeded'], pattern)
    }
  })

  test('a blacklisted person gets another name or a namesake only after the password', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11)
    const entry = await BlacklistEntry.create({ name: 'Vetado', lastName: 'Ejemplo' })
    const path = `/merchant/config/blacklist/${entry.id}`
    const whole = {
      name: 'Vetado',
      lastName: 'Ejemplo',
      reason: 'Otro motivo',
      reviewOn: '2030-01-01',
    }
    assert.equal((await visitor.ask('PUT', path, whole)).status, 302)
    for (const [method, to, body] of [
      ['PUT', path, { ...whole, name: 'Otro' }],
      ['PUT', path, { ...whole, document: '12345678Z' }],
      ['POST', `${path}/clearances`, { document: '12345678Z', reason: 'Homónimo' }],
    ] as const) {
      const { status, body: answer } = await visitor.ask(method, to, body)
      assert.deepEqual([status, answer.errors?.[0].rule], [403, 'confirmationNeeded'])
    }
    assert.deepInclude((await entry.refresh()).$attributes, { name: 'Vetado', personKey: null })
  })

  test('a restriction is lifted only after the password', async ({ assert }) => {
    const visitor = await loggedInFor(11)
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const { id } = await FormFactory.merge({ tournamentId }).create()
    await restrictPerson(id, { by: await people.admin(), reason: 'Lo pidió' })
    const { status, body } = await visitor.ask('POST', `/merchant/people/${id}/lift`, {
      message: 'Ya está',
    })
    assert.deepEqual([status, body.errors?.[0].rule], [403, 'confirmationNeeded'])
    assert.isTrue((await Form.findOrFail(id)).isRestricted)
  })

  test('two players are merged only after the password, for one of them is deleted', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11)
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const [one, other] = [
      await playerOf({ id: tournamentId }),
      await playerOf({ id: tournamentId }),
    ]
    const merge = `/merchant/config/defaultPlayer/${one.id}/merge`
    const sent = { other: other.id, keep: one.id, take: [] }
    assert.equal((await visitor.ask('POST', merge, { ...sent, preview: true })).status, 200)
    const { status, body } = await visitor.ask('POST', merge, sent)
    assert.deepEqual([status, body.errors?.[0].rule], [403, 'confirmationNeeded'])
    assert.isNotNull(await DefaultPlayer.find(other.id))
  })

  test('an imported list and its result are downloaded only after the password', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11)
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const { id: userId } = await User.firstOrFail()
    const players = { kind: 'players', tour: 'WTA', state: 'done', file: 'lista.csv' } as const
    const about = { tournamentId, userId, plan: {} as never }
    const run = await ImportRun.create({ ...players, ...about, fileKey: 'imports/A.csv' })
    const original = `/merchant/import/${run.id}/original`
    assert.equal((await visitor.ask('GET', original)).status, 403)
    assert.equal((await visitor.open(original)).component, 'merchant/account/confirm')
  })

  test('a mail of the mailbox, with its links, opens after a confirmation', async ({ assert }) => {
    const victim = await people.viewer()
    const visitor = await loggedInFor(11)
    await new Visitor().post('/merchant/forgot-password', { email: victim.email })
    const { files } = (await visitor.open('/merchant/config/mailbox')).props
    const file = `/merchant/config/mailbox/${files[0].name}`
    assert.equal((await visitor.ask('GET', file)).status, 403)
    assert.equal((await visitor.open(file)).component, 'merchant/account/confirm')
    assert.lengthOf(await JournalEntry.all(), 0)
    const { headers } = await visitor.send('POST', confirmation, { current: PASSWORD })
    assert.equal(headers.get('x-inertia-location'), file)
    assert.include((await visitor.download(file)).bytes.toString(), victim.email)
    const { kind, formId } = await JournalEntry.firstOrFail()
    assert.deepEqual([kind, formId], ['mail', null])
  })

  test('the page of the confirmation asks nothing of a fresh login and opens what was asked for', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11)
    const edition = await Tournament.findByOrFail('sport', 'tennis')
    const { id } = await FormFactory.merge({ tournamentId: edition.id, type: 'press' }).create()
    const file = `/merchant/people/${id}/export`
    assert.equal((await visitor.open(file)).component, 'merchant/account/confirm')
    await visitor.ask('POST', confirmation, { current: PASSWORD })
    assert.equal((await visitor.ask('GET', confirmation)).location, file)
    assert.equal((await visitor.open(confirmation)).component, 'merchant/account')
  })

  test('a person is exported and erased only after the password, a preview needs none', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11)
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const { id } = await FormFactory.merge({ tournamentId, type: 'press' }).create()
    const person = `/merchant/people/${id}`
    assert.equal((await visitor.open(`${person}/export`)).component, 'merchant/account/confirm')
    assert.equal((await visitor.ask('GET', `${person}/export`)).status, 403)
    assert.equal((await visitor.ask('POST', `${person}/erase`, { preview: 1 })).status, 200)
    assert.equal((await visitor.ask('POST', `${person}/erase`)).status, 403)
    assert.isNotNull(await Form.find(id))
    await visitor.ask('POST', confirmation, { current: PASSWORD })
    assert.equal((await visitor.ask('POST', `${person}/erase`)).status, 200)
    assert.isNull(await Form.find(id))
  })

  test('a tutor is exported only after the password', async ({ assert }) => {
    const visitor = await loggedInFor(11)
    const tennis = await Tournament.findByOrFail('sport', 'tennis')
    const { id } = await ballboyOf(tennis, 'Leo', { name: 'Ana', document: 'TUTOR554433' })
    const path = `/merchant/people/${id}/tutor/export`
    assert.equal((await visitor.ask('GET', path)).status, 403)
    await visitor.ask('POST', confirmation, { current: PASSWORD })
    assert.equal((await visitor.ask('GET', path)).status, 200)
  })

  test('the document of a minor opens after a confirmation, that of an adult at once', async ({
    assert,
  }) => {
    const visitor = await loggedInFor(11, 'editor')
    for (const [birthDate, isOfMinor] of [
      ['2012-05-01', true],
      ['1990-05-01', false],
    ] as const) {
      const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
      const form = await FormFactory.merge({ tournamentId, type: 'press', birthDate }).create()
      const key = `documents/${isOfMinor ? 'A' : 'B'}${'0'.repeat(25)}.pdf`
      await drive.use().put(key, '%PDF-1.7')
      await FormFile.create({ formId: form.id, field: 'letter', key, name: 'letter.pdf' })
      const file = `/merchant/files?file=${encodeURIComponent(key)}`
      const looks = ['documents', 'documents/page'].map(
        (path) => `/merchant/${path}?file=${encodeURIComponent(key)}&page=1`
      )
      if (isOfMinor) {
        for (const look of looks) assert.equal((await visitor.ask('GET', look)).status, 403)
        const page = await visitor.open(file)
        assert.equal(page.component, 'merchant/account/confirm')
        assert.equal((await visitor.ask('GET', file)).status, 403)
        const { headers, status } = await visitor.send('POST', confirmation, { current: PASSWORD })
        assert.deepEqual([status, headers.get('x-inertia-location')], [409, file])
        itIs(DateTime.utc().toISO())
      }
      assert.equal((await visitor.download(file)).bytes.toString(), '%PDF-1.7')
      await drive.use().delete(key)
      itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    }
  })
})
