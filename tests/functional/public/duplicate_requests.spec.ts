import { test } from '@japa/runner'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { committedWorld } from '#tests/helpers/committed_world'
import { keptFiles, sendForm } from '#tests/helpers/forms'
import { problemsOf } from '#tests/helpers/players'
import { emptyWorld, openTournaments, pressAnswers, reviewer } from '#tests/helpers/world'

const send = (client: any, changes = {}, path = '/forms/prensa') =>
  sendForm(client, path, pressAnswers(changes), { json: true })

test.group('A second request with the same document', (group) => {
  emptyWorld(group)

  test('a second request with the same document is refused, and the link is mailed to the first address', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await send(client)
    const again = await send(client, { document: '12.345.678 z', email: 'other@example.com' })
    assert.deepEqual(problemsOf(again), ['document alreadyRequested'])
    assert.notInclude(JSON.stringify(again.body()), 'TST24')
    assert.lengthOf(await Form.all(), 1)
    const reminders = await MailMessage.query().where('template', 'reminder')
    assert.deepEqual(
      reminders.map(({ to }) => to),
      ['inaki@example.com']
    )
    await send(client)
    assert.lengthOf(await MailMessage.query().where('template', 'reminder'), 1)
  })

  test('the same document can be used for another form type or in another sport', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await send(client)
    assert.isEmpty(problemsOf(await send(client, { days: ['2024-09-26'] }, '/golf/prensa')))
    const staff = { type: 'staff', company: 'Alcor', job: 'Montador', days: [] }
    assert.isEmpty(problemsOf(await send(client, staff, '/forms/staff/acreditaciones')))
  })

  test('a new request is possible after the first one is withdrawn', async ({ client, assert }) => {
    await openTournaments()
    await send(client)
    await (await Form.firstOrFail()).withdraw()
    assert.isEmpty(problemsOf(await send(client)))
    assert.lengthOf(await Form.all(), 2)
  })

  test('at the desk, a second request is refused with the reference of the first', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    await send(client)
    const user = await reviewer()
    const response = await client
      .post('/merchant/mform/press')
      .loginAs(user)
      .withCsrfToken()
      .header('accept', 'application/json')
      .json(pressAnswers())
    assert.include(problemsOf(response), 'image required')
    assert.lengthOf(await MailMessage.query().where('template', 'reminder'), 0)
  })
})

test.group('Ten simultaneous requests with one document', (group) => {
  committedWorld(group)

  test('ten simultaneous requests with one document make one request and keep one photo', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const before = await keptFiles('portraits')
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(client)))
    assert.lengthOf(responses.flatMap(problemsOf), 9)
    assert.lengthOf(await Form.all(), 1)
    assert.lengthOf(await keptFiles('portraits'), before.length + 2)
  })
})
