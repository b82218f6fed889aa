import { test } from '@japa/runner'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { emptyWorld, flashed, openTournaments, photoJpeg, pressAnswers } from '#tests/helpers/world'

test.group('The press form', (group) => {
  emptyWorld(group)

  test('the press form has its options and fields in the page', async ({ client, assert }) => {
    await openTournaments()
    const response = await client.get('/forms/prensa').withInertia()
    response.assertInertiaComponent('forms/press')
    const { options, formType } = response.inertiaProps as any
    assert.deepInclude(options.medias, { value: 'magazine', label: 'Periódico o revista' })
    assert.equal(options.days[0].value, '2024-04-21')
    assert.equal(options.days.at(-1).value, '2024-05-04')
    assert.isUndefined(formType.fields.work_table)
  })

  test('the press form stores a request with its photo, history and mail', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const response = await client
      .post('/forms/prensa')
      .withCsrfToken()
      .redirects(0)
      .fields(pressAnswers() as any)
      .file('image', await photoJpeg(), { filename: 'yo.jpg', contentType: 'image/jpeg' })
    response.assertStatus(302)
    response.assertHeader('location', '/forms/prensa/gracias')

    const form = await Form.firstOrFail()
    assert.equal(form.fullName, "Iñaki Łukasz Đorđević-O'Neill")
    assert.equal(form.document, '12345678Z')
    assert.equal(form.birthDate, '1990-03-14')
    assert.equal(form.cellPhone, '+34600123123')
    assert.equal(form.email, 'inaki@example.com')
    assert.equal(form.idForm, 'TST24-PR-000001')
    assert.equal(form.state, 'waiting')
    assert.match(form.image!, /^portraits\/[0-9A-Z]{26}\.sealed\.jpg$/)
    assert.deepEqual(form.detail.days, ['2024-04-22', '2024-04-23'])
    assert.equal((await FormLog.query().where('type', 'created')).length, 1)
    const mail = await MailMessage.firstOrFail()
    assert.equal(mail.template, 'received')
    assert.equal(mail.state, 'sent')
  })

  test('the press form shows an error at each wrong field and stores nothing', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const response = await client
      .post('/forms/prensa')
      .withCsrfToken()
      .redirects(0)
      .form({ name: 'Ana', document: '12345678A', email: 'no', media: 'physio', days: [] })
    response.assertStatus(302)
    const errors = flashed(response).errors
    assert.equal(errors.lastName[0], 'Rellene «Apellidos».')
    assert.equal(errors.document[0], 'La letra no corresponde al número. Compruebe su DNI o NIE.')
    assert.equal(errors.media[0], 'Elija una de las opciones de la lista.')
    assert.property(errors, 'image')
    assert.property(errors, 'acceptPrivacy')
    assert.isNull(await Form.first())
  })

  for (const name of ['state', 'credits', 'work_table', 'idPermission']) {
    test(`the press form refuses the extra field ${name}`, async ({ client, assert }) => {
      await openTournaments()
      const response = await client
        .post('/forms/prensa')
        .withCsrfToken()
        .header('accept', 'application/json')
        .fields({ ...pressAnswers(), [name]: name === 'state' ? 'approved' : '999' } as any)
        .file('image', await photoJpeg(), { filename: 'yo.jpg', contentType: 'image/jpeg' })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, name)
      assert.isNull(await Form.first())
    })
  }

  test('the press form treats the same nonce twice as one request', async ({ client, assert }) => {
    await openTournaments()
    const nonce = '5f8e7c1a-2f67-4d3b-9a3e-1f1f6f3f9b11'
    for (let time = 0; time < 2; time++) {
      const response = await client
        .post('/forms/prensa')
        .withCsrfToken()
        .redirects(0)
        .fields(pressAnswers({ nonce }) as any)
        .file('image', await photoJpeg(), { filename: 'yo.jpg', contentType: 'image/jpeg' })
      response.assertHeader('location', '/forms/prensa/gracias')
    }
    assert.equal((await Form.all()).length, 1)
    assert.equal((await MailMessage.all()).length, 1)
  })
})
