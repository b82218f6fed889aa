import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import EntityChange from '#models/entity_change'
import MailMessage from '#models/mail_message'
import MailText from '#models/mail_text'
import { lastMail } from '#tests/helpers/mailbox'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const path = '/merchant/config/mailtexts'
const none = { subject: '', body: '' }
const own = {
  subject: '{reference}: ¡enhorabuena!',
  body: 'Le esperamos en {tournament}, {name} {lastName}.\n\nMotivo: {reason}',
}

async function office(client: ApiClient) {
  const user = await people.admin()
  const put = (words: object, mail = 'press/approved') =>
    client.put(`${path}/${mail}`).loginAs(user).withCsrfToken().redirects(0).json(words)
  const preview = (words: object, mail = 'press/approved') =>
    client
      .post(`${path}/${mail.replace('?', '/preview?')}${mail.includes('?') ? '' : '/preview'}`)
      .loginAs(user)
      .withCsrfToken()
      .header('accept', 'application/json')
      .json(words)
  const open = async (to = '') =>
    (await client.get(`${path}${to}`).loginAs(user).withInertia()).inertiaProps as any
  return { user, put, preview, open }
}

async function request(changes: object = {}) {
  const { tennis } = await openTournaments()
  return requestOf(tennis, changes)
}

const requestOf = (tennis: { id: number }, changes: object = {}) =>
  FormFactory.merge({
    tournamentId: tennis.id,
    name: 'Ana {reference}',
    lastName: '<b>Ruiz</b>',
    email: 'ana@example.com',
    ...changes,
  }).create()

test.group('The mail texts of the office', (group) => {
  emptyWorld(group)

  test('a mail text is stored by language with its author and can be reset to the default', async ({
    client,
    assert,
  }) => {
    const { user, put, open } = await office(client)
    const answer = await put({ es: own, en: none })
    answer.assertHeader('location', path)
    const { types } = await open()
    const press = types.find(({ type }: any) => type === 'press')
    assert.deepInclude(press.mails, { template: 'approved', es: true, en: false })
    const edited = await open('/press/approved')
    assert.deepEqual(edited.own, { es: own, en: null })
    assert.include(edited.standard.en.body, '{tournament}')

    await put({ es: { ...own, subject: 'Otro' }, en: none })
    await put({ es: none, en: none })
    assert.lengthOf(await MailText.all(), 0)
    const changes = await EntityChange.query().where('entity', 'mail_texts').orderBy('id')
    assert.deepEqual(
      changes.map(({ type, userId }) => [type, userId]),
      ['created', 'updated', 'deleted'].map((type) => [type, user.id])
    )
  })

  test('a mail text reaches the applicant, and values in it are never filled in again', async ({
    client,
    assert,
  }) => {
    const form = await request()
    const { put } = await office(client)
    await put({ es: own, en: none })
    await form.moveTo('approved', { by: null })
    const mail = (await lastMail())!
    assert.equal(mail.subject, `${form.idForm}: ¡enhorabuena!`)
    assert.include(mail.text, 'Ana {reference} <b>Ruiz</b>.')
    assert.include(mail.html, '&lt;b&gt;Ruiz&lt;/b&gt;')
    assert.notInclude(mail.text, 'Motivo:')
    assert.include(mail.text, '/solicitud')
  })

  test('a mail text of another language or form is not used', async ({ client, assert }) => {
    const form = await request({ locale: 'en' })
    const { put } = await office(client)
    await put({ es: own, en: none })
    await put({ es: own, en: own }, 'line/approved')
    await form.moveTo('approved', { by: null })
    assert.equal((await lastMail())!.subject, `${form.idForm}: request approved`)
  })

  test('a mail always contains the reason, message and fields, even if its text does not', async ({
    client,
    assert,
  }) => {
    const form = await request()
    const { put } = await office(client)
    const times = (text: string, part: string) => text.split(part).length - 1
    for (const body of ['Corrija {fields}:\n\n{message}', 'Falta algo.']) {
      await put({ es: { subject: 'Falta algo', body }, en: none }, 'press/asked')
      await form.askFor({ fields: ['email'], message: 'Su {name} no vale' }, await people.admin())
      const { text } = (await lastMail())!
      assert.equal(times(text, 'Su {name} no vale'), 1, body)
      assert.equal(times(text, 'Correo electrónico'), 1, body)
    }
    for (const body of ['No puede ser: {reason}', 'No puede ser.']) {
      await put({ es: { subject: 'No', body }, en: none }, 'press/rejected')
      await form.moveTo('rejected', { by: null, reason: 'Sin plazas' })
      assert.equal(times((await lastMail())!.text, 'Sin plazas'), 1, body)
      await form.moveTo('approved', { by: null })
    }
  })

  test('a mail text with an unknown placeholder or a stray brace is refused at its field', async ({
    client,
    assert,
  }) => {
    const { put, preview } = await office(client)
    const words = {
      es: { subject: 'Hola {nombre}', body: 'Roto {name' },
      en: { subject: 'Hi', body: '' },
    }
    const { errors } = flashed(await put(words))
    assert.sameMembers(Object.keys(errors), ['es.subject', 'es.body', 'en.body'])
    assert.include(errors['es.subject'][0], '{nombre}')
    assert.include(errors['es.body'][0], '{name')
    assert.lengthOf(await MailText.all(), 0)
    const refused = await preview(words)
    refused.assertStatus(422)
    assert.include(refused.body().errors[0].message, '{nombre}')
  })

  test('an invalid mail text is refused without an internal error', async ({ client, assert }) => {
    const { put } = await office(client)
    for (const value of oddest) {
      for (const words of [
        { es: value, en: none },
        { es: { subject: value, body: 'x' }, en: none },
        { es: { subject: 'x', body: value === 'x'.repeat(10_000) ? {} : value }, en: none },
      ]) {
        const answer = await put(words)
        assert.equal(answer.status(), 302)
        assert.lengthOf(await MailText.all(), 0, String(value).slice(0, 20))
      }
    }
    ;(await put({ es: own, en: own }, 'press/guest_link')).assertStatus(404)
    ;(await put({ es: own, en: own }, 'nothing/approved')).assertStatus(404)
  })
})

test.group('The preview of a mail', (group) => {
  emptyWorld(group)

  test('the preview shows a real request in both languages and stores nothing', async ({
    client,
    assert,
  }) => {
    const form = await request()
    await FormFactory.merge({ tournamentId: form.tournamentId, name: 'Otra' }).create()
    const { preview } = await office(client)
    const answer = await preview({ es: own, en: none }, `press/approved?form=${form.id}`)
    answer.assertStatus(200)
    const { es, en, form: shown } = answer.body()
    assert.deepEqual(shown, { id: form.id, reference: form.idForm, name: form.fullName })
    assert.equal(es.subject, `${form.idForm}: ¡enhorabuena!`)
    assert.equal(en.subject, `${form.idForm}: request approved`)
    assert.include(es.html, '</html>')
    assert.include(es.html, 'Ana {reference} &lt;b&gt;Ruiz')
    assert.lengthOf(await MailText.all(), 0)
    assert.lengthOf(await MailMessage.all(), 0)
  })

  test('the preview uses the newest request or a sample and contains no secret link', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { preview } = await office(client)
    const sample = await preview({ es: none, en: none }, 'press/asked')
    assert.isNull(sample.body().form.id)
    assert.include(sample.body().es.html, 'La foto no se ve bien')
    const form = await requestOf(tennis)
    const { form: shown, es } = (await preview({ es: own, en: own })).body()
    assert.equal(shown.id, form.id)
    assert.notMatch(es.html, /[0-9A-HJKMNP-TV-Z]{26}/)
  })

  test('the preview does not find a request of another form', async ({ client }) => {
    const form = await request()
    const { preview } = await office(client)
    ;(await preview({ es: own, en: own }, `line/approved?form=${form.id}`)).assertStatus(404)
    ;(await preview({ es: own, en: own }, 'press/approved?form=x')).assertStatus(422)
  })
})
