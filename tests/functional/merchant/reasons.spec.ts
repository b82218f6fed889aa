import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { standardReasons } from '#database/standard_reasons'
import { formTypes } from '#form_types/index'
import EntityChange from '#models/entity_change'
import Reason from '#models/reason'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed } from '#tests/helpers/world'

const path = '/merchant/config/reason'
const entry = {
  kind: 'changes',
  nameEs: 'Firma',
  nameEn: 'Signature',
  textEs: 'Falta la firma de la carta.',
  textEn: 'The letter is not signed.',
  fields: ['letter'],
}

/** The reasons page as an administrator. */
async function office(client: ApiClient, locale = 'es') {
  const user = await people.admin()
  const send = (method: 'post' | 'put' | 'delete', to: string, body: object = {}) =>
    client[method](`${path}${to}`)
      .loginAs(user)
      .withSession({ locale })
      .withCsrfToken()
      .redirects(0)
      .json(body)
  const open = async (to = '') =>
    (await client.get(`${path}${to}`).loginAs(user).withSession({ locale }).withInertia())
      .inertiaProps as any
  return { user, send, open }
}

const newest = () => Reason.query().orderBy('id', 'desc').firstOrFail()

test.group('The standard reasons', (group) => {
  emptyWorld(group)

  test('the standard reasons exist in both languages from the start', async ({
    client,
    assert,
  }) => {
    const { open } = await office(client, 'en')
    const { reasons } = await open()
    assert.lengthOf(reasons, standardReasons.length)
    assert.deepInclude(reasons[0], {
      kind: 'changes',
      name: 'Photo: a clearer one',
      fields: ['image'],
    })
    for (const { texts } of reasons) {
      assert.isNotEmpty(texts.es)
      assert.notEqual(texts.es, texts.en)
    }
    assert.includeMembers(
      reasons.map(({ kind }: any) => kind),
      ['changes', 'rejected']
    )
  })

  test('standard reasons for changes open real questions, and those for rejection open none', ({
    assert,
  }) => {
    for (const { kind, fields, nameEs } of standardReasons) {
      assert.equal(fields.length > 0, kind === 'changes', nameEs)
      for (const name of fields)
        assert.isTrue(
          formTypes.all().some(({ publicFields }) => Object.hasOwn(publicFields, name)),
          name
        )
    }
  })
})

test.group('A ready-made reason', (group) => {
  emptyWorld(group)

  test('a new reason is listed in the reader’s language, and the history records it', async ({
    client,
    assert,
  }) => {
    const { user, send, open } = await office(client)
    const response = await send('post', '', entry)
    response.assertHeader('location', path)
    assert.equal(flashed(response).notice!.message, '¡Motivo «Firma» creado!')
    const reason = await newest()
    const [row] = (await open()).reasons.slice(-1)
    assert.deepEqual(row, {
      id: reason.id,
      kind: 'changes',
      name: 'Firma',
      texts: { es: entry.textEs, en: entry.textEn },
      fields: ['letter'],
    })
    const change = await EntityChange.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude(change.serialize(), {
      entity: 'reasons',
      entityId: reason.id,
      label: 'Firma',
      type: 'created',
      userId: user.id,
    })
    assert.deepInclude(change.to, { textEn: entry.textEn, fields: ['letter'] })
  })

  test('the form for a reason offers every question of every form type by its label', async ({
    client,
    assert,
  }) => {
    const { questions } = await (await office(client)).open('/create')
    const names = questions.map(({ value }: any) => value)
    assert.includeMembers(names, ['image', 'letter', 'license', 'passportPhoto', 'company'])
    assert.notIncludeMembers(names, ['category'])
    assert.notInclude(names, 'playerName')
    const labels = questions.map(({ label }: any) => label)
    assert.lengthOf(new Set(labels), labels.length)
    assert.deepInclude(questions, { value: 'image', label: 'Foto' })
  })

  test('an incomplete reason is refused in both languages and is not stored', async ({
    client,
    assert,
  }) => {
    const before = (await Reason.all()).length
    for (const locale of ['es', 'en']) {
      const { send } = await office(client, locale)
      const { errors } = flashed(await send('post', '', { kind: 'changes' }))
      assert.sameMembers(Object.keys(errors), ['nameEs', 'nameEn', 'textEs', 'textEn', 'fields'])
      assert.deepEqual(errors.nameEn, [locale === 'es' ? 'Falta este dato.' : 'This is missing.'])
    }
    assert.lengthOf(await Reason.all(), before)
  })

  test('a reason for changes can open only existing questions', async ({ client, assert }) => {
    const { send } = await office(client)
    for (const fields of [[], ['credits'], ['toString'], ['image', 'image'], 'image'])
      assert.isTrue(
        Object.keys(flashed(await send('post', '', { ...entry, fields })).errors).every((name) =>
          name.startsWith('fields')
        )
      )
    assert.equal((await newest()).kind, 'rejected')
  })

  test('a reason for rejection opens no questions', async ({ client, assert }) => {
    const { send } = await office(client)
    await send('post', '', { ...entry, kind: 'rejected' })
    await send('post', '', { ...entry, kind: 'rejected', fields: {} })
    const made = await Reason.query().where('nameEs', 'Firma')
    assert.deepEqual(
      made.map(({ fields }) => fields),
      [[], []]
    )
  })

  test('invalid values of a reason are field errors, never internal errors', async ({
    client,
    assert,
  }) => {
    const { send } = await office(client)
    await send('post', '', entry)
    const { id } = await newest()
    for (const name of Object.keys(entry))
      for (const value of oddest)
        for (const [method, to] of [
          ['post', ''],
          ['put', `/${id}`],
        ] as const) {
          const response = await send(method, to, { ...entry, [name]: value })
          assert.equal(response.status(), 302, `${method} ${name} ${String(value).slice(0, 20)}`)
          assert.isNotEmpty(flashed(response).errors)
        }
    assert.deepInclude((await newest()).serialize(), entry)
  })

  test('the history of a reason shows its old and new text', async ({ client, assert }) => {
    const { send, open } = await office(client)
    await send('post', '', entry)
    const { id } = await newest()
    assert.deepInclude((await open(`/${id}/edit`)).reason, { id, ...entry })
    const response = await send('put', `/${id}`, { ...entry, textEs: 'Fírmela, por favor.' })
    response.assertHeader('location', path)
    assert.equal((await newest()).textEs, 'Fírmela, por favor.')
    const change = await EntityChange.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      [change.type, change.from, change.to],
      ['updated', { textEs: entry.textEs }, { textEs: 'Fírmela, por favor.' }]
    )
  })

  test('a deleted standard reason does not come back', async ({ client, assert }) => {
    const { send } = await office(client)
    const { id } = await newest()
    await send('delete', `/${id}`)
    assert.isNull(await Reason.find(id))
    const change = await EntityChange.query().orderBy('id', 'desc').firstOrFail()
    assert.deepInclude(change.serialize(), { type: 'deleted', entityId: id })
  })

  test('an unknown reason is not found', async ({ client }) => {
    const { send } = await office(client)
    ;(await send('put', '/999999', entry)).assertStatus(404)
    ;(await send('delete', '/999999')).assertStatus(404)
    const user = await people.admin()
    ;(await client.get(`${path}/999999/edit`).loginAs(user).withInertia()).assertStatus(404)
  })

  test('only administrators can manage reasons', async ({ client, assert }) => {
    const user = await people.reviewer()
    const before = (await Reason.all()).length
    for (const request of [
      client.get(path),
      client.post(path).withCsrfToken().json(entry),
      client.delete(`${path}/${(await newest()).id}`).withCsrfToken(),
    ])
      (await request.loginAs(user).redirects(0)).assertStatus(403)
    assert.lengthOf(await Reason.all(), before)
  })
})
