import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import DeliverMails from '#jobs/deliver_mails'
import { writeLetter } from '#mails/letter'
import DataRequest from '#models/data_request'
import type Form from '#models/form'
import MailMessage from '#models/mail_message'
import { PersonErasure } from '#people/erasure'
import { statusTokenOf } from '#text/secrets'
import { ballboyOf } from '#tests/helpers/ballboys'
import { tablesNaming } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const former = 'tutor@example.com'
const present = 'antonia@example.com'
const words = { reason: 'Vivo en la calle Secreta 9', answer: 'Guardamos su teléfono' }
const otherTutor = {
  ...{ tutorName: 'Antonia', tutorLastName: 'Ruiz', tutorDocument: '00000000T' },
  tutorEmail: present,
}

async function childOf() {
  const { tennis } = await openTournaments()
  return ballboyOf(tennis, 'Leo', { name: 'Ana', document: '12345678Z' })
}

async function office(client: ApiClient) {
  const by = await people.admin()
  const post = (path: string, body: object = {}) =>
    client.post(path).loginAs(by).withCsrfToken().redirects(0).json(body)
  const answer = async () => {
    const { id } = await DataRequest.query().whereNull('answeredAt').firstOrFail()
    return post(`/merchant/people/requests/${id}/answer`, { answer: words.answer })
  }
  const fileOf = ({ id }: Form) =>
    client.get(`/merchant/people/${id}/export`).qs({ format: 'json' }).loginAs(by)
  return { by, post, answer, fileOf }
}

const ask = (client: ApiClient, form: Form) =>
  client
    .post(`/solicitudes/${statusTokenOf(form)}/rights`)
    .withCsrfToken()
    .redirects(0)
    .json({ kind: 'access', reason: words.reason })

const answers = () => MailMessage.query().where('template', 'rights').orderBy('id')

const addressesOfAnswers = async () => (await answers()).map(({ to }) => to)

test.group('Who gets the answer to a data request', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('the answer goes to the tutor who asked, and names no later one', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by, answer } = await office(client)
    await ask(client, form)
    await form.revise(otherTutor, { by })
    assert.equal(flashed(await answer()).notice!.message, `Se ha contestado a ${form.idForm}.`)
    const [mail] = await answers()
    const letter = await writeLetter(mail)
    assert.deepEqual([mail.to, letter.action], [former, null])
    assert.notInclude(JSON.stringify(letter), 'Antonia')
  })

  test('an answer that a former tutor got is sent again to nobody else', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by, post, answer } = await office(client)
    await ask(client, form)
    await answer()
    await new DeliverMails().perform()
    await form.revise(otherTutor, { by })
    const [{ id }] = await answers()
    await post(`/merchant/config/mails/${id}/resend`)
    assert.deepEqual(await addressesOfAnswers(), [former, former])
    await MailMessage.query().where('id', id).update({ state: 'failed', error: '550' })
    await post(`/merchant/config/mails/${id}/resend`)
    assert.equal((await MailMessage.findOrFail(id)).to, former)
  })

  test('a tutor whose address the office changes counts as another one', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by, answer } = await office(client)
    await ask(client, form)
    await form.revise({ tutorEmail: present }, { by })
    await answer()
    assert.deepEqual(await addressesOfAnswers(), [former])
  })

  test('a tutor who corrects their own address gets the answer there', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { answer } = await office(client)
    await ask(client, form)
    await form.revise({ tutorEmail: present }, { by: null })
    await answer()
    const [{ to, params }] = await answers()
    assert.deepEqual([to, params.name], [present, 'Ana'])
  })

  test('an applicant whose address is corrected gets the answer at the present one', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const { by, answer } = await office(client)
    await ask(client, form)
    await form.revise({ email: present }, { by })
    await answer()
    assert.deepEqual(await addressesOfAnswers(), [present])
  })

  test('an applicant whose request moved and whose address was corrected is the same person', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({
      ...{ tournamentId: tennis.id, type: 'press', state: 'waiting' as const, email: former },
    }).create()
    const { by, answer } = await office(client)
    await ask(client, form)
    await form.revise({ email: present, lastName: `${form.lastName} Gil` }, { by })
    await form.refresh()
    await form.load('tournament')
    await form.changeType(formTypes.get('accreditation'), by)
    await answer()
    assert.deepEqual(await addressesOfAnswers(), [present])
  })

  test('a substitute gets neither the answer nor the history of the person before', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({
      ...{ tournamentId: tennis.id, name: 'Primera', lastName: 'Antigua Zurita', email: former },
    }).create()
    const { by, answer, fileOf } = await office(client)
    await ask(client, form)
    const substitute = { name: 'Segunda', lastName: 'Nueva Gil', document: '00000000T' }
    await form.revise({ ...substitute, birthDate: '1991-02-03', email: present }, { by })
    await answer()
    assert.deepEqual(await addressesOfAnswers(), [former])
    const file = JSON.stringify((await fileOf(form)).body())
    assert.include(file, present)
    for (const text of [former, words.reason, words.answer, 'Primera', 'Antigua'])
      assert.notInclude(file, text)
  })

  test('a tutor who asked gets the answer also when the request moved to a form without tutors', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by, answer } = await office(client)
    await ask(client, form)
    await form.load('tournament')
    await form.merge({ email: 'leo@example.com' }).save()
    await form.changeType(formTypes.get('press'), by)
    await answer()
    assert.deepEqual(await addressesOfAnswers(), [former])
  })

  test('what an earlier version stored without an address is answered to the present one', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by, answer } = await office(client)
    await ask(client, form)
    const asked = await DataRequest.firstOrFail()
    await asked.merge({ askerEmail: null }).save()
    await form.revise(otherTutor, { by })
    await answer()
    assert.deepEqual(await addressesOfAnswers(), [present])
  })

  test("a new tutor's copy of a child's data has what they asked themselves, and nothing of a former tutor's", async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by, answer, fileOf } = await office(client)
    await ask(client, form)
    await answer()
    const own = JSON.stringify((await fileOf(form)).body())
    for (const text of Object.values(words)) assert.include(own, text)
    await form.revise(otherTutor, { by })
    await ask(client, await form.refresh())
    const later = await DataRequest.query().whereNull('answeredAt').firstOrFail()
    await later.merge({ reason: 'Soy la tutora nueva' }).save()
    const file = (await fileOf(form)).body()
    assert.include(JSON.stringify(file), 'Soy la tutora nueva')
    for (const text of [former, ...Object.values(words)])
      assert.notInclude(JSON.stringify(file), text)
    const { rows } = file.records.find(({ kind }: { kind: string }) => kind === 'rights')
    assert.lengthOf(rows, 2)
  })

  test('the address of the person who asked is sealed, and the office reads it', async ({
    client,
    assert,
  }) => {
    const form = await childOf()
    const { by } = await office(client)
    await ask(client, form)
    await form.revise(otherTutor, { by })
    const naming = await tablesNaming([former])
    assert.notInclude(naming.join(), 'data_requests')
    const page = await client.get('/merchant/people').loginAs(by).withInertia()
    assert.containsSubset(page.inertiaProps, { requests: { data: [{ askerEmail: former }] } })
  })

  test('an answer to a former tutor who was erased goes to nobody', async ({ client, assert }) => {
    const form = await childOf()
    const { by, answer } = await office(client)
    await ask(client, form)
    await form.revise(otherTutor, { by })
    const { tournamentId } = form
    const own = await FormFactory.merge({ tournamentId, email: former }).create()
    await new PersonErasure(own.id).run(by)
    assert.notEqual((await DataRequest.firstOrFail()).askerEmail, former)
    assert.match(flashed(await answer()).notice!.message, /No ha salido ningún correo/)
    assert.isEmpty(await answers())
  })

  test('an erasure takes the address of the person who asked', async ({ client, assert }) => {
    const form = await childOf()
    const { by } = await office(client)
    await ask(client, form)
    await new PersonErasure(form.id).run(by)
    const [row] = await db.from('data_requests')
    assert.deepInclude(row, { asker_email: null, sealed: null, key_id: null })
  })
})
