import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { appUrl } from '#config/app'
import { formTypes } from '#form_types/index'
import { writeLetter } from '#mails/letter'
import Card from '#models/card'
import Consent from '#models/consent'
import ConsentText from '#models/consent_text'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import Tournament from '#models/tournament'
import { mailAbout } from '#models/form/correspondence'
import { tutorUrlOf } from '#models/form/tutor'
import { PersonExport } from '#people/export'
import { forgetRequests } from '#purge/forget_requests'
import i18nManager from '@adonisjs/i18n/services/main'
import { statusTokenOf } from '#text/secrets'
import { clock } from '#tests/helpers/clock'
import { committedWorld } from '#tests/helpers/committed_world'
import { ballboyOf } from '#tests/helpers/ballboys'
import { propsOf } from '#tests/helpers/office_props'
import { completeAnswers, sendForm } from '#tests/helpers/forms'
import { whileOtherWaits } from '#tests/helpers/locks'
import { people } from '#tests/helpers/office'
import { orderMails } from '#tests/helpers/order_mails'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const birthDate = '2012-05-01'
const tutor = { name: 'Ana', document: '12345678Z' }
const own = ({ id }: Form) => `/merchant/mform/ballboy/${id}`

/** A ball kid in an edition whose tutors confirm. */
async function waitingChild(changes: Record<string, unknown> = {}) {
  const { tennis } = await openTournaments()
  await tennis.merge({ tutorConfirms: true }).save()
  const form = await ballboyOf(tennis, 'Leo', tutor, { birthDate, ...changes })
  return { tennis, form: await Form.query().where('id', form.id).firstOrFail() }
}

const linkOf = (form: Form, expiresIn?: string) => tutorUrlOf(form, expiresIn).slice(appUrl.length)

const open = (client: ApiClient, path: string) => client.get(path).withInertia()

const confirm = (client: ApiClient, path: string) => client.post(path).withCsrfToken().redirects(0)

const decide = async (client: ApiClient, form: Form, body: object) =>
  client
    .post(`${own(form)}/changestate`)
    .loginAs(await people.reviewer())
    .withCsrfToken()
    .redirects(0)
    .form({ state: 'approved', ...body })

test.group('The tutor of a minor', (group) => {
  emptyWorld(group)
  const itIs = clock(group)
  group.each.setup(() => limiter.clear())

  test('a sent request writes to the tutor with a link that shows and confirms it', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const window = { mindate: '2010-01-01', maxdate: '2020-01-01' }
    await tennis.merge({ tutorConfirms: true, ...window }).save()
    const { sent } = completeAnswers(formTypes.get('ballboy'), tennis as any)
    const answers = { ...sent, birthDate, acceptImages: true }
    await sendForm(client, '/forms/recogepelotas', answers, { json: true })
    const form = await Form.firstOrFail()
    const thanks = await client
      .get('/forms/recogepelotas/gracias')
      .withSession({ 'submitted.ballboy': form.idForm })
      .withInertia()
    const status = () => client.get(`/solicitudes/${statusTokenOf(form)}`).withInertia()
    for (const { inertiaProps } of [thanks, await status()])
      assert.isTrue((inertiaProps as any).waitsForTutor)
    const mail = await MailMessage.findByOrFail('template', 'tutor')
    assert.equal(mail.to, form.detail.tutorEmail)
    const letter = await writeLetter(mail)
    assert.include(letter.subject, form.fullName)
    const path = letter.action!.url.slice(appUrl.length)
    const page = await open(client, path)
    page.assertStatus(200)
    assert.equal(page.header('cache-control'), 'no-store')
    const props = page.inertiaProps as any
    assert.include(props, { child: form.fullName, birthDate, confirmedOn: null })
    assert.equal(props.tournament, tennis.fullName)
    assert.lengthOf(props.accepted, 2)
    itIs('2024-02-01T12:00:00+01:00')
    const { url } = (await writeLetter(mail)).action!
    const answer = await confirm(client, url.slice(appUrl.length))
    answer.assertStatus(302)
    assert.equal(flashed(answer).notice?.type, 'success')
    const again = await open(client, url.slice(appUrl.length))
    assert.equal((again.inertiaProps as any).confirmedOn, '2024-02-01')
    assert.isFalse(((await status()).inertiaProps as any).waitsForTutor)
  })

  test('editions whose tutors do not confirm write to nobody and hold nothing back', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('ballboy'), tennis as any)
    await sendForm(client, '/forms/recogepelotas', sent, { json: true })
    assert.isNull(await MailMessage.findBy('template', 'tutor'))
    const { forms } = await propsOf(client, '/merchant/mform/ballboy')
    assert.notProperty(forms.data[0], 'checks')
    const form = await Form.firstOrFail()
    await decide(client, form, {})
    assert.equal((await form.refresh()).state, 'approved')
  })

  test('what was confirmed is kept with its words, and shown to the office', async ({
    client,
    assert,
  }) => {
    const { form } = await waitingChild()
    await confirm(client, linkOf(form))
    const consent = await Consent.query().where('formId', form.id).preload('words').firstOrFail()
    assert.equal(consent.field, 'tutorConfirms')
    assert.include(consent.words.text, 'tutor legal de este menor')
    assert.isNotNull((await form.refresh()).tutorConfirmedAt)
    const { logs, consents, checks } = await propsOf(client, own(form))
    assert.equal(logs[0].type, 'tutor')
    assert.include(consents[0].label, 'tutor legal de este menor')
    assert.notInclude(
      checks.map(({ key }: { key: string }) => key),
      'tutor'
    )
    const json = await (await PersonExport.of(form.id, i18nManager.locale('es'))).toJson()
    assert.include(JSON.stringify(json.records), 'tutor legal de este menor')
  })

  test('a tutor is not asked to confirm a consent that was withdrawn', async ({
    client,
    assert,
  }) => {
    const { form } = await waitingChild()
    await Consent.query().delete()
    await db.transaction((trx) =>
      Consent.record(trx, form, { fields: ['acceptPrivacy', 'acceptImages'], locale: 'es' })
    )
    const accepted = async () => ((await open(client, linkOf(form))).inertiaProps as any).accepted
    const both = await accepted()
    await (await form.refresh()).revise({ acceptImages: true }, { by: await people.admin() })
    assert.lengthOf(both, 1)
    assert.lengthOf(await accepted(), 2)
  })

  test('a second confirmation of a tutor changes nothing', async ({ client, assert }) => {
    const { form } = await waitingChild()
    const link = linkOf(form)
    for (let time = 0; time < 2; time++) (await confirm(client, link)).assertStatus(302)
    assert.lengthOf(await Consent.query().where('formId', form.id), 1)
    assert.lengthOf(await FormLog.query().where({ formId: form.id, type: 'tutor' }), 1)
  })

  test('a link that is {$self} answers 403 with a page that says so')
    .with([
      'expired',
      'changed',
      'of another child',
      'of an earlier tutor',
      'of a withdrawn request',
      'of a rejected request',
    ])
    .run(async ({ client, assert }, kind) => {
      const { form, tennis } = await waitingChild()
      const other = await ballboyOf(tennis, 'Mia', tutor, { birthDate })
      let link = linkOf(form)
      if (kind === 'expired') link = linkOf(form, '-1s')
      if (kind === 'changed') link = link.replace(/signature=\w/, 'signature=x')
      if (kind === 'of another child') link = link.replace(`/${form.id}?`, `/${other.id}?`)
      if (kind === 'of an earlier tutor')
        await form.merge({ detail: { ...form.detail, tutorEmail: 'new@example.com' } }).save()
      if (kind === 'of a withdrawn request') await form.withdraw()
      if (kind === 'of a rejected request') await form.merge({ state: 'rejected' }).save()
      const page = await open(client, link)
      page.assertStatus(403)
      assert.equal(page.inertiaComponent, 'errors/link_expired')
      assert.isTrue((page.inertiaProps as any).tutor)
      ;(await confirm(client, link)).assertStatus(403)
      assert.lengthOf(await Consent.all(), 0)
    })

  test('the status link of the request confirms nothing', async ({ client, assert }) => {
    const { form } = await waitingChild()
    ;(await confirm(client, `/tutores/${form.id}`)).assertStatus(403)
    assert.isNull((await form.refresh()).tutorConfirmedAt)
  })

  test('confirmations of tutors from one address are limited', async ({ client, assert }) => {
    const { form } = await waitingChild()
    const link = linkOf(form)
    const statuses = []
    for (let time = 0; time < 21; time++)
      statuses.push((await confirm(client, link).header('accept', 'application/json')).status())
    assert.equal(statuses.at(-1), 429)
  })

  test('the office sees who waits, on the request and in the list', async ({ client, assert }) => {
    const { form } = await waitingChild()
    const rows = async () => (await propsOf(client, '/merchant/mform/ballboy')).forms.data
    assert.deepEqual((await rows())[0].checks, [{ key: 'tutor', blocking: true }])
    const { checks } = await propsOf(client, own(form))
    assert.include(checks[0], { key: 'tutor', level: 'warning', overridable: true })
    await confirm(client, linkOf(form))
    assert.deepEqual((await rows())[0].checks, [])
  })

  test('a request that waits is approved only with a reason', async ({ client, assert }) => {
    const { form } = await waitingChild()
    const refused = await decide(client, form, {})
    assert.equal(flashed(refused).notice?.type, 'error')
    assert.include(flashed(refused).notice?.message, 'tutor')
    assert.equal((await form.refresh()).state, 'waiting')
    await decide(client, form, { reason: 'Firmó en papel' })
    assert.equal((await form.refresh()).state, 'approved')
    assert.isNotNull(await Card.findBy('formId', form.id))
  })

  test('a confirmed request is approved, and one that waits can be rejected', async ({
    client,
    assert,
  }) => {
    const { form, tennis } = await waitingChild()
    const other = await ballboyOf(tennis, 'Mia', tutor, { birthDate })
    await confirm(client, linkOf(form))
    await decide(client, form, {})
    await decide(client, other, { state: 'rejected' })
    assert.equal((await form.refresh()).state, 'approved')
    assert.equal((await other.refresh()).state, 'rejected')
  })

  test('a bulk approval leaves out those that wait, and its preview says so', async ({
    client,
    assert,
  }) => {
    const { form, tennis } = await waitingChild()
    const other = await ballboyOf(tennis, 'Mia', tutor, { birthDate })
    await confirm(client, linkOf(other))
    const user = await people.reviewer()
    const post = (body: object) =>
      client
        .post('/merchant/mform/ballboy/changestate')
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .json({ ids: [form.id, other.id], state: 'approved', ...body })
    const preview = (await post({ preview: true })).body()
    assert.include(preview, { total: 2, applies: 1 })
    assert.deepEqual(preview.skipped, { tutor: 1 })
    await post({})
    assert.equal((await form.refresh()).state, 'waiting')
    assert.equal((await other.refresh()).state, 'approved')
  })

  test('the office sends the mail again, while the request waits', async ({ client, assert }) => {
    const { form } = await waitingChild()
    const again = async () =>
      client
        .post(`${own(form)}/tutor`)
        .loginAs(await people.editor())
        .withCsrfToken()
        .redirects(0)
    assert.equal(flashed(await again()).notice?.type, 'success')
    assert.lengthOf(await MailMessage.query().where('template', 'tutor'), 1)
    await confirm(client, linkOf(form))
    assert.equal(flashed(await again()).notice?.type, 'error')
    assert.lengthOf(await MailMessage.query().where('template', 'tutor'), 1)
  })

  test('another tutor gets a mail and has to confirm again', async ({ client, assert }) => {
    const { form } = await waitingChild()
    await confirm(client, linkOf(form))
    await (await form.refresh()).revise({ tutorEmail: 'eva@example.com' }, { by: null })
    assert.isNull((await form.refresh()).tutorConfirmedAt)
    const mail = await MailMessage.query().where('template', 'tutor').firstOrFail()
    assert.equal(mail.to, 'eva@example.com')
    ;(await confirm(client, linkOf(form))).assertStatus(302)
    assert.isNotNull((await form.refresh()).tutorConfirmedAt)
  })

  test('a tutor whom the office writes in gets the mails of a new request, and none that says nothing is missing', async ({
    assert,
  }) => {
    const { form } = await waitingChild()
    await orderMails(mailAbout(form, 'received'))
    await MailMessage.query().update({ state: 'sent' })
    await form.revise({ tutorEmail: 'eva@example.com' }, { by: await people.editor() })
    const mails = await MailMessage.query().where('to', 'eva@example.com').orderBy('id')
    assert.deepEqual(
      mails.map(({ template }) => template),
      ['received', 'tutor']
    )
    await form.refresh()
    const links = await Promise.all(
      mails.map(async (mail) => (await writeLetter(mail)).action?.url)
    )
    assert.equal(links[0], `${appUrl}/solicitudes/${statusTokenOf(form)}`)
    assert.include(links[1], '/tutor')
  })

  test('the confirmation of a tutor is deleted with its request', async ({ client, assert }) => {
    const { form } = await waitingChild()
    await confirm(client, linkOf(form))
    await db.transaction((trx) => forgetRequests(trx, [form.id]))
    assert.lengthOf(await Consent.all(), 0)
    assert.isNull(await FormLog.findBy('formId', form.id))
    assert.lengthOf(await ConsentText.all(), 1)
  })

  test('an administrator sets the tutor’s confirmation for an edition, and programs may leave it out', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const admin = await people.admin()
    const send = (changes: object) =>
      client
        .put(`/merchant/config/tournament/${tennis.id}`)
        .loginAs(admin)
        .withCsrfToken()
        .redirects(0)
        .json({
          ...{ sport: 'tennis', name: tennis.name, code: tennis.code, year: tennis.year },
          ...{ startsOn: tennis.startsOn, endsOn: tennis.endsOn, active: true, ...changes },
        })
    await send({ tutorConfirms: true })
    assert.isTrue((await Tournament.findOrFail(tennis.id)).tutorConfirms)
    await send({})
    const edit = await propsOf(client, `/merchant/config/tournament/${tennis.id}/edit`)
    assert.isTrue(edit.tournament.tutorConfirms)
  })
})

test.group('Simultaneous confirmations', (group) => {
  committedWorld(group)

  test('six clicks at once store one confirmation', async ({ client, assert }) => {
    await limiter.clear()
    const { form } = await waitingChild()
    const link = linkOf(form)
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(client, link)))
    for (const answer of answers) answer.assertStatus(302)
    assert.lengthOf(await Consent.query().where('formId', form.id), 1)
  })

  test('a tutor cannot confirm while a correction names another tutor', async ({
    client,
    assert,
  }) => {
    await limiter.clear()
    const { form } = await waitingChild()
    const detail = JSON.stringify({ ...form.detail, tutorEmail: 'other@example.com' })
    const answer = await whileOtherWaits(
      (trx) => trx.from('forms').where('id', form.id).update({ detail }).exec(),
      () => confirm(client, linkOf(form))
    )
    answer.assertStatus(403)
    await form.refresh()
    assert.equal(form.detail.tutorEmail, 'other@example.com')
    assert.isNull(form.tutorConfirmedAt)
    assert.lengthOf(await Consent.query().where('formId', form.id), 0)
  })
})
