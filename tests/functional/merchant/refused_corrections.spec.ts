import { test } from '@japa/runner'
import { correct, stored } from '#tests/helpers/corrections'
import { emptyWorld } from '#tests/helpers/world'

test.group('A refused correction', (group) => {
  emptyWorld(group)

  test('a correction with an invalid {field} is refused')
    .with([
      { field: 'name', body: { name: '' }, rule: 'required' },
      { field: 'document', body: { document: '12345678A' }, rule: 'documentLetter' },
      { field: 'category', body: { category: 'king' }, rule: 'enum' },
      { field: 'idPermission', body: { idPermission: 999 }, rule: 'enum' },
      { field: 'credits', body: { credits: -1 }, rule: 'min' },
      { field: 'amount', body: { amount: 'mucho' }, rule: 'money' },
      {
        field: 'days',
        body: { validity: 'day', days: ['2024-04-22', '2024-04-23'] },
        rule: 'oneDay',
      },
      { field: 'image', body: { image: 'portraits/x.jpg' }, rule: 'file' },
      { field: 'version', body: { version: 99999999999, name: 'Ana' }, rule: 'max' },
      { field: 'color', body: { color: '#aa00001' }, rule: 'color' },
      { field: 'color', body: { color: 'red' }, rule: 'color' },
      { field: 'credits', body: { credits: '1e3' }, rule: 'number' },
      {
        field: 'endPermission',
        body: { datePermission: '05-05-2024', endPermission: '2024-05-01' },
        rule: 'endsBefore',
      },
    ])
    .run(async ({ client, assert }, { field, body, rule }) => {
      const world = await stored()
      const { response, now } = await correct(client, world, body, true)
      response.assertStatus(422)
      assert.deepEqual(
        response.body().errors.map((error: any) => [error.field, error.rule]),
        [[field, rule]]
      )
      assert.deepEqual(now.answers, world.form.answers)
      assert.equal(now.version, 1)
    })

  test('a correction cannot change the state', async ({ client, assert }) => {
    const world = await stored()
    const { now } = await correct(client, world, {
      state: 'approved',
      idForm: 'X',
      nonce: null,
      name: 'Ana',
    })
    assert.deepEqual([now.state, now.idForm], ['waiting', world.form.idForm])
  })

  test('a correction under another form type is not found', async ({ client }) => {
    const { form, user } = await stored()
    const response = await client
      .put(`/merchant/mform/gpress/${form.id}`)
      .loginAs(user)
      .withCsrfToken()
      .json({ name: 'X' })
    response.assertStatus(404)
  })
})
