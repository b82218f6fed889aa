import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import { formTypes } from '#form_types/index'
import NightlyExport from '#jobs/nightly_export'
import DocumentRun, { type ExportParams } from '#models/document_run'
import ExportRecipient from '#models/export_recipient'
import MailMessage from '#models/mail_message'
import { admin, emptyWorld, flashed, openTournaments } from '#tests/helpers/world'
import { listTypes } from '#tests/helpers/forms'
import { propsOf } from '#tests/helpers/office_props'

const mayExport = { canToppanel: true }

const night = () => NightlyExport.dispatch({}).run()

/** The sent lists with their recipients: `press ana@example.com`. */
async function sent() {
  const runs = new Map((await DocumentRun.all()).map((run) => [run.id, run.params as ExportParams]))
  const mails = await MailMessage.query().whereLike('template', 'export%')
  return mails.map(({ to, params }) => `${runs.get(params.runId!)!.formType} ${to}`).sort()
}

test.group('The nightly lists', (group) => {
  emptyWorld(group)

  test('nightly lists go to the active admins until recipients are chosen', async ({ assert }) => {
    await openTournaments()
    const one = await admin()
    await UserFactory.apply('admin').merge({ active: false }).create()
    await UserFactory.apply('reviewer').create()
    await night()
    assert.deepEqual(await sent(), listTypes.map((type) => `${type} ${one.email}`).sort())
    assert.isTrue((await DocumentRun.all()).every(({ state }) => state === 'done'))
  })

  test('nightly lists go to the chosen recipients who still have the right', async ({ assert }) => {
    await openTournaments()
    const boss = await admin()
    const chosen = await UserFactory.merge(mayExport).create()
    const gone = await UserFactory.merge({ ...mayExport, active: false }).create()
    const elsewhere = await UserFactory.merge({ ...mayExport, formTypes: ['gpress'] }).create()
    const withoutRight = await UserFactory.create()
    await ExportRecipient.createMany(
      [chosen, gone, elsewhere, withoutRight].map(({ id }) => ({ formType: 'press', userId: id }))
    )
    await night()
    const mails = await sent()
    assert.deepEqual(
      mails.filter((mail) => mail.startsWith('press ')),
      [`press ${chosen.email}`]
    )
    assert.include(mails, `gpress ${boss.email}`)
  })

  test('nightly lists are made only for running editions, one for all its readers', async ({
    assert,
  }) => {
    await TournamentFactory.apply('golf').create()
    await Promise.all([admin(), admin()])
    await night()
    const ofGolf = formTypes.withList().filter(({ sport }) => sport === 'golf')
    assert.sameMembers(
      (await DocumentRun.all()).map(({ params }) => (params as ExportParams).formType),
      ofGolf.map(({ key }) => key)
    )
    assert.lengthOf(await sent(), 2 * ofGolf.length)
  })

  test('nightly lists come in the language of each reader, with what the reader may see', async ({
    assert,
  }) => {
    await openTournaments()
    const spanish = await UserFactory.apply('admin').merge({ locale: 'es' }).create()
    const english = await UserFactory.apply('admin').merge({ locale: 'en' }).create()
    const viewer = await UserFactory.merge({ ...mayExport, locale: 'es' }).create()
    await ExportRecipient.createMany(
      [spanish, english, viewer].map(({ id }) => ({ formType: 'press', userId: id }))
    )
    await night()
    const lists = (await DocumentRun.all()).map(({ params }) => params as ExportParams)
    assert.sameDeepMembers(
      lists.flatMap(({ formType, recipients }) => (formType === 'press' ? [recipients] : [])),
      [[spanish.id], [english.id], [viewer.id]]
    )
  })

  test('nightly lists can be ordered with export:nightly --now', async ({ assert }) => {
    await openTournaments()
    await admin()
    await ace.exec('export:nightly', [])
    assert.lengthOf(await sent(), 0)
    const command = await ace.exec('export:nightly', ['--now'])
    assert.equal(command.exitCode, 0)
    assert.lengthOf(await sent(), listTypes.length)
  })
})

test.group('The recipients of nightly lists', (group) => {
  emptyWorld(group)

  test('an admin chooses the recipients of nightly lists among the office', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const boss = await admin()
    const reader = await UserFactory.merge(mayExport).create()
    await UserFactory.create()
    await UserFactory.apply('restaurant').create()
    await UserFactory.merge({ active: false }).create()
    const put = client.put('/merchant/config/exports').loginAs(boss).withCsrfToken().redirects(0)
    const response = await put.json({
      recipients: { press: [reader.id, boss.id, reader.id], gpress: [], nothing: [boss.id] },
    })
    assert.equal(flashed(response).notice!.type, 'success')
    const rows = await ExportRecipient.query().orderBy('userId')
    assert.sameDeepMembers(
      rows.map(({ formType, userId }) => [formType, userId]),
      [
        ['press', reader.id],
        ['press', boss.id],
      ]
    )
    const page = await client.get('/merchant/config/exports').loginAs(boss).withInertia()
    page.assertInertiaComponent('merchant/config/exports')
    const { users, types, at } = page.inertiaProps as any
    assert.equal(at, '02:00')
    assert.sameMembers(
      users.map(({ id }: any) => id),
      [boss.id, reader.id]
    )
    assert.sameMembers(types.find(({ type }: any) => type === 'press').users, [boss.id, reader.id])
    assert.sameMembers(
      types.map(({ type }: any) => type),
      listTypes
    )
  })

  test('an admin cannot add somebody who may not export, but sees who has lost the right', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const boss = await admin()
    const former = await UserFactory.create()
    const other = await UserFactory.create()
    await ExportRecipient.create({ formType: 'press', userId: former.id })
    const put = (recipients: object) =>
      client
        .put('/merchant/config/exports')
        .loginAs(boss)
        .withCsrfToken()
        .redirects(0)
        .json({ recipients })
    const refused = flashed(await put({ press: [former.id], gpress: [other.id] }))
    assert.include(String(refused.errors!['recipients.gpress']), `${other.name} no tiene permiso`)
    const elsewhere = flashed(await put({ gpress: [former.id] }))
    assert.deepEqual(Object.keys(elsewhere.errors!), ['recipients.gpress'])
    assert.equal(flashed(await put({ press: [former.id, boss.id] })).notice!.type, 'success')
    const { users } = await propsOf(client, '/merchant/config/exports')
    assert.containsSubset(users, [
      { id: boss.id, mayExport: true },
      { id: former.id, mayExport: false },
    ])
    assert.notInclude(
      users.map(({ id }: { id: number }) => id),
      other.id
    )
  })

  test('the recipient of a nightly list cannot be {what}')
    .with([
      {
        what: 'a restaurant',
        recipient: async () => (await UserFactory.apply('restaurant').create()).id,
      },
      {
        what: 'a deactivated user',
        recipient: async () => (await UserFactory.merge({ active: false }).create()).id,
      },
      { what: 'an unknown user', recipient: async () => 999_999 },
      { what: 'a number that is too large', recipient: async () => 99_999_999_999 },
      { what: 'a fractional number', recipient: async () => 1.5 },
      { what: 'a word', recipient: async () => 'ana' },
    ])
    .run(async ({ client, assert }, { recipient }) => {
      const boss = await admin()
      await ExportRecipient.create({ formType: 'press', userId: boss.id })
      const put = client.put('/merchant/config/exports').loginAs(boss).withCsrfToken()
      const response = await put
        .header('accept', 'application/json')
        .json({ recipients: { press: [await recipient()] } })
      response.assertStatus(422)
      assert.deepEqual(
        (await ExportRecipient.all()).map(({ userId }) => userId),
        [boss.id]
      )
    })
})
