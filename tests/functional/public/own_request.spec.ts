import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import { noteAccess } from '#journal/entries'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { statusTokenOf } from '#text/secrets'
import { ballboyOf } from '#tests/helpers/ballboys'
import { goodPhoto, sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { problemsOf } from '#tests/helpers/players'
import { emptyWorld, flashed, openTournaments, pressAnswers, reviewer } from '#tests/helpers/world'

async function asked(client: ApiClient, fields?: string[]) {
  await openTournaments()
  await sendForm(client, '/forms/prensa', pressAnswers())
  const form = await Form.firstOrFail()
  const user = await reviewer()
  if (fields) {
    await client
      .post(`/merchant/mform/press/${form.id}/askchanges`)
      .loginAs(user)
      .withCsrfToken()
      .json({ fields, message: 'Envíe otra foto, por favor.' })
    await form.refresh()
  }
  return { form, user, path: `/solicitudes/${statusTokenOf(form)}` }
}

test.group('The applicant’s own request', (group) => {
  emptyWorld(group)

  test('the own request opens in the language of its mail unless the visitor chose another', async ({
    client,
    assert,
  }) => {
    const { path, form } = await asked(client)
    await form.merge({ locale: 'en' }).save()
    const first = await client.get(path).withInertia()
    assert.deepInclude(first.inertiaProps as any, { locale: 'en', title: 'Press' })
    const chosen = await client.get(path).withSession({ locale: 'es' }).withInertia()
    assert.deepInclude(chosen.inertiaProps as any, { locale: 'es', title: 'Prensa' })
  })

  test('the own request shows who of the office opened documents, by role and without a name', async ({
    client,
    assert,
  }) => {
    const { path, form, user } = await asked(client)
    await noteAccess(user, 'request', { formId: form.id })
    await noteAccess(user, 'look', { formId: form.id, detail: 'letter' })
    await noteAccess(await people.admin(), 'reveal', { formId: form.id, detail: 'document' })
    const { looks } = (await client.get(path).withInertia()).inertiaProps as any
    assert.deepEqual(
      looks.map(({ what, who }: any) => [what, who]),
      [
        ['Número mostrado', 'Administración'],
        ['Documento abierto', 'Oficina de acreditaciones'],
      ]
    )
    assert.match(looks[0].at, /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    const data = (await client.get(`${path}/data`)).body()
    assert.lengthOf(data.looks, 2)
    assert.notInclude(JSON.stringify([looks, data.looks]), user.name)
  })

  test('the own request shows the requested corrections and no other answers', async ({
    client,
    assert,
  }) => {
    const { path, form } = await asked(client, ['image', 'mediaName'])
    const page = await client.get(path).withInertia()
    page.assertInertiaComponent('forms/status')
    const props = page.inertiaProps as any
    assert.equal(props.asked.message, 'Envíe otra foto, por favor.')
    assert.deepEqual(props.asked.fields, ['image', 'mediaName'])
    assert.equal(props.answers.mediaName, 'Diario del Norte')
    assert.equal(props.state, 'waiting')
    const { formType, options, ...own } = props
    assert.notInclude(JSON.stringify(own), form.document!)
    const mail = await MailMessage.findByOrFail('template', 'asked')
    assert.equal(mail.params.message, 'Envíe otra foto, por favor.')
  })

  test('the own request accepts corrections only of the requested fields', async ({
    client,
    assert,
  }) => {
    const { path, form } = await asked(client, ['image', 'mediaName'])
    const photo = await goodPhoto()
    const response = await client
      .post(path)
      .withCsrfToken()
      .redirects(0)
      .field('mediaName', 'La Raqueta')
      .field('name', 'Otra')
      .field('document', 'X1234567L')
      .file('image', photo.bytes, { filename: 'otra.jpg', contentType: photo.type })
    response.assertHeader('location', path)
    const after = await Form.firstOrFail()
    assert.equal(after.detail.mediaName, 'La Raqueta')
    assert.equal(after.name, form.name)
    assert.equal(after.document, form.document)
    assert.notEqual(after.image, form.image)
    assert.equal(after.state, 'waiting')
    assert.isNull(after.asked)
    const log = await FormLog.query().where('type', 'updated').firstOrFail()
    assert.isNull(log.userId)
    assert.deepInclude(log.to, { mediaName: 'La Raqueta' })
    const twice = await client
      .post(path)
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({})
    twice.assertStatus(409)
  })

  test('an optional answer that was opened but not sent is kept', async ({ client, assert }) => {
    const { path } = await asked(client, ['mediaName', 'company'])
    const form = await Form.firstOrFail()
    await form.merge({ company: 'Alcor' }).save()
    await client.put(path).withCsrfToken().json({ mediaName: 'La Raqueta' })
    await form.refresh()
    assert.equal(form.company, 'Alcor')
    assert.equal(form.detail.mediaName, 'La Raqueta')
  })

  test('the own request names the errors that remain in a correction', async ({
    client,
    assert,
  }) => {
    const { path } = await asked(client, ['image', 'email'])
    const response = await client
      .put(path)
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ email: 'nobody' })
    assert.sameMembers(problemsOf(response), ['image required', 'email email'])
    assert.isNotNull((await Form.firstOrFail()).asked)
  })

  test('a correction to the name of a blacklisted person is refused', async ({
    client,
    assert,
  }) => {
    const { path } = await asked(client, ['name', 'lastName'])
    const [name, lastName] = ['Vetado', 'Ejemplo']
    await BlacklistEntry.create({
      name,
      lastName,
      foldedName: BlacklistEntry.foldedNameOf(name, lastName),
    })
    const request = client.put(path).withCsrfToken().header('accept', 'application/json')
    ;(await request.json({ name: 'VETADO', lastName })).assertStatus(403)
    assert.equal((await Form.firstOrFail()).name, 'Iñaki')
  })

  test('corrections can be requested only while a request waits', async ({ client, assert }) => {
    const { form, user } = await asked(client)
    await form.moveTo('approved', { by: user })
    const response = await client
      .post(`/merchant/mform/press/${form.id}/askchanges`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
      .json({ fields: ['image'], message: 'Otra foto' })
    assert.equal(flashed(response).notice!.type, 'error')
    const unknown = await client
      .post(`/merchant/mform/press/${form.id}/askchanges`)
      .loginAs(user)
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ fields: ['credits'], message: 'x' })
    assert.deepEqual(problemsOf(unknown), ['fields enum'])
  })

  test('a withdrawn request has no active card, and staff cannot approve it again', async ({
    client,
    assert,
  }) => {
    const { form, path, user } = await asked(client)
    await form.moveTo('approved', { by: user })
    const response = await client.delete(path).withCsrfToken().redirects(0)
    response.assertHeader('location', path)
    await form.refresh()
    assert.equal(form.state, 'rejected')
    assert.isNotNull(form.withdrawnAt)
    assert.equal((await Card.firstOrFail()).state, 'revoked')
    assert.equal((await MailMessage.findByOrFail('template', 'withdrawn')).to, form.email)
    const page = await client.get(path).withInertia()
    assert.isTrue((page.inertiaProps as any).withdrawn)
    await assert.rejects(() => form.moveTo('approved', { by: user }), 'isWithdrawn')
    const twice = await client.delete(path).withCsrfToken().header('accept', 'application/json')
    twice.assertStatus(409)
  })

  test('an applicant can download their own data', async ({ client, assert }) => {
    const { path, form } = await asked(client)
    const response = await client.get(`${path}/data`)
    response.assertHeader('content-disposition', `attachment; filename="${form.idForm}.json"`)
    const { answers, photo, state, mails } = response.body()
    assert.deepInclude(answers, {
      name: 'document',
      label: 'Pasaporte, DNI o NIE',
      value: form.document,
    })
    assert.match(photo, /^data:image\/jpeg;base64,/)
    assert.equal(state, 'waiting')
    assert.lengthOf(mails, 1)
    assert.notInclude(JSON.stringify(answers), 'idPermission')
  })

  test('a request cannot be opened with another token', async ({ client }) => {
    await asked(client)
    for (const [method, path] of [
      ['get', '/solicitudes/0000'],
      ['put', '/solicitudes/0000'],
      ['delete', '/solicitudes/0000'],
      ['get', '/solicitudes/0000/data'],
    ] as const)
      (await client[method](path).withCsrfToken().withInertia()).assertStatus(404)
  })
})

test.group('Asking for the status links', (group) => {
  emptyWorld(group)
  group.each.setup(async () => {
    await limiter.clear()
    return () => limiter.clear()
  })

  test('the answer is the same for known and unknown e-mail addresses', async ({
    client,
    assert,
  }) => {
    const { form } = await asked(client)
    const answers = []
    for (const email of [form.email, ' INAKI@example.com', 'nobody@example.com']) {
      const response = await client
        .post('/solicitudes')
        .withCsrfToken()
        .redirects(0)
        .json({ email })
      answers.push([response.status(), response.header('location'), flashed(response).notice])
    }
    assert.deepEqual(answers[1], answers[0])
    assert.deepEqual(answers[2], answers[0])
    const mails = await MailMessage.query().where('template', 'reminder')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [form.email]
    )
  })

  test('a tutor gets the links of their children with their own address', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const tutor = { name: 'Ana', document: '12345678Z' }
    for (const [name, email] of [
      ['Leo', 'leo@example.com'],
      ['Ada', null],
    ] as const)
      await ballboyOf(tennis, name, tutor, { email })
    const email = 'tutor@example.com'
    await client.post('/solicitudes').withCsrfToken().redirects(0).json({ email })
    const mails = await MailMessage.query().where('template', 'reminder')
    assert.deepEqual(
      mails.map(({ to }) => to),
      [email, email]
    )
  })

  test('the page for status links refuses an invalid e-mail address', async ({
    client,
    assert,
  }) => {
    ;(await client.get('/solicitudes').withInertia()).assertInertiaComponent('forms/status_link')
    const response = await client
      .post('/solicitudes')
      .withCsrfToken()
      .header('accept', 'application/json')
      .json({ email: 'nobody' })
    assert.deepEqual(problemsOf(response), ['email email'])
  })
})
