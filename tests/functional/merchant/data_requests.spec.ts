import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import DataRequest from '#models/data_request'
import MailMessage from '#models/mail_message'
import { Purge } from '#purge/purge'
import { statusTokenOf } from '#text/secrets'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

async function applicant() {
  const { tennis } = await openTournaments()
  return FormFactory.merge({ tournamentId: tennis.id }).create()
}

const ask = (client: ApiClient, { idForm }: { idForm: string }, body: object) =>
  client
    .post(`/solicitudes/${statusTokenOf(idForm)}/rights`)
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
    const page = await client.get(`/solicitudes/${statusTokenOf(form.idForm)}`).withInertia()
    assert.containsSubset(page.inertiaProps, { rights: [{ kind: 'erasure', answered: false }] })
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

  test('the same can be asked for again only after its answer', async ({ client, assert }) => {
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
})
