import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { noteAccess } from '#journal/entries'
import Consent from '#models/consent'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormNote from '#models/form_note'
import { FormFactory } from '#database/factories/form_factory'
import { storeSealed } from '#sealing/files'
import { statusTokenOf } from '#text/secrets'
import { sendForm } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const substitute = {
  ...{ name: 'Segunda', lastName: 'Nueva Gil', document: '00000000T', birthDate: '1991-02-03' },
  ...{ email: 'segunda@example.com', cellPhone: '+34611987654' },
}

/** A press request as sent, and an administrator who posts to the office. */
async function sentRequest(client: ApiClient, names: Record<string, unknown> = {}) {
  await openTournaments()
  await sendForm(client, '/forms/prensa', pressAnswers(names))
  const form = await Form.firstOrFail()
  const by = await people.admin()
  const post = (path: string, body: object) =>
    client.post(path).loginAs(by).withCsrfToken().redirects(0).json(body)
  return { form, by, post }
}

test.group('A place that the office gave to a substitute', (group) => {
  emptyWorld(group)
  group.each.setup(() => limiter.clear())

  test('shows the substitute nothing of the person before: no question, no file, no consent', async ({
    client,
    assert,
  }) => {
    const { form, by, post } = await sentRequest(client)
    const stored = await storeSealed('documents/former.pdf', Buffer.from('%PDF-1.4 antigua'))
    const letter = { ...stored, field: 'letter', name: 'Pasaporte Antigua.pdf' }
    await db.transaction((trx) => FormFile.add(trx, form, [letter]))
    await FormNote.create({ formId: form.id, text: 'Llamó la antigua', userId: by.id })
    await noteAccess(by, 'photo', { formId: form.id })
    const ask = `/merchant/mform/press/${form.id}/askchanges`
    await post(ask, { fields: ['image'], message: 'Estimada antigua' })
    await client
      .post(`/solicitudes/${statusTokenOf(form)}/rights`)
      .withCsrfToken()
      .redirects(0)
      .json({ kind: 'access', reason: 'Soy la antigua' })
    assert.isNotEmpty(await Consent.all())
    await db.from('consents').update({ accepted_at: '2026-01-02 10:00:00' })
    await db.from('data_requests').update({ created_at: '2026-01-02 10:00:00' })
    await db.from('journal_entries').update({ at: '2026-01-02 10:00:00' })
    await db.from('form_notes').update({ created_at: '2026-01-02 10:00:00' })

    await form.refresh()
    await form.revise(substitute, { by })
    const status = `/solicitudes/${statusTokenOf(form)}`
    const page = (await client.get(status).withInertia()).inertiaProps as any
    assert.deepEqual([page.name, page.asked, page.rights, page.looks], ['Segunda', null, [], []])
    const own = (await client.get(`${status}/data`)).body()
    assert.deepEqual([own.photo, own.documents, own.consents, own.looks], [null, [], [], []])
    assert.deepEqual(own.policy, { version: null, acceptedAt: null })
    const exported = () =>
      client.get(`/merchant/people/${form.id}/export`).qs({ format: 'json' }).loginAs(by)
    const file = (await exported()).body()
    const [request] = file.requests
    assert.deepEqual([request.photo, request.originalPhoto, request.documents], [null, null, []])
    assert.notMatch(JSON.stringify(file), /antigua/i)

    await form.refresh()
    await form.revise({ company: 'Diario nuevo', birthDate: '1992-03-04' }, { by })
    assert.notInclude(JSON.stringify((await exported()).body()), '1991-02-03')
    await form.refresh()
    const again = await storeSealed('documents/present.pdf', Buffer.from('%PDF-1.4 nueva'))
    await form.revise(
      { letter: again.key },
      { by, files: [{ ...again, field: 'letter', name: 'Carta nueva.pdf' }] }
    )
    assert.include(JSON.stringify((await exported()).body()), 'Carta nueva.pdf')
    assert.deepEqual((await client.get(`${status}/data`)).body().documents, [
      { field: 'letter', name: 'Carta nueva.pdf' },
    ])
  })

  test('hides what the office has left of the answers of the person before', async ({
    client,
    assert,
  }) => {
    const { form, by, post } = await sentRequest(client, { address: 'Calle Antigua 7' })
    const { name, lastName, email } = substitute
    await form.revise({ name, lastName, email }, { by })
    const ask = `/merchant/mform/press/${form.id}/askchanges`
    await post(ask, { fields: ['cellPhone', 'address', 'mediaName'], message: 'Falta algo' })
    const status = `/solicitudes/${statusTokenOf(await form.refresh())}`
    const { asked, answers } = (await client.get(status).withInertia()).inertiaProps as any
    assert.isNotNull(asked)
    assert.deepEqual(answers, { cellPhone: null, address: null, mediaName: 'Diario del Norte' })
    const own = (await client.get(`${status}/data`)).body()
    const valueOf = (question: string) =>
      own.answers.find((one: { name: string }) => one.name === question).value
    assert.deepEqual(['lastName', 'mediaName', 'birthDate', 'document'].map(valueOf), [
      ...['Nueva Gil', 'Diario del Norte'],
      ...[null, null],
    ])
    const file = await client
      .get(`/merchant/people/${form.id}/export`)
      .qs({ format: 'json' })
      .loginAs(by)
    for (const left of ['12345678Z', '1990-03-14', 'Calle Antigua', '600123123'])
      assert.notInclude(JSON.stringify(file.body()), left)
    assert.include(JSON.stringify(file.body()), 'Diario del Norte')
  })

  test('hides a former tutor of whom the office has left the document', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const tutor = { tutorName: 'Uno', tutorLastName: 'Antiguo', tutorDocument: '00000000T' }
    const form = await FormFactory.merge({
      ...{ tournamentId: tennis.id, type: 'ballboy', state: 'waiting' as const },
      detail: { ...tutor, tutorEmail: 'uno@example.com', polo: 'm' },
    }).create()
    const changes = { name: 'Segundo', lastName: 'Otro Gil', tutorEmail: 'dos@example.com' }
    await form.revise(
      { ...changes, tutorName: 'Dos', tutorLastName: 'Nuevo' },
      { by: await people.admin() }
    )
    const own = (
      await client.get(`/solicitudes/${statusTokenOf(await form.refresh())}/data`)
    ).body()
    const answers = new Map(own.answers.map(({ name, value }: any) => [name, value]))
    assert.deepEqual(
      ['tutorName', 'tutorEmail', 'tutorDocument', 'polo'].map((name) => answers.get(name)),
      ['Dos', 'dos@example.com', null, 'm']
    )
  })

  test('is none if the applicants themselves corrected their name', async ({ client, assert }) => {
    const { form } = await sentRequest(client, { name: 'Radio', lastName: 'Nacional' })
    await form.revise({ name: 'Ana', lastName: 'Ruiz' }, { by: null })
    const own = (await client.get(`/solicitudes/${statusTokenOf(form)}/data`)).body()
    assert.isNotNull(own.photo)
    assert.isNotEmpty(own.consents)
    assert.isNotNull(own.policy.version)
  })

  test('keeps an open question of somebody whose name and address were only corrected', async ({
    client,
    assert,
  }) => {
    const { form, by, post } = await sentRequest(client)
    await post(`/merchant/mform/press/${form.id}/askchanges`, {
      fields: ['image'],
      message: 'Otra foto',
    })
    await form.refresh()
    await form.revise({ lastName: `${form.lastName} Gil`, email: 'otra@example.com' }, { by })
    assert.isNotNull((await form.refresh()).asked)
  })
})
