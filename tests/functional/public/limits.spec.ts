import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import Form from '#models/form'
import env from '#start/env'
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
      message: 'Ha enviado demasiadas solicitudes. Espere unos minutos y vuelva a probar.',
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
      message: 'You have sent too many requests. Wait a few minutes and try again.',
    })
    assert.lengthOf(await Form.all(), 0)
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
