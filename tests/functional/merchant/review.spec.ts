import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import Card from '#models/card'
import DocumentRun from '#models/document_run'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

test.group('The review desk', (group) => {
  emptyWorld(group)

  test('the review desk finds a request without its accents and shows it', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      name: 'Iñaki',
      lastName: "Łukasz Đorđević-O'Neill",
    }).create()
    await FormFactory.merge({ tournamentId: tennis.id }).createMany(3)
    const user = await reviewer()

    const list = await client
      .get('/merchant/mform/press?search=inaki%20dord')
      .loginAs(user)
      .withInertia()
    list.assertInertiaComponent('merchant/forms/index')
    const { forms, search } = list.inertiaProps as any
    assert.equal(search, 'inaki dord')
    assert.deepEqual(
      forms.data.map((row: any) => row.id),
      [form.id]
    )
    assert.equal(forms.data[0].mediaName, 'Diario')

    const show = await client.get(`/merchant/mform/press/${form.id}`).loginAs(user).withInertia()
    show.assertInertiaComponent('merchant/forms/show')
    assert.equal((show.inertiaProps as any).form.lastName, "Łukasz Đorđević-O'Neill")
    assert.equal((show.inertiaProps as any).can.decideMany, true)
  })

  test('an approval makes a log entry, a card and a mail at once', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const response = await client
      .post(`/merchant/mform/press/${form.id}/changestate`)
      .loginAs(await reviewer())
      .withCsrfToken()
      .redirects(0)
      .json({ state: 'approved' })
    response.assertStatus(302)
    await form.refresh()
    assert.equal(form.state, 'approved')
    assert.equal(form.version, 2)
    const log = await FormLog.query().where('type', 'state').firstOrFail()
    assert.deepEqual([log.from, log.to], [{ state: 'waiting' }, { state: 'approved' }])
    const card = await Card.firstOrFail()
    assert.match(card.token, /^[0-9A-Z]{26}$/)
    assert.equal((await MailMessage.query().where('template', 'approved')).length, 1)
  })

  test('a rejected request can be approved again, with a new card', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const by = await reviewer()
    await form.moveTo('approved', { by })
    await form.moveTo('rejected', { by, reason: 'Foto' })
    assert.equal((await Card.firstOrFail()).state, 'revoked')
    await form.moveTo('approved', { by })
    const serials = (await Card.query().orderBy('id')).map(({ serial, state }) => [serial, state])
    assert.deepEqual(serials, [
      [form.idForm, 'revoked'],
      [`${form.idForm}-2`, 'live'],
    ])
  })

  test('an approved request cannot be approved again', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const by = await reviewer()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await form.moveTo('approved', { by })
    const response = await client
      .post(`/merchant/mform/press/${form.id}/changestate`)
      .loginAs(by)
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ state: 'approved' })
    response.assertStatus(409)
    assert.equal((await FormLog.query().where('type', 'state')).length, 1)
  })

  test('a bulk decision reports how many requests were changed and skipped', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const by = await reviewer()
    const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(3)
    await forms[0].moveTo('approved', { by })
    const response = await client
      .post('/merchant/mform/press/changestate')
      .loginAs(by)
      .withCsrfToken()
      .redirects(0)
      .json({ ids: [...forms.map(({ id }) => id), 999_999] })
    assert.deepInclude(flashed(response).notice, {
      type: 'success',
      message: '2 solicitudes aprobadas; 2 quedan sin cambiar.',
    })
    assert.equal((await Form.query().where('state', 'approved')).length, 3)
  })

  test('an outdated page cannot overwrite a newer version of a request', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const user = await reviewer()
    const put = (changes: object) =>
      client
        .put(`/merchant/mform/press/${form.id}`)
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .json(changes)
    await put({ version: 1, company: 'Primera' })
    const second = await put({ version: 1, company: 'Segunda' })
    assert.equal(flashed(second).notice?.type, 'error')
    await form.refresh()
    assert.equal(form.company, 'Primera')
    assert.equal(form.version, 2)
    assert.equal(form.detail.mediaName, 'Diario')
    const log = await FormLog.query().where('type', 'updated').firstOrFail()
    assert.deepEqual(log.to, { company: 'Primera' })
  })

  test('a viewer can look at requests but cannot decide, print or export', async ({ client }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    const viewer = await UserFactory.create()
    const get = (path: string) => client.get(path).loginAs(viewer).withInertia()
    ;(await get('/merchant/mform/press')).assertStatus(200)
    ;(await get('/merchant/mform/press/create')).assertStatus(403)
    ;(await get(`/merchant/mform/press/${form.id}/edit`)).assertStatus(403)
    ;(await get(`/merchant/system/pdfs?ids=${form.id}`)).assertStatus(403)
    for (const path of [`${form.id}/changestate`, 'changestate', 'export']) {
      const response = await client
        .post(`/merchant/mform/press/${path}`)
        .loginAs(viewer)
        .withCsrfToken()
        .header('accept', 'application/json')
        .json({ state: 'approved', ids: [form.id] })
      response.assertStatus(403)
    }
  })

  test('the Excel list is ordered, made and mailed as a link', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    await FormFactory.merge({ tournamentId: tennis.id, lastName: '=1+1' }).create()
    const user = await reviewer()
    const response = await client
      .post('/merchant/mform/press/export')
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ search: '', state: 'waiting' })
    assert.equal(flashed(response).notice?.message, 'Le enviaremos un correo con el archivo Excel.')
    const run = await DocumentRun.firstOrFail()
    assert.equal(run.state, 'done')
    assert.equal(run.total, 1)
    assert.isTrue(await drive.use().exists(run.fileKey!))
    const mail = await MailMessage.query().where('template', 'export').firstOrFail()
    assert.equal(mail.to, user.email)
    assert.equal(mail.state, 'sent')
  })

  test('approved requests are printed as PDF and logged once', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const user = await reviewer()
    const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(2)
    await forms[0].moveTo('approved', { by: user })
    const ids = forms.map(({ id }) => id).join(',')
    for (let time = 0; time < 2; time++) {
      const response = await client.get(`/merchant/system/pdfs?ids=${ids}&print=true`).loginAs(user)
      response.assertStatus(200)
      response.assertHeader('content-type', 'application/pdf')
    }
    const logs = await FormLog.query().where('type', 'print')
    assert.deepEqual(
      logs.map(({ formId }) => formId),
      [forms[0].id]
    )
  })
})
