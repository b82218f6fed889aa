import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import FormFile from '#models/form_file'
import { sealExisting } from '#operations/seal_existing'
import { randomToken } from '#text/secrets'
import { sendForm } from '#tests/helpers/forms'
import { pdf } from '#tests/helpers/players'
import { admin, emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

const letter = { ...pdf('Carta.pdf'), bytes: Buffer.from('%PDF-1.4\nCarta de Ana Ruiz') }

const storedBytes = async (key: string) => Buffer.from(await drive.use().getBytes(key))

async function sendLetter(client: ApiClient) {
  const answers = pressAnswers({ freelance: 'true' })
  await sendForm(client, '/forms/prensa', answers, { json: true, files: { letter } })
  return FormFile.firstOrFail()
}

const opened = async (client: ApiClient, key: string) =>
  client
    .get('/merchant/files')
    .qs({ file: key })
    .loginAs(await admin())

test.group('Uploaded documents are sealed', (group) => {
  emptyWorld(group)

  test('a document is unreadable on the drive, and whole for users who may read it', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const { key } = await sendLetter(client)
    const stored = await storedBytes(key)
    for (const part of ['%PDF', 'Carta', 'Ruiz']) assert.notInclude(stored.toString('latin1'), part)
    const response = await opened(client, key)
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/pdf')
    assert.deepEqual(Buffer.from(response.body()), letter.bytes)
  })

  test('without the key of its person a document cannot be read', async ({ client, assert }) => {
    await openTournaments()
    const { key, formId } = await sendLetter(client)
    for (const table of ['form_files', 'form_photos']) await db.from(table).update({ key_id: null })
    await db.from('forms').where('id', formId).update({ key_id: null, sealed: null })
    assert.lengthOf(await db.from('person_keys'), 0)
    const response = await opened(client, key)
    response.assertStatus(404)
  })

  test('the document of another request does not open', async ({ client, assert }) => {
    await openTournaments()
    const file = await sendLetter(client)
    const key = `documents/${randomToken()}.pdf`
    await drive.use().copy(file.key, key)
    await file.merge({ key }).save()
    await assert.rejects(() => file.read())
  })

  test('the document of a corrected person stays readable', async ({ client, assert }) => {
    await openTournaments()
    const { id, formId } = await sendLetter(client)
    const form = await Form.findOrFail(formId)
    await form.correct({ document: 'NEW112233' }, {}, { by: await admin() })
    assert.deepEqual(await (await FormFile.findOrFail(id)).read(), letter.bytes)
    await form.delete()
    assert.lengthOf(await db.from('person_keys'), 0)
  })

  test('the document of an earlier version is sealed once', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const former = `documents/${randomToken()}.pdf`
    await drive.use().put(former, letter.bytes)
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      detail: { letter: former, media: 'press' },
    }).create()
    const file = { formId: form.id, field: 'letter', name: 'Carta.pdf' }
    await FormFile.create({ ...file, key: former })
    await FormFile.create({ ...file, field: 'other', key: `documents/${randomToken()}.pdf` })

    assert.equal(await sealExisting(), 1)
    const sealed = await FormFile.findByOrFail('field', 'letter')
    assert.notEqual(sealed.key, former)
    assert.isFalse(await drive.use().exists(former))
    assert.deepEqual((await Form.findOrFail(form.id)).detail, {
      letter: sealed.key,
      media: 'press',
    })
    assert.notInclude((await storedBytes(sealed.key)).toString('latin1'), 'Ruiz')
    assert.deepEqual(Buffer.from((await opened(client, sealed.key)).body()), letter.bytes)
    assert.equal(await sealExisting(), 0)
  })
})
