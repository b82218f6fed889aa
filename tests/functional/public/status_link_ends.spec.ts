import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { appUrl } from '#config/app'
import { formTypes } from '#form_types/index'
import DeliverMails from '#jobs/deliver_mails'
import { writeLetter } from '#mails/letter'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { mailAbout } from '#models/form/correspondence'
import { tutorMail } from '#models/form/tutor'
import { resendMail, whyNotNow } from '#outbox/resend'
import { sendReminder } from '#requests/reminder'
import { sha256, statusTokenOf } from '#text/secrets'
import { answer, ask, statusPathOf } from '#tests/helpers/asked_changes'
import { ballboyOf } from '#tests/helpers/ballboys'
import { sendForm } from '#tests/helpers/forms'
import { orderMails } from '#tests/helpers/order_mails'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const tutor = { name: 'Ana', document: '12345678Z' }

const openForm = (id: number) => Form.query().where('id', id).preload('tournament').firstOrFail()

async function dataOf(client: ApiClient, form: Form) {
  const response = await client.get(`${statusPathOf(form)}/data`)
  response.assertStatus(200)
  return { body: response.body() }
}

/** A request whose person was written to. */
async function written(kind: 'press' | 'ballboy' = 'press', changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  const { id } =
    kind === 'ballboy'
      ? await ballboyOf(tennis, 'Leo', tutor, changes)
      : await FormFactory.merge({ tournamentId: tennis.id, ...changes }).create()
  await sendReminder(id)
  const form = await Form.findOrFail(id)
  return { form, path: statusPathOf(form), by: await people.editor() }
}

const newestMail = () => MailMessage.query().orderBy('id', 'desc').firstOrFail()

const linkIn = async (mail: MailMessage) =>
  (await writeLetter(mail)).action?.url.slice(appUrl.length) ?? null

test.group('The end of a status link', (group) => {
  emptyWorld(group)

  test('the link of a former request opens no later one with its reference', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const former = await Form.firstOrFail()
    const path = statusPathOf(former)
    ;(await client.get(path)).assertStatus(200)
    await former.delete()
    await db.from('form_counters').delete()
    await sendForm(client, '/forms/prensa', pressAnswers())
    const later = await Form.firstOrFail()
    assert.equal(later.idForm, former.idForm)
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(statusPathOf(later))).assertStatus(200)
  })

  test('a request of an earlier version keeps the link of its mails', async ({
    client,
    assert,
  }) => {
    const unsalted = { idForm: 'TST24-PR-000001', linkSalt: null }
    const statusTokenHash = sha256(statusTokenOf(unsalted))
    const { path } = await written('press', { ...unsalted, statusTokenHash })
    assert.equal(await linkIn(await newestMail()), path)
    ;(await client.get(path)).assertStatus(200)
  })

  test('{kind}: when the office changes {name}, the old link ends and a mail brings the new one')
    .with([
      { kind: 'press', name: 'email', value: 'new@example.com', to: 'new@example.com' },
      { kind: 'ballboy', name: 'tutorEmail', value: 'new@example.com', to: 'new@example.com' },
      { kind: 'ballboy', name: 'tutorDocument', value: '87654321X', to: 'tutor@example.com' },
    ] as const)
    .run(async ({ client, assert }, { kind, name, value, to }) => {
      const { form, path, by } = await written(kind)
      await form.revise({ [name]: value }, { by })
      ;(await client.get(path)).assertStatus(404)
      ;(await client.delete(path).withCsrfToken()).assertStatus(404)
      const mail = await newestMail()
      assert.deepEqual([mail.template, mail.to], ['reminder', to])
      const link = await linkIn(mail)
      assert.equal(link, statusPathOf(form))
      ;(await client.get(link!)).assertStatus(200)
    })

  test('{kind}: a correction of {name} keeps the link and writes to nobody')
    .with([
      { kind: 'press', name: 'name' },
      { kind: 'ballboy', name: 'email' },
    ] as const)
    .run(async ({ client, assert }, { kind, name }) => {
      const { form, path, by } = await written(kind)
      await form.revise({ [name]: 'ana@example.com' }, { by })
      ;(await client.get(path)).assertStatus(200)
      assert.lengthOf(await MailMessage.all(), 1)
    })

  test('the link ends with its address, without a mail, if the request {why}')
    .with([
      { why: 'was entered silently', change: () => db.from('mail_log').delete() },
      { why: 'has no address left', value: null },
      { why: 'is withdrawn', change: (form: Form) => form.withdraw() },
      {
        why: 'is restricted',
        change: (form: Form) => form.merge({ restrictedAt: DateTime.utc() }).save(),
      },
    ] as { why: string; value?: null; change?: (form: Form) => Promise<unknown> }[])
    .run(async ({ client, assert }, { value = 'new@example.com', change }) => {
      const { form, path, by } = await written()
      await change?.(form)
      const { length } = await MailMessage.all()
      await (await form.refresh()).revise({ email: value }, { by })
      ;(await client.get(path)).assertStatus(404)
      assert.lengthOf(await MailMessage.all(), length)
    })

  test('applicants who correct their own address stay on their page', async ({
    client,
    assert,
  }) => {
    const { form, path } = await written()
    await ask(client, form, { fields: ['email'] })
    const response = await answer(client, form, { email: 'own@example.com' })
    response.assertHeader('location', path)
    ;(await client.get(path)).assertStatus(200)
    assert.equal((await form.refresh()).email, 'own@example.com')
  })

  test('a mail that still waits for a former address brings no link there', async ({ assert }) => {
    const { form, by } = await written()
    const waiting = await newestMail()
    assert.isNotNull(await linkIn(waiting))
    await form.revise({ email: 'new@example.com' }, { by })
    assert.isNull(await linkIn(waiting))
  })

  test('a mail that still waits for a former tutor cannot confirm for the new one', async ({
    assert,
  }) => {
    const { form, by } = await written('ballboy')
    await db.transaction((trx) => MailMessage.order(trx, tutorMail(form)))
    const waiting = await newestMail()
    assert.isNotNull(await linkIn(waiting))
    await form.revise({ tutorEmail: 'new@example.com' }, { by })
    assert.isNull(await linkIn(waiting))
  })

  test('a mail that still waits for a former address goes to the present one', async ({
    assert,
  }) => {
    const { form, by } = await written()
    await orderMails(mailAbout(form, 'received'))
    await form.revise({ email: 'new@example.com' }, { by })
    await new DeliverMails().perform()
    const received = await MailMessage.findByOrFail('template', 'received')
    assert.deepEqual([received.to, received.state], ['new@example.com', 'sent'])
  })

  test('a waiting mail greets the new tutor, and the former one is no longer asked to confirm', async ({
    assert,
  }) => {
    const { form, by } = await written('ballboy')
    await orderMails([...mailAbout(form, 'received'), ...tutorMail(form)])
    await form.revise({ tutorEmail: 'new@example.com', tutorName: 'Luisa' }, { by })
    await new DeliverMails().perform()
    const mails = await MailMessage.query().whereNot('to', 'tutor@example.com').orderBy('id')
    assert.deepEqual(
      mails.map(({ template, to, params }) => [template, to, params.name]),
      [
        ['received', 'new@example.com', 'Luisa'],
        ['reminder', 'new@example.com', 'Luisa'],
      ]
    )
    const dropped = await FormLog.findByOrFail('type', 'mail-dropped')
    assert.deepEqual(dropped.to, { template: 'tutor' })
  })

  test('a mail that is sent again greets the new tutor', async ({ assert }) => {
    const { form, by } = await written('ballboy')
    await orderMails(mailAbout(form, 'received'))
    await MailMessage.query().where('template', 'received').update({ state: 'failed' })
    await form.revise({ tutorEmail: 'new@example.com', tutorName: 'Luisa' }, { by })
    const failed = await MailMessage.query()
      .where('template', 'received')
      .preload('form')
      .firstOrFail()
    await resendMail(failed, by)
    await new DeliverMails().perform()
    const { to, state, params } = await failed.refresh()
    assert.deepEqual([to, state, params.name], ['new@example.com', 'sent', 'Luisa'])
  })

  test('a waiting mail about a request without an address fails, and is sent once there is one', async ({
    assert,
  }) => {
    const { form, by } = await written()
    await orderMails(mailAbout(form, 'received'))
    await form.revise({ email: null }, { by })
    await new DeliverMails().perform()
    const mail = await MailMessage.findByOrFail('template', 'received')
    assert.deepEqual([mail.state, mail.error], ['failed', 'the request has no address any more'])
    await mail.load('form')
    assert.equal(await whyNotNow(mail), 'mail.noAddress')

    await (await Form.findOrFail(form.id)).revise({ email: 'back@example.com' }, { by })
    await mail.load('form')
    await resendMail(mail, by)
    await new DeliverMails().perform()
    await mail.refresh()
    assert.deepEqual([mail.state, mail.to], ['sent', 'back@example.com'])
  })

  test('a waiting mail about restricted data fails, and is sent once the restriction has ended', async ({
    assert,
  }) => {
    const { form, by } = await written()
    await orderMails(mailAbout(form, 'received'))
    await form.merge({ restrictedAt: DateTime.utc() }).save()
    await new DeliverMails().perform()
    const mail = await MailMessage.findByOrFail('template', 'received')
    assert.deepEqual([mail.state, mail.error], ['failed', 'the data of the request is restricted'])
    await mail.load('form')
    assert.equal(await whyNotNow(mail), 'mail.restricted')

    await form.merge({ restrictedAt: null }).save()
    await mail.load('form')
    await resendMail(mail, by)
    await new DeliverMails().perform()
    assert.equal((await mail.refresh()).state, 'sent')
  })

  test('a child’s address that is the tutor’s follows {by} to the new tutor, also in a move')
    .with([{ by: 'the office' }, { by: 'the applicant' }])
    .run(async ({ client, assert }, { by: who }) => {
      const { form, by } = await written('ballboy', { email: 'tutor@example.com' })
      const isOffice = who === 'the office'
      await form.revise({ tutorEmail: 'new@example.com' }, { by: isOffice ? by : null })
      assert.equal((await form.refresh()).email, 'new@example.com')
      const { body } = await dataOf(client, form)
      assert.notInclude(JSON.stringify(body), 'tutor@example.com')
      const ofFormerTutor = () => MailMessage.query().where('to', 'tutor@example.com')
      const before = await ofFormerTutor()
      await (await openForm(form.id)).changeType(formTypes.get('volunteer'), by)
      assert.lengthOf(await ofFormerTutor(), before.length)
      const moved = await dataOf(client, await Form.findOrFail(form.id))
      assert.notInclude(JSON.stringify(moved.body), 'tutor@example.com')
    })

  test('a child’s own address stays when the tutor changes', async ({ assert }) => {
    const { form, by } = await written('ballboy', { email: 'leo@example.com' })
    await form.revise({ tutorEmail: 'new@example.com' }, { by })
    assert.equal((await form.refresh()).email, 'leo@example.com')
  })

  test('who sent a request does not learn the address that the office wrote into it', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const response = await sendForm(client, '/forms/prensa', pressAnswers())
    const form = await Form.firstOrFail()
    const thanks = async () => {
      const page = await client
        .get('/forms/prensa/gracias')
        .withSession(response.session())
        .withInertia()
      return page.inertiaProps as any
    }
    assert.equal((await thanks()).email, form.email)
    await form.revise({ email: 'new@example.com' }, { by: await people.editor() })
    const { reference, email } = await thanks()
    assert.deepEqual([reference, email], [form.idForm, null])
  })
})
