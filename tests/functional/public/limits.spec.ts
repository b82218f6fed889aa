import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import SecurityEvent from '#models/security_event'
import env from '#start/env'
import { networkOf } from '#text/network'
import { statusTokenOf } from '#text/secrets'
import { sendForm } from '#tests/helpers/forms'
import { emptyWorld, flashed, openTournaments, pressAnswers } from '#tests/helpers/world'

test.group('The submission limit of an address', (group) => {
  emptyWorld(group)
  group.each.setup(async () => {
    const usual = env.get('SUBMISSION_LIMIT')
    env.set('SUBMISSION_LIMIT', 3)
    await limiter.clear()
    return async () => {
      env.set('SUBMISSION_LIMIT', usual)
      await limiter.clear()
    }
  })

  test('submissions from an address are accepted up to the limit and then refused', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (let time = 0; time < 3; time++)
      await sendForm(client, '/forms/prensa', pressAnswers({ document: `PAX00${time}` }))
    const fourth = await sendForm(client, '/forms/prensa', pressAnswers())
    fourth.assertStatus(302)
    assert.deepEqual(flashed(fourth).notice, {
      type: 'error',
      message: 'Demasiados intentos en poco tiempo. Espere unos minutos y vuelva a intentarlo.',
    })
    assert.lengthOf(await Form.all(), 3)
  })

  test('the submission limit counts all forms and answers programs with 429', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const path of ['/forms/prensa', '/golf/prensa', '/forms/staff/acreditaciones']) {
      await sendForm(client, path, {}, { json: true })
    }
    const response = await sendForm(client, '/forms/prensa', pressAnswers(), {
      json: true,
      locale: 'en',
    })
    response.assertStatus(429)
    assert.isAbove(Number(response.header('retry-after')), 0)
    assert.deepEqual(response.body().errors[0], {
      field: null,
      rule: 'E_TOO_MANY_REQUESTS',
      message: 'Too many attempts in a short time. Wait a few minutes and try again.',
    })
    assert.lengthOf(await Form.all(), 0)
  })

  test('an address that passes the submission limit is one line of the security log', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (let time = 0; time < 6; time++) await sendForm(client, '/forms/prensa', {}, { json: true })
    const lines = await SecurityEvent.query().where('kind', 'limited')
    assert.deepEqual(
      lines.map(({ detail, userId, address }) => [detail, userId, address]),
      [['/forms/prensa', null, '127.0.0.1']]
    )
  })

  test('one mailbox gets only so many mails of receipt in an hour, wherever they are sent from', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const ownLimit = `submission_submission:${networkOf('127.0.0.1')}`
    const send = async (time: number, email: string) => {
      // Each visitor has an address of their own.
      await limiter.use({ requests: 3, duration: '10 minutes' }).delete(ownLimit)
      const answers = pressAnswers({ document: `PAX0${time}`, email })
      return sendForm(client, '/forms/prensa', answers, { json: true })
    }
    for (let time = 0; time < 8; time++) (await send(time, 'Room@example.com')).assertStatus(302)
    // Refused: it sends no receipt.
    for (let time = 0; time < 3; time++) (await send(0, 'room@example.com')).assertStatus(422)
    ;(await send(8, 'room@example.com')).assertStatus(302)
    const tenth = await send(9, 'room@example.com')
    tenth.assertStatus(422)
    assert.deepInclude(tenth.body().errors[0], { field: 'email', rule: 'tooManyReceipts' })
    assert.lengthOf(await Form.all(), 9)
    assert.lengthOf(
      await MailMessage.query().where({ to: 'room@example.com', template: 'received' }),
      9
    )
    const other = await send(10, 'other@example.com')
    other.assertStatus(302)
  })

  test('corrections from an address are accepted up to the limit and then refused', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id, type: 'press' }).create()
    const path = `/solicitudes/${statusTokenOf(form)}`
    const correct = (method: 'post' | 'put') =>
      client[method](path).withCsrfToken().header('accept', 'application/json').json({})
    for (let time = 0; time < 3; time++) assert.notEqual((await correct('post')).status(), 429)
    ;(await correct('put')).assertStatus(429)
    ;(await client.get(path)).assertStatus(200)
  })

  test('the submission limit does not stop visitors from reading the form', async ({ client }) => {
    await openTournaments()
    for (let time = 0; time < 5; time++)
      await sendForm(client, '/forms/prensa', {}, { image: null })
    ;(await client.get('/forms/prensa').withInertia()).assertInertiaComponent('forms/press')
  })

  test('a forged forwarding header does not raise the submission limit', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (let time = 0; time < 5; time++) {
      await client
        .post('/forms/prensa')
        .withCsrfToken()
        .header('x-forwarded-for', `10.0.0.${time}`)
        .header('accept', 'application/json')
        .json({})
    }
    const response = await sendForm(client, '/forms/prensa', pressAnswers(), { json: true })
    assert.equal(response.status(), 429)
  })
})
