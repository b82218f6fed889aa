import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import DeliverMails from '#jobs/deliver_mails'
import type Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { committedWorld } from '#tests/helpers/committed_world'
import { ballboyOf } from '#tests/helpers/ballboys'
import { people, type Person } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const LIST = '/merchant/mform/ballboy'
const tutor = { name: 'Eva', document: '87654321X' }

/** Ball kids of an edition that asks tutors to confirm: two wait, the others do not. */
async function world(client: ApiClient, person: Person = 'reviewer', rights: object = {}) {
  const { tennis } = await openTournaments()
  await tennis.merge({ tutorConfirms: true }).save()
  const kid = (name: string, changes: Record<string, unknown> = {}) =>
    ballboyOf(tennis, name, tutor, { birthDate: '2012-03-15', ...changes })
  const [waiting, approved] = [await kid('Ana'), await kid('Blas', { state: 'approved' })]
  const others = [
    await kid('Carla', { state: 'rejected' }),
    await kid('Diego', { tutorConfirmedAt: DateTime.utc() }),
    await kid('Elsa', { state: 'rejected', withdrawnAt: DateTime.utc() }),
    await kid('Fran', { birthDate: '1990-01-01' }),
  ]
  const user = await (await people[person]()).merge(rights).save()
  const list = async (query: object = {}) => {
    const page = await client.get(LIST).qs(query).loginAs(user).withInertia()
    page.assertStatus(200)
    return page.inertiaProps as any
  }
  const write = (body: object, address = `${LIST}/tutor`) =>
    client.post(address).loginAs(user).withCsrfToken().redirects(0).json(body)
  const preview = async (body: object) =>
    (await write({ ...body, preview: true }).header('accept', 'application/json')).body()
  return { tennis, waiting, approved, others, user, list, write, preview }
}

const namesIn = ({ forms }: any) => forms.data.map(({ name }: Form) => name).toSorted()

const mails = async () =>
  (await MailMessage.query().where('template', 'tutor').orderBy('formId')).map(
    ({ formId, to }) => [formId, to] as const
  )

test.group('Tutors who have not confirmed', (group) => {
  emptyWorld(group)

  test('the list shows whose tutor has still to confirm, also of approved requests', async ({
    client,
    assert,
  }) => {
    const { list } = await world(client)
    const all = await list()
    assert.deepEqual(all.checkCounts, { tutor: 2 })
    const narrowed = await list({ checks: 'tutor' })
    assert.deepEqual(namesIn(narrowed), ['Ana', 'Blas'])
    assert.equal(narrowed.checks, 'tutor')
    assert.equal(narrowed.forms.meta?.total ?? narrowed.forms.total, 2)
    assert.deepEqual((await list({ search: 'blas' })).checkCounts, { tutor: 1 })
    assert.deepEqual(namesIn(await list({ checks: 'tutor', state: 'approved' })), ['Blas'])
  })

  test('the mark of an approved request does not block a decision', async ({ client, assert }) => {
    const { list } = await world(client)
    const { forms } = await list({ checks: 'tutor' })
    const blocking = forms.data.map(({ name, checks }: any) => [name, checks])
    assert.sameDeepMembers(blocking, [
      ['Ana', [{ key: 'tutor', blocking: true }]],
      ['Blas', [{ key: 'tutor', blocking: false }]],
    ])
  })

  test('an edition that does not ask tutors counts nobody', async ({ client, assert }) => {
    const { tennis, list } = await world(client)
    await tennis.merge({ tutorConfirms: false }).save()
    assert.deepEqual((await list()).checkCounts, {})
    assert.isEmpty((await list({ checks: 'tutor' })).forms.data)
  })

  test('an unknown check is refused', async ({ client }) => {
    await world(client)
    const page = await client
      .get(LIST)
      .qs({ checks: 'nothing' })
      .loginAs(await people.reviewer())
      .header('accept', 'application/json')
    page.assertStatus(422)
  })

  test('the page of the edition says how many tutors have still to confirm', async ({
    client,
    assert,
  }) => {
    const { tennis } = await world(client)
    const page = await client
      .get(`/merchant/config/tournament/${tennis.id}/edit`)
      .loginAs(await people.admin())
      .withInertia()
    assert.deepEqual((page.inertiaProps as any).tutorsDue, [{ type: 'ballboy', count: 2 }])
  })

  test('the tutors of a filtered list get their link again, after a preview', async ({
    client,
    assert,
  }) => {
    const { waiting, approved, others, preview, write } = await world(client)
    const all = { all: true, filter: {} }
    assert.containsSubset(await preview(all), {
      total: 2 + others.length,
      applies: 2,
      skipped: { noNeed: others.length },
      sample: [{ id: waiting.id, name: waiting.fullName }, { id: approved.id }],
    })
    assert.isEmpty(await mails())
    const answer = await write({ all: true, filter: { checks: 'tutor' } })
    assert.include(flashed(answer).notice, { type: 'success' })
    assert.deepEqual(await mails(), [
      [waiting.id, 'tutor@example.com'],
      [approved.id, 'tutor@example.com'],
    ])
  })

  test('a tutor is written to at most once in 24 hours', async ({ client, assert }) => {
    const { waiting, approved, preview, write } = await world(client)
    await write({ ids: [waiting.id] })
    const both = { ids: [waiting.id, approved.id] }
    assert.containsSubset(await preview(both), { applies: 1, skipped: { tutorAsked: 1 } })
    await write(both)
    const again = await write(both)
    assert.include(flashed(again).notice, { type: 'error' })
    assert.lengthOf(await mails(), 2)
    await MailMessage.query().update({ createdAt: DateTime.utc().minus({ hours: 25 }).toSQL() })
    await write(both)
    assert.lengthOf(await mails(), 4)
  })

  test('the history of a request says who asked for the mail to its tutor', async ({
    client,
    assert,
  }) => {
    const { waiting, approved, write, user } = await world(client)
    await write({ ids: [waiting.id] })
    await write({}, `${LIST}/${approved.id}/tutor`)
    await DeliverMails.wake()
    const sent = await FormLog.query().where('type', 'mail').orderBy('formId')
    assert.deepEqual(
      sent.map(({ formId, userId, to }) => [formId, userId, to?.template]),
      [waiting, approved].map(({ id }) => [id, user.id, 'tutor'])
    )
  })

  test('a tutor whose mail failed can be written to again at once', async ({ client, assert }) => {
    const { waiting, write } = await world(client)
    await write({ ids: [waiting.id] })
    await MailMessage.query().update({ state: 'failed' })
    await write({ ids: [waiting.id] })
    assert.lengthOf(await mails(), 2)
  })

  test('a request without the tutor’s address is left out', async ({ client, assert }) => {
    const { waiting, preview, write } = await world(client)
    await waiting.merge({ detail: { ...waiting.detail, tutorEmail: null } }).save()
    const one = { ids: [waiting.id] }
    assert.containsSubset(await preview(one), { applies: 0, skipped: { noAddress: 1 } })
    await write(one)
    assert.isEmpty(await mails())
  })

  test('a user without the right to change many cannot write to the tutors', async ({
    client,
    assert,
  }) => {
    const { waiting, write } = await world(client, 'viewer')
    ;(await write({ ids: [waiting.id] })).assertStatus(403)
    assert.isEmpty(await mails())
  })

  test('a user who is not named for minors cannot write to the tutors', async ({
    client,
    assert,
  }) => {
    const { waiting, write } = await world(client, 'reviewer', { minors: false })
    const response = await write({ ids: [waiting.id] })
    assert.deepEqual(flashed(response).notice, {
      type: 'error',
      message: 'No hemos escrito a ningún tutor.',
    })
    assert.isEmpty(await mails())
  })

  test('the tutors of a form without tutors cannot be written to', async ({ client }) => {
    const { waiting, write } = await world(client)
    ;(await write({ ids: [waiting.id] }, '/merchant/mform/press/tutor')).assertStatus(404)
  })
})

test.group('Simultaneous mails to tutors', (group) => {
  committedWorld(group)

  test('two users who write to the tutors at once write to each tutor once', async ({
    client,
    assert,
  }) => {
    const { waiting, approved, write } = await world(client)
    const both = { ids: [waiting.id, approved.id] }
    await Promise.all([write(both), write(both)])
    assert.lengthOf(await mails(), 2)
  })
})
