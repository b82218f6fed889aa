import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Pickup from '#models/pickup'
import DataRequest from '#models/data_request'
import EditionClosing from '#models/edition_closing'
import EntityChange from '#models/entity_change'
import { noteClosing } from '#models/forgotten_request'
import Form from '#models/form'
import FormFile from '#models/form_file'
import ImportRun from '#models/import_run'
import LateLink from '#models/late_link'
import LedgerEntry from '#models/ledger_entry'
import MailMessage from '#models/mail_message'
import Restaurant from '#models/restaurant'
import Scan from '#models/scan'
import SecurityEvent from '#models/security_event'
import Tournament from '#models/tournament'
import User from '#models/user'
import { thumbOf } from '#models/form/photos'
import { editionFigures } from '#figures/edition_figures'
import { forgetAgain } from '#people/forget_again'
import { closeEdition } from '#purge/closing'
import { Purge } from '#purge/purge'
import { randomToken } from '#text/secrets'
import { sqlNow } from '#sql/bulk'
import { send as sendForm } from '#tests/helpers/account'
import { charge } from '#tests/helpers/charges'
import { clock } from '#tests/helpers/clock'
import { orderMails } from '#tests/helpers/order_mails'
import { people } from '#tests/helpers/office'
import { configuring } from '#tests/helpers/configuration_page'
import { memberOf } from '#tests/helpers/teams'
import { Visitor } from '#tests/helpers/visitor'
import { emptyWorld, flashed, playerOf } from '#tests/helpers/world'

const PATH = '/merchant/config/tournament'
const password = { current: 'secret-password-1' }

/** An edition that ended yesterday, and is still active, with people in each state. */
async function endedEdition(changes: object = {}) {
  const [startsOn, endsOn] = [9, 2].map((days) => DateTime.utc().minus({ days }).toISODate())
  const edition = await TournamentFactory.merge({
    startsOn,
    endsOn,
    pressFrom: null,
    pressTo: null,
    active: true,
    ...changes,
  }).create()
  for (const [index, state] of (
    ['approved', 'approved', 'rejected', 'waiting'] as const
  ).entries()) {
    const image = `portraits/${randomToken()}.jpg`
    for (const key of [image, thumbOf(image)]) await drive.use().put(key, 'x')
    const form = await FormFactory.merge({
      ...{ tournamentId: edition.id, image, lastName: `Marca${index}` },
      detail: { media: 'magazine', mediaName: index < 3 ? 'Diario' : 'Ana Sola', validity: 'full' },
    }).create()
    if (state !== 'waiting') await form.moveTo(state, { by: null })
  }
  return edition
}

/** Leaves data of the first person in the tables around requests. */
async function leaveTraces(edition: Tournament) {
  const form = await Form.query().where('tournamentId', edition.id).orderBy('id').firstOrFail()
  await form.merge({ detail: { ...form.detail, polo: 'L' } }).save()
  const key = `documents/${randomToken()}.pdf`
  await drive.use().put(key, 'x')
  await FormFile.create({ formId: form.id, field: 'letter', key, name: 'a.pdf' })
  await orderMails([{ template: 'received', to: form.email!, locale: 'es', formId: form.id }])
  const link = await LateLink.create({
    ...{ tournamentId: edition.id, formType: 'press', email: 'tarde@example.com' },
    expiresAt: DateTime.utc().plus({ days: 3 }),
  })
  const late = { template: 'late_link', to: link.email, locale: 'es' } as const
  await orderMails([{ ...late, params: { late: link.id } }])
  await Scan.create({ formId: form.id, zone: '4', allowed: true, code: 'ok', at: DateTime.utc() })
  await playerOf(edition)
  const restaurant = await Restaurant.create({ name: 'Press', kind: 'press' })
  await charge({ form, restaurant, amount: 2 })
  await LedgerEntry.create({
    ...{ formId: form.id, kind: 'credits', delta: 5, balance: 5, cause: 'manual' },
    ...{ reason: 'Marca0 lo pidió', at: DateTime.utc() },
  })
  const pickup = await Pickup.create({
    ...{ name: 'Recoge', lastname: 'Firma', searchText: 'recoge firma', type: 'company' },
    state: 'waiting',
  })
  await pickup.related('entries').create({ formId: form.id, name: 'Marca0', serial: form.idForm })
  return { form, key }
}

const rowsIn = async (table: string) => {
  const [{ total }] = await db.from(table).count('* as total')
  return Number(total)
}

test.group('Closing an edition', (group) => {
  emptyWorld(group)
  const itIs = clock(group)

  test('the page counts what closing forgets and keeps, and changes nothing', async ({
    client,
    assert,
  }) => {
    const edition = await endedEdition()
    await leaveTraces(edition)
    const { open } = await configuring(client, PATH)
    const props = await open(`/${edition.id}/close`)
    assert.isNull(props.closing)
    const forgets = Object.fromEntries(props.forgets.map((row: any) => [row.key, row.count]))
    assert.containsSubset(forgets, {
      ...{ people: 4, photos: 4, documents: 1, mails: 5, scans: 1, cards: 2 },
      ...{ lateLinks: 1, players: 1, pickups: 1 },
    })
    const answers = Object.fromEntries(props.answers.map((row: any) => [row.key, row.count]))
    assert.containsSubset(answers, { identity: 4, contact: 4, decision: 4, clothing: 1, health: 0 })
    assert.equal(props.keeps.total, 4)
    assert.deepEqual(
      props.keeps.states.map((row: any) => [row.value, row.count]),
      [
        ['approved', 2],
        ['rejected', 1],
        ['waiting', 1],
      ]
    )
    assert.deepEqual(props.keeps.organisations, [
      { name: 'Diario', count: 3 },
      { name: '', count: 1 },
    ])
    assert.deepEqual(props.keeps.ledger, { movements: 2, charges: 1, credits: -2, amount: 0 })
    assert.equal(await rowsIn('forms'), 4)
  })

  test('the page says how many people still wait for an answer about their data', async ({
    client,
    assert,
  }) => {
    const edition = await endedEdition()
    const form = await Form.query().where('tournamentId', edition.id).firstOrFail()
    await DataRequest.ask(form, { kind: 'access', reason: null })
    const { open } = await configuring(client, PATH)
    assert.equal((await open(`/${edition.id}/close`)).unanswered, 1)
  })

  test('a program gets the counts as JSON', async ({ client, assert }) => {
    const edition = await endedEdition()
    const user = await people.admin()
    const answer = await client
      .get(`${PATH}/${edition.id}/close`)
      .header('accept', 'application/json')
      .loginAs(user)
    answer.assertStatus(200)
    assert.equal(answer.body().keeps.total, 4)
  })

  test('closing forgets the people and keeps figures, ledger and edition', async ({
    client,
    assert,
  }) => {
    const edition = await endedEdition()
    const { key } = await leaveTraces(edition)
    const photos = (await Form.all()).map(({ image }) => image!)
    const { send, open, user } = await configuring(client, PATH)
    const before = await open(`/${edition.id}/close`)
    const response = await send('post', `/${edition.id}/close`, {
      ...{ name: edition.fullName, ...password },
    })
    assert.deepEqual(flashed(response).errors, {})
    assert.match(flashed(response).notice!.message, /está cerrada/)

    for (const table of [
      ...['forms', 'form_logs', 'form_files', 'cards', 'scans', 'mail_log', 'late_links'],
      ...['default_players', 'collectives', 'collective_forms'],
    ])
      assert.equal(await rowsIn(table), 0, table)
    for (const file of [key, ...photos]) assert.isFalse(await drive.use().exists(file))
    const ledger = await LedgerEntry.query().orderBy('delta')
    assert.deepEqual(
      ledger.map(({ delta, formId, reason }) => [delta, formId, reason]),
      [
        [-2, null, null],
        [5, null, null],
      ]
    )
    const kept = await open(`/${edition.id}/close`)
    assert.deepEqual(kept.keeps, before.keeps)
    assert.deepEqual(kept.forgets, before.forgets)
    assert.equal(kept.closing.by, user.name)
    assert.isNotNull(kept.closing.finishedAt)
    assert.isFalse((await Tournament.findOrFail(edition.id)).active)
    const [change] = await EntityChange.query().where('entity', 'tournaments')
    assert.deepInclude(change.to, { closed: true, active: false })
    assert.equal(change.userId, user.id)

    const removed = await send('delete', `/${edition.id}`)
    assert.match(flashed(removed).notice!.message, /no se puede eliminar: está cerrada/)
    assert.deepEqual((await open(`/${edition.id}/close`)).keeps, before.keeps)
    assert.isTrue((await open(`/${edition.id}/edit`)).closed)
  })

  test('other editions keep their people, and pickups with cards of both stay without the name', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    const other = await endedEdition({ sport: 'golf', code: 'GLF24' })
    const { form } = await leaveTraces(edition)
    const kept = await Form.query().where('tournamentId', other.id).firstOrFail()
    const pickup = await Pickup.firstOrFail()
    await db.table('collective_forms').insert({
      ...{ collective_id: pickup.id, form_id: kept.id, name: 'Otra', serial: 'X' },
      created_at: DateTime.utc().toSQL({ includeOffset: false }),
    })
    await closeEdition(edition, await people.admin())
    await new Purge().run()
    assert.isNull(await Form.find(form.id))
    assert.lengthOf(await Form.query().where('tournamentId', other.id), 4)
    const names = await db.from('collective_forms').orderBy('id').select('name')
    assert.deepEqual(
      names.map(({ name }) => name),
      ['…', 'Otra']
    )
  })

  test('the pickup of a person who was erased before goes with its edition, and that of another stays', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    await endedEdition({ sport: 'golf', code: 'GLF24' })
    await leaveTraces(edition)
    const pickup = await Pickup.firstOrFail()
    const later = await Pickup.create({ ...pickup.$attributes, id: undefined, nonce: null })
    await db.from('collective_forms').update({ form_id: null, serial: `${edition.code}-PR-000001` })
    await later.related('entries').create({ name: '…', serial: 'GLF24-GP-000001' })
    await closeEdition(edition, await people.admin())
    await new Purge().run()
    assert.deepEqual(
      (await Pickup.all()).map(({ id }) => id),
      [later.id]
    )
  })

  test('a team under the name of its player is no organisation that the figures keep', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    const player = await playerOf(edition)
    for (let count = 0; count < 3; count++) await memberOf(player)
    const { organisations } = await editionFigures(edition)
    assert.deepEqual(organisations, [
      { name: 'Diario', count: 3 },
      { name: '', count: 1 },
    ])
  })

  test('a backup from before the closing forgets its people again when it is restored', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    await leaveTraces(edition)
    const later = await endedEdition({ sport: 'golf', code: 'GLF24' })
    await later.merge({ endsOn: DateTime.utc().plus({ days: 9 }).toISODate()! }).save()
    // The file beside the backup adds what is missing in it.
    for (const noted of [edition, later]) await noteClosing(db.connection(), noted)
    // Of an earlier version, so it may have noted another edition.
    await db
      .from('forgotten_requests')
      .where('reference', later.code)
      .update({ submitted_at: null })
    await forgetAgain()
    assert.isFalse((await edition.refresh()).active)
    assert.lengthOf(await Form.query().where('tournamentId', edition.id), 0)
    for (const table of ['collectives', 'late_links', 'default_players'])
      assert.equal(await rowsIn(table), 0, table)
    const kept = await Form.query().where('tournamentId', later.id)
    assert.lengthOf(kept, 4, 'not over yet')
    const mailed = (await MailMessage.all()).map(({ formId }) => formId)
    assert.includeMembers(
      kept.map(({ id }) => id),
      mailed
    )
    const closed = await EditionClosing.all()
    assert.lengthOf(closed, 1)
    await forgetAgain()
    assert.lengthOf(await EditionClosing.all(), 1)
  })

  test('an edition that was closed is closed again whatever its days in a restored backup', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    await noteClosing(db.connection(), edition)
    await edition.merge({ endsOn: DateTime.utc().plus({ days: 9 }).toISODate()! }).save()
    await forgetAgain()
    assert.isFalse((await edition.refresh()).active)
    assert.lengthOf(await Form.query().where('tournamentId', edition.id), 0)
  })

  test('a new edition with the number and the code of one that was closed stays open', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    await noteClosing(db.connection(), edition)
    await db
      .from('tournaments')
      .update({ created_at: sqlNow(db.connection(), DateTime.utc().plus({ hours: 1 })) })
    await forgetAgain()
    assert.isTrue((await edition.refresh()).active)
    assert.lengthOf(await EditionClosing.all(), 0)
  })

  test('a closing is noted for backups that were made before it', async ({ assert }) => {
    const edition = await endedEdition()
    await closeEdition(edition, await people.admin())
    const noted = await db.from('forgotten_requests').where('reference', edition.code)
    assert.lengthOf(noted, 1)
  })

  test('the pickup of a restricted person stays with their name until the restriction is lifted', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    const { form } = await leaveTraces(edition)
    const [, second] = await Form.query().where('tournamentId', edition.id).orderBy('id')
    const pickup = await Pickup.firstOrFail()
    await pickup.related('entries').create({ formId: second.id, name: 'Marca1', serial: 'X' })
    await form.merge({ restrictedAt: DateTime.utc() }).save()
    await closeEdition(edition, await people.admin())
    const late = new Purge(DateTime.utc().plus({ years: 5 }))
    await late.run()
    const names = await db.from('collective_forms').orderBy('id').select('name')
    assert.deepEqual(
      names.map(({ name }) => name),
      ['Marca0', '…']
    )
    await form.merge({ restrictedAt: null }).save()
    await late.run()
    assert.equal(await rowsIn('collectives'), 0)
  })

  test('the rights of users end with the last edition, and an administrator renews them', async ({
    client,
    assert,
  }) => {
    const golf = await endedEdition({ sport: 'golf', code: 'GLF24' })
    const tennis = await endedEdition()
    const reviewer = await people.reviewer()
    const { open, send, user } = await configuring(client, PATH)
    const visitor = new Visitor()
    await visitor.login(reviewer)

    const ofGolf = await people.reviewer()
    await ofGolf.merge({ formTypes: ['gpress', 'gvolunteer'] }).save()
    assert.equal((await open(`/${golf.id}/close`)).users, 1)
    await closeEdition(golf, user)
    assert.isFalse((await ofGolf.refresh()).active, 'no golf is to come')
    await ofGolf.merge({ active: true }).save()
    const [startsOn, endsOn] = [80, 90].map((days) => DateTime.utc().plus({ days }).toISODate())
    const coming = {
      active: false,
      code: 'TEN99',
      year: 2099,
      startsOn,
      endsOn,
      pressFrom: null,
      pressTo: null,
    }
    const next = await TournamentFactory.merge(coming).create()
    assert.equal((await open(`/${tennis.id}/close`)).users, 0)
    await next.delete()
    assert.equal((await visitor.open('/merchant')).component, 'merchant/dashboard')

    const { users } = await open(`/${tennis.id}/close`)
    const others = await User.query().where('active', true).whereNot('role', 'admin')
    assert.equal(users, others.length - 1, 'all but the one of golf, who was renewed')
    await send('post', `/${tennis.id}/close`, { name: tennis.fullName, ...password })
    assert.deepEqual(
      (await User.query().where('active', true).orderBy('role')).map(({ role }) => role),
      ['admin', 'staff']
    )
    assert.equal((await visitor.open('/merchant')).component, 'merchant/login')
    const noted = await SecurityEvent.query().where({ kind: 'user-changed', userId: reviewer.id })
    assert.deepEqual(
      noted.map(({ detail, byId }) => [detail, byId]),
      [['active', user.id]]
    )
    const change = await EntityChange.query().where({ entity: 'users', entityId: reviewer.id })
    assert.deepEqual(change.at(-1)!.to, { active: false })

    await (await reviewer.refresh()).merge({ active: true }).save()
    const again = new Visitor()
    await again.login(reviewer)
    assert.equal((await again.open('/merchant')).component, 'merchant/dashboard')
  })

  test('the files of an imported list go with its edition', async ({ assert }) => {
    const edition = await endedEdition()
    const fileKey = `imports/${randomToken()}.csv`
    await drive.use().put(fileKey, 'x')
    await ImportRun.create({
      ...{ tournamentId: edition.id, kind: 'people', formType: 'press', state: 'done' },
      ...{ file: 'Marca.csv', fileKey, plan: { headers: ['Marca'], sample: [] } as any },
    })
    await closeEdition(edition, await people.admin())
    await new Purge().run()
    assert.isFalse(await drive.use().exists(fileKey))
    const run = await ImportRun.firstOrFail()
    assert.deepEqual([run.file, run.fileKey, run.plan.headers], ['….csv', null, []])
  })

  test('closing twice changes nothing the second time', async ({ client, assert }) => {
    const edition = await endedEdition()
    const { send } = await configuring(client, PATH)
    const body = { name: edition.fullName, ...password }
    await send('post', `/${edition.id}/close`, body)
    const closing = await EditionClosing.firstOrFail()
    const again = await send('post', `/${edition.id}/close`, body)
    assert.match(flashed(again).notice!.message, /ya estaba cerrada/)
    assert.deepEqual(
      (await EditionClosing.all()).map(({ id }) => id),
      [closing.id]
    )
    assert.deepEqual((await EditionClosing.firstOrFail()).figures, closing.figures)
    assert.lengthOf(await EntityChange.query().where('entity', 'tournaments'), 1)
  })

  test('an edition that is not over is not closed', async ({ client, assert }) => {
    const edition = await endedEdition({ endsOn: DateTime.utc().plus({ days: 3 }).toISODate() })
    const { send, open } = await configuring(client, PATH)
    assert.isFalse((await open(`/${edition.id}/close`)).isOver)
    const response = await send('post', `/${edition.id}/close`, {
      ...{ name: edition.fullName, ...password },
    })
    assert.match(flashed(response).notice!.message, /se puede cerrar cuando haya pasado/)
    assert.equal(await rowsIn('forms'), 4)
    assert.lengthOf(await EditionClosing.all(), 0)
  })

  test('an edition is not closed under another name, which is refused at its field', async ({
    client,
    assert,
  }) => {
    const edition = await endedEdition()
    const { send } = await configuring(client, PATH)
    for (const name of ['Otro', '']) {
      const response = await send('post', `/${edition.id}/close`, { name, ...password })
      assert.deepEqual(Object.keys(flashed(response).errors), ['name'])
    }
    assert.equal(await rowsIn('forms'), 4)
  })

  test('ten minutes after the login, a missing or wrong password is refused at its field', async ({
    assert,
  }) => {
    const edition = await endedEdition()
    const visitor = new Visitor()
    await visitor.login(await people.admin())
    itIs(DateTime.utc().plus({ minutes: 11 }).toISO())
    const closing = `${PATH}/${edition.id}/close`
    for (const given of [{}, { current: 'wrong-password' }]) {
      await visitor.open(closing)
      const { props } = await sendForm(visitor, 'POST', closing, {
        name: edition.fullName,
        ...given,
      })
      assert.deepEqual(Object.keys(props.errors), ['current'])
    }
    assert.equal(await rowsIn('forms'), 4)
  })

  test('a closed edition does not become active again', async ({ client, assert }) => {
    const edition = await endedEdition()
    await closeEdition(edition, await people.admin())
    const { send, open } = await configuring(client, PATH)
    const { tournament } = await open(`/${edition.id}/edit`)
    const response = await send('put', `/${edition.id}`, {
      ...tournament,
      logo: null,
      active: true,
    })
    assert.deepEqual(Object.keys(flashed(response).errors), ['active'])
    assert.isFalse((await Tournament.findOrFail(edition.id)).active)
  })
})
