import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import Form from '#models/form'
import { atNoon } from '#tests/helpers/clock'
import { completeAnswers, sendForm } from '#tests/helpers/forms'
import { emptyWorld, openTournaments, pressAnswers } from '#tests/helpers/world'

test.group('The type in the path of an accreditation', (group) => {
  emptyWorld(group)

  test('the accreditation type {kind} at {path} is shown and stored')
    .with([
      {
        path: '/forms/catering/acreditaciones',
        key: 'accreditation',
        kind: 'catering',
        category: 'supplier',
      },
      { path: '/forms/tv/acreditaciones', key: 'accreditation', kind: 'tv', category: 'tv_rh' },
      {
        path: '/golf/sponsor/acreditaciones',
        key: 'gaccreditation',
        kind: 'sponsor',
        category: 'vip',
      },
      {
        path: '/golf/medical/acreditaciones',
        key: 'gaccreditation',
        kind: 'medical',
        category: 'medical',
      },
    ])
    .run(async ({ client, assert }, { path, key, kind, category }) => {
      const { tennis } = await openTournaments()
      const page = await client.get(path).withInertia()
      assert.equal((page.inertiaProps as any).type, kind)
      const { sent } = completeAnswers(formTypes.get(key), tennis as any)
      const response = await sendForm(client, path, { ...sent, type: kind, days: [] })
      response.assertHeader('location', `${path}/gracias`)
      const form = await Form.firstOrFail()
      assert.deepEqual([form.type, form.detail.type, form.category], [key, kind, category])
    })

  test('the path {$self} is not found')
    .with([
      '/forms/king/acreditaciones',
      '/golf/king/acreditaciones',
      '/forms/prensa/acreditaciones',
      '/forms/king',
    ])
    .run(async ({ client, assert }, path) => {
      await openTournaments()
      const page = await client.get(path).withInertia()
      page.assertStatus(404)
      page.assertInertiaComponent('errors/not_found')
      const response = await sendForm(client, path, { type: 'staff' }, { json: true })
      response.assertStatus(404)
      assert.lengthOf(await Form.all(), 0)
    })

  test('an answer with another type than the path is refused at the type', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { sent } = completeAnswers(formTypes.get('accreditation'), tennis as any)
    const response = await sendForm(client, '/forms/vip/acreditaciones', sent, {
      json: true,
      locale: 'en',
    })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, [
      { field: 'type', rule: 'typeOfPath', message: 'The type does not belong to this page.' },
    ])
    assert.lengthOf(await Form.all(), 0)
  })
})

test.group('Answers of the press form', (group) => {
  emptyWorld(group)
  atNoon(group)

  test('an option of another form type or edition is refused', async ({ client, assert }) => {
    await openTournaments()
    for (const [changes, field] of [
      [{ media: 'catering' }, 'media'],
      [{ media: 'Magazine' }, 'media'],
      [{ days: ['2024-09-26'] }, 'days.0'],
      [{ days: ['2024-04-22', '2024-04-22'] }, 'days'],
      [{ idNationality: 'es' }, 'idNationality'],
      [{ validity: 'day' }, 'days'],
    ] as const) {
      const response = await sendForm(client, '/forms/prensa', pressAnswers(changes), {
        json: true,
      })
      assert.deepEqual(
        response.body().errors.map((error: any) => error.field),
        [field]
      )
    }
    assert.lengthOf(await Form.all(), 0)
  })

  test('a day pass has one day', async ({ client, assert }) => {
    await openTournaments()
    await sendForm(client, '/forms/prensa', pressAnswers({ validity: 'day', days: ['2024-04-22'] }))
    assert.deepEqual((await Form.firstOrFail()).detail.days, ['2024-04-22'])
  })

  test('a filled-in spam trap is refused', async ({ client, assert }) => {
    await openTournaments()
    const answers = pressAnswers({ website: 'https://spam.example' })
    const response = await sendForm(client, '/forms/prensa', answers, { json: true })
    assert.deepEqual(
      response.body().errors.map((error: any) => error.field),
      ['website']
    )
    const empty = await sendForm(client, '/forms/prensa', pressAnswers({ website: '' }))
    empty.assertHeader('location', '/forms/prensa/gracias')
    assert.lengthOf(await Form.all(), 1)
  })

  test('a field that the form does not ask is refused', async ({ client, assert }) => {
    await openTournaments()
    const more = {
      id: 77,
      type: 'guest',
      search_text: 'x',
      tutorName: 'Ana',
      logs: 'x',
      submittedAt: '2020-01-01',
    }
    await sendForm(client, '/forms/prensa', pressAnswers(more))
    const form = await Form.firstOrFail()
    assert.notProperty(form.detail, 'tutorName')
    assert.equal(form.type, 'press')
    assert.equal(form.submittedAt.toMillis(), DateTime.now().toMillis())
  })
})
