import { test } from '@japa/runner'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { FormFactory } from '#database/factories/form_factory'
import { writeLetter } from '#mails/letter'
import Form from '#models/form'
import LateLink from '#models/late_link'
import MailMessage from '#models/mail_message'
import RegistrationWindow from '#models/registration_window'
import { storeUploadedPhoto } from '#models/form/photos'
import { problemsOf, sendMember, somebody } from '#tests/helpers/players'
import { keepPhotos } from '#tests/helpers/photos'
import { Visitor } from '#tests/helpers/visitor'
import { admin, emptyWorld, openTournaments, photoJpeg } from '#tests/helpers/world'

const path = '/forms/jugadores/old'

async function lastYear(state: 'approved' | 'rejected' = 'approved') {
  const { tennis } = await openTournaments()
  const past = await TournamentFactory.apply('past').create()
  const { columns, photos } = await storeUploadedPhoto(
    { bytes: await photoJpeg() },
    { byStaff: true }
  )
  const former = await FormFactory.merge({
    tournamentId: past.id,
    type: 'player',
    category: 'player_team',
    state,
    name: 'Renata',
    lastName: 'Gil Ruiz',
    email: 'renata@example.com',
    ...columns,
    detail: { type: 'Physio', validity: 'full', tour: 'ATP', passportNumber: 'RET2023001' },
  }).create()
  await keepPhotos(former, photos)
  return { player: tennis.$extras.player, former, tennis }
}

const short = (player: { id: number }, more: Record<string, string> = {}) => ({
  'acceptPrivacy': 'true',
  'detail[passportNumber]': 'ret-2023 001',
  'detail[player]': String(player.id),
  ...more,
})

/** Asks for the confirmation link as the page does and returns its path. */
async function linkOf(visitor: Visitor, player: { id: number }) {
  await visitor.post(path, short(player))
  const mail = await MailMessage.query().orderBy('id', 'desc').firstOrFail()
  return (await writeLetter(mail)).action!.url.slice(appUrl.length)
}

test.group('A returning team member', (group) => {
  emptyWorld(group)
  group.each.setup(async () => {
    await limiter.clear()
    return () => limiter.clear()
  })

  test('a returning member is recognised by the passport, and no personal data is shown', async ({
    client,
    assert,
  }) => {
    const { former } = await lastYear()
    const page = await client.get(`${path}/search`).qs({ document: ' ret 2023-001' }).withInertia()
    page.assertInertiaComponent('forms/returning_player')
    const props = page.inertiaProps as any
    assert.deepEqual(props.player, { initials: 'R. G.', maskedEmail: 'r•••@e•••.com' })
    assert.equal(props.search, 'ret 2023-001')
    for (const secret of [former.name, former.lastName, former.email!, former.document!])
      assert.notInclude(JSON.stringify({ ...props, search: '' }), secret)
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('referrer-policy', 'no-referrer')
  })

  test('a returning member is not found when {what}')
    .with([
      { what: 'nobody has the passport number', document: 'XX0000000', state: 'approved' as const },
      {
        what: 'the request of last year was rejected',
        document: 'RET2023001',
        state: 'rejected' as const,
      },
    ])
    .run(async ({ client, assert }, { document, state }) => {
      const { player } = await lastYear(state)
      const page = await client
        .get(`${path}/search`)
        .qs({ document })
        .withSession({ locale: 'en' })
        .withInertia()
      const { player: found, errors } = page.inertiaProps as any
      assert.isNull(found)
      assert.match(errors.document, /^Document not found: .*press Create/)
      const answers = { ...short(player), 'detail[passportNumber]': document }
      const sent = await sendMember(client, answers, { path, files: { image: null } })
      assert.deepEqual(problemsOf(sent), ['detail.passportNumber documentNotFound'])
    })

  test('a returning member is mailed only at the known address, whatever e-mail is sent', async ({
    client,
    assert,
  }) => {
    const { player, former } = await lastYear()
    for (const email of [undefined, 'renata@example.com', 'somebody@example.com']) {
      const answers = short(player, email ? { email } : {})
      const sent = await sendMember(client, answers, { path, files: { image: null } })
      sent.assertStatus(202)
      assert.deepEqual(sent.body(), {
        message:
          'Hemos escrito a r•••@e•••.com. Abra el enlace de ese correo en este dispositivo: ' +
          'el formulario se abre con sus respuestas del año pasado.',
      })
    }
    assert.lengthOf(await Form.all(), 1)
    const mails = await MailMessage.all()
    assert.deepEqual(
      mails.map(({ to, template, locale }) => `${to} ${template} ${locale}`),
      Array.from({ length: 3 }, () => 'renata@example.com returning_link es')
    )
    const { action, paragraphs, reference } = await writeLetter(mails[0])
    assert.isNull(reference)
    assert.match(paragraphs.at(-1)!, /^El enlace vale hasta el \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/)
    for (const secret of [former.name, former.email!, former.document!, 'RET2023001'])
      assert.notInclude(decodeURIComponent(action!.url), secret)
    const office = await writeLetter(mails[0], { hidesLink: true })
    assert.notInclude(office.action!.url, 'signature')
  })

  test('a returning member sees that a mail was sent, and no thank-you page', async ({
    assert,
  }) => {
    const { player } = await lastYear()
    const visitor = new Visitor()
    await visitor.open(path)
    const page = await visitor.post(path, short(player))
    assert.equal(page.component, 'forms/returning_player')
    assert.equal(page.props.flash.type, 'success')
    assert.include(page.props.flash.message, 'r•••@e•••.com')
    assert.isNull(page.props.known)
    const thanks = await visitor.open('/forms/jugadores/gracias')
    assert.equal(thanks.component, 'forms/player')
    assert.notInclude(JSON.stringify([page.props, thanks.props]), 'renata')
  })

  test('a returning member gets at most three mails an hour, and a mailbox at most six', async ({
    client,
    assert,
  }) => {
    const { player, former } = await lastYear()
    const again = () => sendMember(client, short(player), { path, files: { image: null } })
    for (let time = 0; time < 5; time++) (await again()).assertStatus(202)
    assert.lengthOf(await MailMessage.all(), 3)
    const detail = { ...former.detail, passportNumber: 'OTHER0001' }
    const { tournamentId, type, state, email } = former
    await FormFactory.merge({ tournamentId, type, state, email, detail }).create()
    const other = { ...short(player), 'detail[passportNumber]': 'OTHER0001' }
    for (let time = 0; time < 5; time++)
      await sendMember(client, other, { path, files: { image: null } })
    assert.lengthOf(await MailMessage.all(), 6)
  })

  test('a returning member who opened the link sends only the new answers', async ({ assert }) => {
    const { player, former, tennis } = await lastYear()
    const visitor = new Visitor()
    const opened = await visitor.open(await linkOf(visitor, player))
    assert.equal(opened.component, 'forms/returning_player')
    assert.equal(opened.headers.get('cache-control'), 'no-store')
    const { known } = opened.props
    assert.containSubset(known, {
      ...{ name: 'Renata', document: former.document, email: 'renata@example.com' },
      ...{ type: 'Physio', tour: 'ATP', passportNumber: 'RET2023001', birthDate: '1990-03-14' },
    })
    assert.match(known.image, /^data:image\/jpeg;base64,/)
    assert.notProperty(known, 'player')

    const thanks = await visitor.post(path, { ...short(player), cellPhone: '611222333' })
    assert.equal(thanks.component, 'forms/thanks')
    assert.equal(thanks.props.email, 'renata@example.com')
    const form = await Form.query().where('tournamentId', tennis.id).firstOrFail()
    assert.deepInclude(form.serialize(), {
      ...{ name: 'Renata', document: former.document, email: 'renata@example.com' },
      ...{ cellPhone: '+34611222333', player: player.id },
    })
    assert.equal(form.detail.type, 'Physio')
    assert.match(form.image!, /^portraits\//)
    assert.notEqual(form.image, former.image)

    assert.isNull((await visitor.open(path)).props.known)
  })

  test('the link of a returning member is void after the request was sent', async ({ assert }) => {
    const { player } = await lastYear()
    const visitor = new Visitor()
    const link = await linkOf(visitor, player)
    await visitor.open(link)
    await visitor.post(path, short(player))
    const again = await new Visitor().open(link)
    assert.isNull(again.props.known)
    assert.include(again.props.flash.message, 'Este enlace ya no vale')
    // Another try with the passport gets the link to the existing request by mail.
    await new Visitor().post(path, short(player))
    assert.deepEqual(
      (await MailMessage.query().where('template', 'reminder')).map(({ to }) => to),
      ['renata@example.com']
    )
  })

  test('a returning member can change their role with the field subtype', async ({ assert }) => {
    const { player, tennis } = await lastYear()
    const visitor = new Visitor()
    await visitor.open(await linkOf(visitor, player))
    await visitor.post(path, { ...short(player), subtype: 'Coach' })
    const form = await Form.findByOrFail('tournamentId', tennis.id)
    assert.equal(form.detail.type, 'Coach')
  })

  test('the link of a returning member works only in the same browser and only for an hour', async ({
    assert,
    cleanup,
  }) => {
    const { player, tennis } = await lastYear()
    const visitor = new Visitor()
    await visitor.open(await linkOf(visitor, player))
    const other = new Visitor()
    assert.isNull((await other.open(path)).props.known)
    await other.post(path, short(player))

    const now = Date.now()
    const clock = Date.now
    cleanup(() => void (Date.now = clock))
    Date.now = () => now + 61 * 60_000
    assert.isNull((await visitor.open(path)).props.known)
    Date.now = clock
    assert.isNotNull((await visitor.open(path)).props.known)
    // A search for another passport ends the confirmation.
    await visitor.open(`${path}/search`)
    await visitor.post(path, short(player))
    assert.lengthOf(await Form.query().where('tournamentId', tennis.id), 0)
  })

  test('the link of a returning member cannot be used with the passport of another person', async ({
    assert,
  }) => {
    const { player, former, tennis } = await lastYear()
    const detail = { ...former.detail, passportNumber: 'OTHER0001' }
    const { tournamentId, type, state } = former
    await FormFactory.merge({ tournamentId, type, state, detail }).create()
    const visitor = new Visitor()
    await visitor.open(await linkOf(visitor, player))
    await visitor.post(path, { ...short(player), 'detail[passportNumber]': 'OTHER0001' })
    assert.lengthOf(await Form.query().where('tournamentId', tennis.id), 0)
  })

  test('a forged, changed or expired link of a returning member does not work', async ({
    assert,
  }) => {
    const { player, former } = await lastYear()
    const visitor = new Visitor()
    const link = await linkOf(visitor, player)
    const qs = { former: former.id }
    const over = { qs, expiresIn: '-1s', purpose: `returning:${former.email}` }
    for (const address of [
      signedUrlFor('returning.create', [], over),
      signedUrlFor('returning.create', [], { ...over, expiresIn: '1h', purpose: 'late' }),
      `${path}?former=${former.id}`,
      `${path}?former=99999999999999999999`,
      link.replace(`former=${former.id}`, `former=${former.id + 1}`),
      `${link}&late=1`,
      link.slice(0, -2),
    ]) {
      const page = await new Visitor().open(address)
      assert.isNull(page.props.known, address)
      assert.equal(page.props.flash.type, 'error', address)
    }
  })

  test('a link of a returning member ends when the office corrects the address, and is sent again to the new one', async ({
    client,
    assert,
  }) => {
    const { player, former } = await lastYear()
    const link = await linkOf(new Visitor(), player)
    const reader = new Visitor()
    await reader.open(link)
    const mail = await MailMessage.query().orderBy('id', 'desc').firstOrFail()
    const by = await admin()
    await former.revise({ email: 'right@example.com' }, { by })
    await mail.refresh()
    assert.isNull((await writeLetter(mail)).action)
    assert.isNull((await reader.open(path)).props.known)
    const page = await new Visitor().open(link)
    assert.isNull(page.props.known)
    assert.equal(page.props.flash.type, 'error')
    await mail.merge({ state: 'sent' }).save()
    await client.post(`/merchant/config/mails/${mail.id}/resend`).loginAs(by).withCsrfToken()
    const again = await MailMessage.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(again.to, 'right@example.com')
    const { pathname, search } = new URL((await writeLetter(again)).action!.url)
    const visitor = new Visitor()
    await visitor.open(pathname + search)
    assert.equal((await visitor.open(path)).props.known.name, 'Renata')
  })

  test('a returning member who answers everything is treated like a new applicant', async ({
    client,
    assert,
  }) => {
    const { player, former, tennis } = await lastYear()
    const complete = {
      ...somebody(),
      ...short(player, { email: 'somebody@example.com' }),
      'detail[type]': 'Coach',
      'detail[tour]': 'ATP',
      'detail[validity]': 'full',
    }
    const wrong = await sendMember(client, { ...complete, cellPhone: 'x' }, { path })
    assert.deepEqual(problemsOf(wrong), ['cellPhone mobile'])
    assert.isEmpty(problemsOf(await sendMember(client, complete, { path })))
    const form = await Form.query().where('tournamentId', tennis.id).firstOrFail()
    assert.equal(form.email, 'somebody@example.com')
    assert.isNull(form.address)
    assert.notEqual(form.name, former.name)
    assert.lengthOf(await MailMessage.query().where('template', 'returning_link'), 0)
  })

  test('a returning member without a player or consent sees the error and gets no mail', async ({
    client,
    assert,
  }) => {
    const { player } = await lastYear()
    const { 'detail[passportNumber]': passport } = short(player)
    const answers = {
      ...{ ...somebody(), 'detail[passportNumber]': passport, 'detail[type]': 'Coach' },
      ...{ 'detail[tour]': 'ATP', 'detail[validity]': 'full' },
    }
    const sent = await sendMember(client, answers, { path })
    assert.includeMembers(problemsOf(sent), ['detail.player required'])
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('a returning member without a known address has to answer everything', async ({
    client,
    assert,
  }) => {
    const { player, former } = await lastYear()
    await former.merge({ email: null }).save()
    const sent = await sendMember(client, short(player), { path, files: { image: null } })
    assert.includeMembers(problemsOf(sent), ['name required', 'image required'])
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('a returning member with a late link can use a closed form, on another device too', async ({
    assert,
  }) => {
    const { player, tennis } = await lastYear()
    await RegistrationWindow.query().where('tournamentId', tennis.id).delete()
    const late = await LateLink.create({
      ...{ tournamentId: tennis.id, formType: 'player', email: 'renata@example.com' },
      userId: (await admin()).id,
      expiresAt: DateTime.utc().plus({ days: 1 }),
    })
    const visitor = new Visitor()
    await visitor.open(late.url.slice(appUrl.length))
    const link = await linkOf(visitor, player)
    const elsewhere = new Visitor()
    assert.isNotNull((await elsewhere.open(link)).props.known)
    const thanks = await elsewhere.post(path, short(player))
    assert.equal(thanks.component, 'forms/thanks')
    assert.equal((await late.refresh()).state, 'used')
  })

  test('the search for a returning member is limited to five times a minute', async ({
    client,
    assert,
  }) => {
    await lastYear()
    for (let time = 0; time < 5; time++)
      (
        await client
          .get(`${path}/search`)
          .qs({ document: `PAX${time}000` })
          .withInertia()
      ).assertStatus(200)
    const sixth = await client.get(`${path}/search`).qs({ document: 'RET2023001' }).withInertia()
    sixth.assertStatus(429)
    const { player, errors } = sixth.inertiaProps as any
    assert.isNull(player)
    assert.include(errors.document, 'Espere un minuto')
    const seventh = await client
      .get(`${path}/search`)
      .qs({ document: 'RET2023001' })
      .header('accept', 'application/json')
    seventh.assertStatus(429)
    assert.containsSubset(seventh.body().errors, [{ field: 'document', rule: 'tooManyPassports' }])
  })
})
