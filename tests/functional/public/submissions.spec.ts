import { test } from '@japa/runner'
import i18nManager from '@adonisjs/i18n/services/main'
import { policyVersion } from '#config/organiser'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { completeAnswers, keptFiles, pathOf, publicTypes, sendForm } from '#tests/helpers/forms'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'
import { messageOf } from '#form_types/messages'

/** A type with its edition and complete answers. */
async function typeOf(key: string) {
  const type = formTypes.get(key)
  const edition = (await openTournaments())[type.sport]
  return { type, edition, path: pathOf(type), ...completeAnswers(type, edition as any) }
}

test.group('Submissions of the public forms', (group) => {
  emptyWorld(group)

  test('a complete {$self} request is stored as it was answered')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const { type, edition, path, sent, stored } = await typeOf(key)
      const response = await sendForm(client, path, sent, { locale: 'en' })
      assert.equal(response.header('location'), `${path}/gracias`)

      const form = await Form.firstOrFail()
      assert.deepInclude(form.answers, stored)
      assert.equal(form.idForm, `${edition.code}-${type.code}-000001`)
      assert.equal(form.category, type.category(stored))
      assert.deepInclude(form.serialize(), {
        type: key,
        state: 'waiting',
        locale: 'en',
        version: 1,
        credits: 0,
        amount: 0,
        policyVersion,
        tournamentId: edition.id,
      })
      assert.isNotNull(form.policyAcceptedAt)
      assert.sameMembers(
        (await keptFiles('portraits')).filter((name) =>
          form.image!.startsWith(`portraits/${name.slice(0, 26)}`)
        ),
        [form.image!.slice(10), form.image!.slice(10).replace('.jpg', '.thumb.jpg')]
      )
      const mail = await MailMessage.firstOrFail()
      assert.deepInclude(mail.serialize(), {
        template: 'received',
        to: form.detail.tutorEmail ?? form.email,
        locale: 'en',
        state: 'sent',
      })
      const logs = await FormLog.query().orderBy('id')
      assert.deepEqual(
        logs.map((log) => log.type),
        ['created', 'mail']
      )
    })

  test('each missing required answer of {$self} is reported in both languages')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const { type, path, sent } = await typeOf(key)
      const required = Object.entries(type.publicFields).filter(([, field]) => field.required)
      assert.isAbove(required.length, 9)
      for (const locale of ['es', 'en']) {
        for (const [name] of required) {
          const { [name]: omitted, ...rest } = sent
          const image = name === 'image' ? null : undefined
          const response = await sendForm(client, path, rest, { json: true, locale, image })
          response.assertStatus(422)
          const question = `${key}.${name}`
          const message = messageOf(i18nManager.locale(locale), 'required', { question })
          assert.deepEqual(response.body().errors, [
            { field: type.wireName(name), rule: 'required', message },
          ])
        }
      }
      assert.lengthOf(await Form.all(), 0)
    })

  test('a {$self} request without consent to the policies is not stored')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const { path, sent } = await typeOf(key)
      for (const acceptPrivacy of [undefined, 'false']) {
        const { acceptPrivacy: omitted, ...rest } = sent
        const answers = acceptPrivacy ? { ...rest, acceptPrivacy } : rest
        const response = await sendForm(client, path, answers, { json: true })
        assert.deepEqual(
          response.body().errors.map(({ field, message }: any) => [field, message]),
          [['acceptPrivacy', 'Marque esta casilla para continuar.']]
        )
      }
      assert.lengthOf(await Form.all(), 0)
    })

  test('a list with more choices than there can be is refused for its length alone', async ({
    client,
    assert,
  }) => {
    const { path, sent } = await typeOf('press')
    const days = Array.from({ length: 301 }, () => 'a')
    const response = await sendForm(client, path, { ...sent, days }, { json: true })
    assert.deepEqual(
      response.body().errors.map(({ field, rule }: any) => [field, rule]),
      [['days', 'array.maxLength']]
    )
  })

  test('a {$self} request accepts only the values of its option lists')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const { type, path, sent } = await typeOf(key)
      for (const [name, field] of Object.entries(type.publicFields)) {
        if (!field.options) continue
        const wrong = Array.isArray(sent[name]) ? ['elsewhere'] : 'elsewhere'
        const response = await sendForm(client, path, { ...sent, [name]: wrong }, { json: true })
        const at = type.wireName(name) + (Array.isArray(sent[name]) ? '.0' : '')
        const message = 'Elija una de las opciones de la lista.'
        assert.deepInclude(response.body().errors, { field: at, rule: 'enum', message })
      }
      assert.lengthOf(await Form.all(), 0)
    })

  test('a {$self} request with a staff-only field is refused')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const { type, path, sent } = await typeOf(key)
      const staff = Object.keys(type.allFields).filter((name) => !(name in type.publicFields))
      for (const name of [
        ...staff,
        'state',
        'idForm',
        'customPermission',
        'restaurants',
        'version',
        'idParent',
      ]) {
        const response = await sendForm(client, path, { ...sent, [name]: '1' }, { json: true })
        assert.deepInclude(response.body().errors, {
          field: type.wireName(name),
          rule: 'reserved',
          message: 'Este dato no se puede enviar.',
        })
      }
      assert.lengthOf(await Form.all(), 0)
    })

  test('a number that another person’s request came with is refused, and the request of that number not named', async ({
    client,
    assert,
  }) => {
    const { golf } = await openTournaments()
    const nonce = crypto.randomUUID()
    const send = (path: string, changes: object) =>
      sendForm(client, path, pressAnswers({ nonce, ...changes }), { json: true })
    await send('/forms/prensa', {})
    await send('/forms/prensa', {})
    const { idForm } = await Form.firstOrFail()
    const other = { name: 'Otra', document: 'PAX00077' }
    for (const [path, changes] of [
      ['/forms/prensa', other],
      ['/golf/prensa', { days: [golf.startsOn] }],
    ] as const) {
      const refused = await send(path, changes)
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: 'nonce', rule: 'nonceUsed' }])
      assert.notInclude(JSON.stringify(refused.body()), idForm)
    }
    assert.lengthOf(await Form.all(), 1)
  })

  test('a day of a list may be typed like every date, and one choice may come alone', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const days of ['22/04/2024', ['22-04-2024'], '2024-04-22']) {
      await sendForm(client, '/forms/prensa', pressAnswers({ days }), { json: true })
      const form = await Form.firstOrFail()
      assert.deepEqual(form.answers.days, ['2024-04-22'])
      await form.delete()
    }
  })
})
