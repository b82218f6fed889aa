import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import FormFile from '#models/form_file'
import { statusTokenOf } from '#text/secrets'
import { addFields, completeAnswers, sendForm } from '#tests/helpers/forms'
import { pdf, problemsOf } from '#tests/helpers/players'
import { emptyWorld, openTournaments, reviewer } from '#tests/helpers/world'

/** An umpire's request with a document, and a user who corrects it. */
async function umpire(client: any) {
  const { tennis } = await openTournaments()
  const { sent } = completeAnswers(formTypes.get('line'), tennis as any)
  await sendForm(client, '/forms/lineas', sent, { files: { experience: pdf('vida.pdf') } })
  const form = await Form.firstOrFail()
  const user = await reviewer()
  const correct = (answers: Record<string, any>, file?: ReturnType<typeof pdf>) => {
    const request = client.put(`/merchant/mform/line/${form.id}`).loginAs(user).withCsrfToken()
    request.redirects(0).header('accept', 'application/json')
    addFields(request, { ...answers })
    if (file)
      request.file('experience', file.bytes, { filename: file.name, contentType: file.type })
    return request
  }
  return { form, correct, sent }
}

test.group('The document in a correction', (group) => {
  emptyWorld(group)

  test('a correction keeps a document that was not sent again', async ({ client, assert }) => {
    const { form, correct, sent } = await umpire(client)
    const experience = String(form.detail.experience)
    for (const answers of [{ city: 'Sevilla' }, { ...sent, city: 'León', acceptPrivacy: 'true' }])
      assert.isEmpty(problemsOf(await correct(answers)))
    await form.refresh()
    assert.equal(form.city, 'León')
    assert.equal(form.detail.experience, experience)
    assert.isTrue(await drive.use().exists(experience))
  })

  test('a correction keeps the document when the page sends back its key', async ({
    client,
    assert,
  }) => {
    const { form, correct } = await umpire(client)
    assert.isEmpty(problemsOf(await correct({ city: 'Lugo', experience: form.detail.experience })))
    assert.equal((await FormFile.firstOrFail()).key, form.detail.experience)
  })

  test('a new document replaces the first one, which is deleted', async ({ client, assert }) => {
    const { form, correct } = await umpire(client)
    const experience = String(form.detail.experience)
    assert.isEmpty(problemsOf(await correct({ city: 'Lugo' }, pdf('otra.pdf'))))
    await form.refresh()
    assert.notEqual(form.detail.experience, experience)
    assert.isFalse(await drive.use().exists(experience))
    const [file] = await FormFile.all()
    assert.deepInclude(file.serialize(), { key: form.detail.experience, name: 'otra.pdf' })
  })
})

test.group('Languages in a correction', (group) => {
  emptyWorld(group)

  test('the first language of a corrected request is also its main language', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('volunteer'), tennis as any)
    await sendForm(client, '/forms/voluntarios', sent)
    const form = await Form.firstOrFail()
    const user = await reviewer()
    const shown = async (body: Record<string, any>) => {
      const request = client.put(`/merchant/mform/volunteer/${form.id}`).loginAs(user)
      const response = await request.withCsrfToken().header('accept', 'application/json').json(body)
      assert.isEmpty(problemsOf(response))
      await form.refresh()
      return [[form.detail.languages ?? []].flat().length, form.detail.language]
    }
    assert.deepEqual(await shown({ city: 'León' }), [1, 'english'])
    const french = [{ language: 'french', level: 'expert' }]
    assert.deepEqual(await shown({ languages: french, language: 'english', level: 'advanced' }), [
      1,
      'french',
    ])
    assert.deepEqual(await shown({ languages: null, language: 'french', level: 'expert' }), [
      0,
      null,
    ])
    assert.deepEqual(await shown({ language: 'german', level: 'expert' }), [1, 'german'])
  })

  test('the first language of a request that the applicant corrected is also its main language', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('volunteer'), tennis as any)
    await sendForm(client, '/forms/voluntarios', sent)
    const form = await Form.firstOrFail()
    await form.askFor({ fields: ['languages'], message: '¿Francés?' }, await reviewer())
    await client
      .put(`/solicitudes/${statusTokenOf(form)}`)
      .withCsrfToken()
      .json({ languages: [{ language: 'french', level: 'expert' }] })
    await form.refresh()
    assert.deepInclude(form.detail, { language: 'french', level: 'expert' })
    assert.equal(form.detail.education, sent.education)
  })
})
