import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import { completeAnswers, pathOf, publicTypes } from '#tests/helpers/forms'
import { odd, oddest } from '#tests/helpers/invalid_values'
import { emptyWorld, openTournaments, pressAnswers, reviewer } from '#tests/helpers/world'

test.group('Invalid values', (group) => {
  emptyWorld(group)

  test('invalid values in any answer of {$self} are field errors, never internal errors')
    .with(publicTypes)
    .run(async ({ client, assert }, key) => {
      const type = formTypes.get(key)
      await openTournaments()
      const names = [
        ...Object.keys(type.publicFields),
        'acceptPrivacy',
        'nonce',
        'website',
        'state',
      ]
      for (const value of odd) {
        const body = Object.fromEntries(names.map((name) => [name, value]))
        const request = client
          .post(pathOf(type))
          .withCsrfToken()
          .header('accept', 'application/json')
        const response = await request.json(body)
        assert.equal(response.status(), 422, `${key} ${JSON.stringify(value).slice(0, 40)}`)
        assert.isTrue(response.body().errors.every(({ field, message }: any) => field && message))
      }
      assert.lengthOf(await Form.all(), 0)
    })

  test('an invalid value in a correction is kept or refused, never an internal error', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const user = await reviewer()
    const { stored } = completeAnswers(formTypes.get('press'), tennis as any)
    const { image, ...detail } = stored
    const form = await FormFactory.merge({
      tournamentId: tennis.id,
      detail: { ...detail, media: 'radio' },
    }).create()
    const path = `/merchant/mform/press/${form.id}`
    for (const name of [
      ...Object.keys(formTypes.get('press').allFields),
      'version',
      'customPermission',
      '_method',
    ]) {
      for (const value of oddest) {
        const request = client.put(path).loginAs(user).withCsrfToken().redirects(0)
        const response = await request.header('accept', 'application/json').json({ [name]: value })
        assert.isBelow(response.status(), 500, `${name} ${JSON.stringify(value).slice(0, 40)}`)
      }
    }
    const page = await client.get(path).loginAs(user).withInertia()
    page.assertStatus(200)
  })

  test('an invalid value in the query is refused although the body has a valid one of that name', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const [name, value] of [
      ['lastName', 'x'.repeat(500)],
      ['email', 'nobody'],
      ['document[]', '12345678Z'],
    ]) {
      const request = client
        .post('/forms/prensa')
        .qs({ [name]: value })
        .withCsrfToken()
        .header('accept', 'application/json')
      const response = await request.json(pressAnswers())
      const fields = response.body().errors.map(({ field }: { field: string }) => field)
      assert.include(fields, name.replace('[]', ''))
    }
    assert.lengthOf(await Form.all(), 0)
  })

  test('invalid values in the address of a list are never an internal error', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const user = await reviewer()
    for (const name of ['search', 'state', 'category', 'page', 'sort', 'direction', 'tournament']) {
      for (const value of [
        '',
        '\u0000',
        '-1',
        '1e9',
        '99999999999999',
        '[]',
        '%',
        '__proto__',
        'ñ'.repeat(500),
      ]) {
        for (const key of [name, `${name}[]`, `${name}[a]`]) {
          const request = client
            .get('/merchant/mform/press')
            .qs({ [key]: value })
            .loginAs(user)
          const response = await request
            .header('accept', 'application/json')
            .withInertia()
            .redirects(0)
          assert.isBelow(response.status(), 500, `${key}=${value.slice(0, 20)}`)
        }
      }
    }
  })

  test('invalid values at the login are field errors', async ({ client, assert }) => {
    for (const path of ['login', 'forgot-password']) {
      for (const value of odd) {
        const request = client
          .post(`/merchant/${path}`)
          .withCsrfToken()
          .header('accept', 'application/json')
        const response = await request.json({ email: value, password: value, remember: value })
        assert.equal(response.status(), 422, JSON.stringify(value).slice(0, 40))
      }
    }
  })

  test('invalid values in the body of a decision or export are never an internal error', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const user = await reviewer()
    const { id } = await FormFactory.merge({ tournamentId: tennis.id }).create()
    for (const path of [`${id}/changestate`, 'changestate', 'export']) {
      for (const name of [
        'state',
        'reason',
        'ids',
        'search',
        'category',
        'tournament',
        'version',
        'columns',
        'fields',
      ]) {
        for (const value of oddest) {
          const request = client
            .post(`/merchant/mform/press/${path}`)
            .loginAs(user)
            .withCsrfToken()
            .redirects(0)
          const body = { state: 'approved', ids: [id], [name]: name === 'fields' ? [value] : value }
          const response = await request.header('accept', 'application/json').json(body)
          assert.isBelow(
            response.status(),
            500,
            `${path} ${name} ${JSON.stringify(value).slice(0, 40)}`
          )
        }
      }
    }
  })
})
