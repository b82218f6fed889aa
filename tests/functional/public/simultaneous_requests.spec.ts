import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { committedWorld } from '#tests/helpers/committed_world'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { openTournaments, pressAnswers } from '#tests/helpers/world'

test.group('Simultaneous public requests', (group) => {
  committedWorld(group)

  test('eight simultaneous posts with one nonce make one request', async ({ client, assert }) => {
    await openTournaments()
    const before = await keptFiles('portraits')
    const answers = pressAnswers({ nonce: randomUUID() })
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => sendForm(client, '/forms/prensa', answers))
    )
    for (const response of responses) response.assertHeader('location', '/forms/prensa/gracias')
    assert.lengthOf(await Form.all(), 1)
    assert.lengthOf(await MailMessage.all(), 1)
    assert.lengthOf(await FormLog.query().where('type', 'created'), 1)
    assert.lengthOf(await keptFiles('portraits'), before.length + 2)
  })

  test('eight people who post at once get eight consecutive references', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sendForm(
          client,
          '/forms/prensa',
          pressAnswers({ document: `PAX00${index}`, nonce: randomUUID() })
        )
      )
    )
    for (const response of responses) response.assertHeader('location', '/forms/prensa/gracias')
    const references = (await Form.query().orderBy('idForm')).map(({ idForm }) => idForm)
    assert.deepEqual(
      references,
      Array.from({ length: 8 }, (_, index) => `TST24-PR-00000${index + 1}`)
    )
  })

  test('a repeated post with the same nonce leads to the same thank-you page', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const answers = pressAnswers({ nonce: randomUUID() })
    await sendForm(client, '/forms/prensa', answers)
    const again = await sendForm(client, '/forms/prensa', { ...answers, name: 'Otra' })
    again.assertHeader('location', '/forms/prensa/gracias')
    assert.deepEqual(
      (await Form.all()).map(({ name }) => name),
      ['Iñaki']
    )
  })

  test('a nonce that is not a UUID is refused', async ({ client, assert }) => {
    await openTournaments()
    const response = await sendForm(client, '/forms/prensa', pressAnswers({ nonce: '1' }), {
      json: true,
    })
    assert.deepEqual(
      response.body().errors.map(({ field }: any) => field),
      ['nonce']
    )
  })
})
