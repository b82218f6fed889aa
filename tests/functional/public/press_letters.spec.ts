import { test } from '@japa/runner'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import { pdf, problemsOf } from '#tests/helpers/players'
import type { Picture } from '#tests/helpers/form_body'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { emptyWorld, openTournaments, pressAnswers, reviewer } from '#tests/helpers/world'
import { people } from '#tests/helpers/office'
import { isWebmail } from '#config/webmail'

const send = (
  client: any,
  changes: Record<string, unknown>,
  letter?: Picture,
  path = '/forms/prensa'
) => sendForm(client, path, pressAnswers(changes), { json: true, files: letter && { letter } })

test.group('The letter from the outlet', (group) => {
  emptyWorld(group)

  test('a letter from the outlet is required for {what}')
    .with([
      {
        what: 'a free mailbox',
        changes: { email: 'ana@gmail.com' },
        rule: 'letter letterOfWebmail',
      },
      {
        what: 'a free mailbox with a national domain',
        changes: { email: 'ana@YAHOO.co.uk' },
        rule: 'letter letterOfWebmail',
      },
      { what: 'a freelancer', changes: { freelance: 'true' }, rule: 'letter letterOfFreelance' },
      {
        what: 'a photographer with a free mailbox',
        changes: { email: 'ana@hotmail.es', media: 'photographer' },
        rule: 'letter letterOfWebmail',
      },
    ])
    .run(async ({ client, assert }, { changes, rule }) => {
      await openTournaments()
      for (const path of ['/forms/prensa', '/golf/prensa']) {
        const days = path.startsWith('/golf') ? ['2024-09-26'] : ['2024-04-22']
        const refused = await send(client, { ...changes, days }, undefined, path)
        assert.deepEqual(problemsOf(refused), [rule])
        const taken = await send(client, { ...changes, days }, pdf(), path)
        assert.isEmpty(problemsOf(taken))
      }
      assert.lengthOf(await FormFile.all(), 2)
    })

  test('a letter from the outlet is not required of members of {$self}')
    .with(['itwa', 'itpa', 'agw'])
    .run(async ({ client, assert }, media) => {
      await openTournaments()
      const changes = { email: 'ana@gmail.com', freelance: 'true', media }
      assert.isEmpty(problemsOf(await send(client, changes)))
    })

  test('a letter must be a PDF by its content', async ({ client, assert }) => {
    await openTournaments()
    const before = await keptFiles('documents')
    const letter = { ...pdf(), bytes: Buffer.from('Estimados señores') }
    const response = await send(client, { freelance: 'true' }, letter)
    assert.lengthOf(problemsOf(response), 1)
    assert.match(problemsOf(response)[0], /^letter /)
    assert.lengthOf(await Form.all(), 0)
    assert.deepEqual(await keptFiles('documents'), before)
  })

  test('only users who may edit can read a letter, and each reading is recorded', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await send(client, { freelance: 'true' }, pdf('Carta del diario.pdf'))
    const { key, formId } = await FormFile.firstOrFail()
    const editor = await reviewer()
    const file = await client.get('/merchant/files').qs({ file: key }).loginAs(editor)
    file.assertStatus(200)
    file.assertHeader('content-type', 'application/pdf')
    assert.include(file.header('content-disposition')!, 'Carta%20del%20diario.pdf')
    const log = await FormLog.findByOrFail('type', 'file-read')
    assert.deepInclude(log.serialize(), { formId, userId: editor.id, to: { field: 'letter' } })
    const viewer = await client
      .get('/merchant/files')
      .qs({ file: key })
      .loginAs(await people.viewer())
      .withInertia()
    viewer.assertStatus(403)
  })

  test('free mailboxes are recognised by their domain, and domains of outlets are not among them', ({
    assert,
  }) => {
    for (const email of [
      'a@diario.es',
      'a@bbc.co.uk',
      'a@gmail.diario.com',
      'a@live.tv5.fr',
      'a@mail.example.com',
    ])
      assert.isFalse(isWebmail(email), email)
    for (const email of [
      'a@gmail.com',
      'A@Outlook.ES',
      'a@yahoo.com.mx',
      'a@web.de',
      'a@mail.ru',
      'a@t-online.de',
    ])
      assert.isTrue(isWebmail(email), email)
  })
})
