import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import DataRequest from '#models/data_request'
import type Form from '#models/form'
import MailMessage from '#models/mail_message'
import { PersonErasure } from '#people/erasure'
import { forgetRequests } from '#purge/forget_requests'
import { Purge } from '#purge/purge'
import { sealExisting } from '#operations/seal_existing'
import { forgetUnusedKeys } from '#sealing/data_keys'
import { dataRequestKinds } from '#shared/data_requests'
import { sqlNow } from '#sql/bulk'
import { statusTokenOf } from '#text/secrets'
import { tablesNaming } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const words = { reason: 'Figuro con un apellido ajeno', answer: 'Ya lo hemos corregido' }

async function applicant() {
  const { tennis } = await openTournaments()
  return FormFactory.merge({ tournamentId: tennis.id }).create()
}

const ask = (client: ApiClient, form: Form, body: object) =>
  client
    .post(`/solicitudes/${statusTokenOf(form)}/rights`)
    .withCsrfToken()
    .redirects(0)
    .json(body)

async function queue(client: ApiClient, search = '') {
  const page = await client
    .get('/merchant/people')
    .qs({ search })
    .loginAs(await people.admin())
    .withInertia()
  page.assertInertiaComponent('merchant/people/index')
  return page.inertiaProps as Record<string, any>
}

const answer = async (client: ApiClient, id: number, body: object) =>
  client
    .post(`/merchant/people/requests/${id}/answer`)
    .loginAs(await people.admin())
    .withCsrfToken()
    .redirects(0)
    .json(body)

test.group('What people ask for about their data', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('a person who was erased in the meantime gets an answer, and nothing is stored', async ({
    assert,
  }) => {
    const form = await applicant()
    await db.transaction((trx) => forgetRequests(trx, [form.id]))
    const asked = DataRequest.ask(form, { kind: 'access', reason: null })
    await assert.rejects(() => asked, /Row not found/)
    assert.isEmpty(await DataRequest.all())
  })

  test('a request of an applicant is in the queue of the office with the legal month', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    const office = await people.admin()
    const response = await ask(client, form, { kind: 'erasure', reason: 'Ya no voy' })
    assert.equal(flashed(response).notice!.type, 'success')
    const told = await MailMessage.query().where('template', 'data_request')
    assert.deepEqual(
      told.map(({ to, params }) => [to, params.reference]),
      [[office.email, form.idForm]]
    )
    const { requests } = await queue(client)
    const dueOn = DateTime.now().setZone('Europe/Madrid').plus({ months: 1 }).toISODate()
    assert.containsSubset(requests.data, [
      { kind: 'erasure', reason: 'Ya no voy', dueOn, overdue: false, reference: form.idForm },
    ])
    const page = await client.get(`/solicitudes/${statusTokenOf(form)}`).withInertia()
    assert.containsSubset(page.inertiaProps, { rights: [{ kind: 'erasure', answered: false }] })
  })

  test('a person can ask for {$self} and gets an answer')
    .with([...dataRequestKinds])
    .run(async ({ client, assert }, kind) => {
      const form = await applicant()
      assert.equal(flashed(await ask(client, form, { kind })).notice!.type, 'success')
      const [{ id }] = (await queue(client)).requests.data
      const asked = await DataRequest.findOrFail(id)
      await asked.load('form')
      await asked.close('Hecho', await people.admin())
      const page = await client.get(`/solicitudes/${statusTokenOf(form)}`).withInertia()
      assert.containsSubset(page.inertiaProps, { rights: [{ kind, answered: true }] })
    })

  test('a person who asks by telephone is found by name or document in all editions', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    const past = await TournamentFactory.apply('past').create()
    const { document, name, lastName } = form
    const mine = { tournamentId: past.id, document, name, lastName }
    const newest = await FormFactory.merge(mine).create()
    await FormFactory.merge({ tournamentId: past.id }).create()
    for (const search of [form.document!, `${name} ${lastName}`.toUpperCase()]) {
      const { found } = await queue(client, search)
      const url = `/merchant/people/${newest.id}`
      assert.containsSubset(found, [{ name: form.fullName, requests: 2, url }])
    }
    assert.isEmpty((await queue(client)).found)
    assert.isEmpty((await queue(client, 'nadie')).found)
  })

  test('a request that waits for more than a month is overdue and comes first', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access' })
    await ask(client, form, { kind: 'correction' })
    await DataRequest.query()
      .where('kind', 'correction')
      .update({ createdAt: DateTime.utc().minus({ days: 33 }).toSQL({ includeOffset: false }) })
    const { requests } = await queue(client)
    assert.deepEqual(
      requests.data.map(({ kind, overdue }: any) => [kind, overdue]),
      [
        ['correction', true],
        ['access', false],
      ]
    )
  })

  test('a person can ask for the same again only after its answer', async ({ client, assert }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access' })
    const again = await ask(client, form, { kind: 'access' })
    assert.equal(flashed(again).notice!.type, 'error')
    const [{ id }] = await DataRequest.all()
    await answer(client, id, { answer: 'Aquí tiene todo.' })
    await ask(client, form, { kind: 'access' })
    assert.lengthOf(await DataRequest.all(), 2)
  })

  test('an answer closes the request once and writes to the applicant', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access' })
    const [{ id }] = await DataRequest.all()
    await answer(client, id, { answer: 'Aquí tiene todo.' })
    const late = await answer(client, id, { answer: 'Otra cosa.' })
    assert.equal(flashed(late).notice!.type, 'error')
    const mails = await MailMessage.query().where('template', 'rights')
    assert.deepEqual(
      mails.map(({ to, params }) => [to, params.message]),
      [[form.email, 'Aquí tiene todo.']]
    )
    const { requests } = await queue(client)
    assert.isNotNull(requests.data[0].answeredAt)
  })

  test('an answer to somebody who was erased says that no mail was sent', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access' })
    const { id } = await DataRequest.firstOrFail()
    await form.delete()
    const mails = await MailMessage.all()
    const answered = await answer(client, id, { answer: 'Aquí tiene todo.' })
    assert.match(flashed(answered).notice!.message, /No ha salido ningún correo/)
    assert.lengthOf(await MailMessage.all(), mails.length)
    assert.isNotNull((await DataRequest.firstOrFail()).answeredAt)
  })

  test('an administrator of some form types sees and answers only what their applicants ask for', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access' })
    const user = await people.admin()
    await user.merge({ formTypes: ['line'] }).save()
    const page = await client.get('/merchant/people').loginAs(user).withInertia()
    assert.deepEqual((page.inertiaProps as any).requests.data, [])
    const { id } = await DataRequest.firstOrFail()
    const answered = await client
      .post(`/merchant/people/requests/${id}/answer`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ answer: 'Hecho' })
    answered.assertStatus(404)
    assert.isNull((await DataRequest.firstOrFail()).answeredAt)
  })

  test('an unknown right and an empty answer are refused', async ({ client, assert }) => {
    const form = await applicant()
    const refused = await ask(client, form, { kind: 'forgiveness' })
    assert.property(flashed(refused).errors, 'kind')
    await ask(client, form, { kind: 'access' })
    const [{ id }] = await DataRequest.all()
    assert.property(flashed(await answer(client, id, { answer: ' ' })).errors, 'answer')
  })

  test('an erasure answers what the person asked for and keeps only the reference', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'erasure', reason: `Soy ${form.name}` })
    await client
      .post(`/merchant/people/${form.id}/erase`)
      .loginAs(await people.admin())
      .withCsrfToken()
      .redirects(0)
    const { requests, erasures } = await queue(client)
    assert.containsSubset(requests.data, [
      { reference: form.idForm, reason: null, person: null, overdue: false },
    ])
    assert.isNotNull(requests.data[0].answeredAt)
    assert.deepEqual(erasures[0].references, [form.idForm])
  })

  test('answered requests are removed after thirteen months, others never', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    for (const kind of ['access', 'erasure']) await ask(client, form, { kind })
    const [{ id }] = await DataRequest.query().where('kind', 'access')
    await answer(client, id, { answer: 'Aquí tiene todo.' })
    await new Purge(DateTime.utc().plus({ months: 14 })).run()
    const left = await DataRequest.all()
    assert.deepEqual(
      left.map(({ kind }) => kind),
      ['erasure']
    )
  })

  test('what a person asks for and its answer are sealed, and the office reads both', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access', reason: words.reason })
    const [{ id }] = await DataRequest.all()
    await answer(client, id, { answer: words.answer })
    const [row] = await db.from('data_requests')
    assert.deepInclude(row, { reason: null, answer: null })
    const written = await tablesNaming(Object.values(words))
    // The mail with the answer is a mail like others.
    assert.deepEqual(written, [`mail_log: ${words.answer}`])
    const { requests } = await queue(client)
    assert.containsSubset(requests.data, [words])
  })

  test('an erasure destroys the key of what the person asked for', async ({ client, assert }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access', reason: words.reason })
    const [{ key_id: key, sealed }] = await db.from('data_requests')
    assert.isString(sealed)
    await new PersonErasure(form.id).run(await people.admin())
    assert.deepInclude(await db.from('data_requests').firstOrFail(), { sealed: null, key_id: null })
    assert.isNull(await db.from('person_keys').where('id', key).first())
  })

  test('a purged request leaves what its person asked for, but not the key of its person', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access', reason: words.reason })
    const { keyId } = await form.refresh()
    await db.transaction((trx) => forgetRequests(trx, [form.id]))
    await forgetUnusedKeys()
    const [asked] = await DataRequest.all()
    assert.deepInclude(asked.$attributes, { formId: null, reason: words.reason })
    assert.isNull(await db.from('person_keys').where('id', keyId!).first())
    await asked.delete()
    assert.lengthOf(await db.from('person_keys'), 0)
  })

  test('an erasure takes the name of the person out of what others asked for', async ({
    client,
    assert,
  }) => {
    const form = await applicant()
    const other = await FormFactory.merge({ tournamentId: form.tournamentId }).create()
    const name = `${form.name} ${form.lastName}`
    await ask(client, other, { kind: 'access', reason: `Vengo con ${name}.` })
    await new PersonErasure(form.id).run(await people.admin())
    const { reason } = await DataRequest.firstOrFail()
    assert.notInclude(reason, form.lastName)
    assert.match(reason!, /^Vengo con …/)
  })

  test('what an earlier version stored readably is sealed once', async ({ client, assert }) => {
    const form = await applicant()
    await ask(client, form, { kind: 'access', reason: 'Algo' })
    await ask(client, form, { kind: 'erasure' })
    // The row of an earlier version, and a sealed one that an earlier version answered.
    const row = { form_id: form.id, reference: form.idForm, created_at: sqlNow(db.connection()) }
    await db.table('data_requests').insert({ ...row, kind: 'correction', ...words })
    await db.from('data_requests').where('kind', 'access').update({ answer: words.answer })
    assert.equal(await sealExisting(), 2)
    assert.equal(await sealExisting(), 0)
    assert.deepEqual(await tablesNaming(Object.values(words)), [])
    const rows = await DataRequest.query().orderBy('kind')
    assert.deepEqual(
      rows.map(({ reason, answer: said }) => [reason, said]),
      [
        ['Algo', words.answer],
        [words.reason, words.answer],
        [null, null],
      ]
    )
  })
})
