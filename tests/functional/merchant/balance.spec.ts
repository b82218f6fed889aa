import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import FormLog from '#models/form_log'
import LedgerEntry from '#models/ledger_entry'
import { committedWorld } from '#tests/helpers/committed_world'
import { correct, stored } from '#tests/helpers/corrections'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { emptyWorld, flashed } from '#tests/helpers/world'

type World = Awaited<ReturnType<typeof stored>>

const move = (client: ApiClient, { form, user }: World, body: object) =>
  client
    .post(`/merchant/mform/press/${form.id}/credits`)
    .loginAs(user)
    .withSession({ locale: 'es' })
    .withCsrfToken()
    .redirects(0)
    .json(body)

const balanceOf = async ({ form }: World) => {
  const { credits, amount, version } = await Form.findOrFail(form.id)
  return [credits, amount, version]
}

const lines = async () =>
  (await LedgerEntry.query().orderBy('id')).map(({ kind, delta, balance, cause, reason }) => [
    ...[kind, delta, balance],
    ...[cause, reason],
  ])

test.group('The balance of a person', (group) => {
  emptyWorld(group)

  test('a balance can grow and shrink, with a reason and a ledger entry for each movement', async ({
    client,
    assert,
  }) => {
    const world = await stored({ credits: 3, amount: 1000 })
    const response = await move(client, world, {
      credits: '2',
      amount: '-2,50',
      reason: 'Cena perdida',
    })
    response.assertHeader('location', `/merchant/mform/press/${world.form.id}`)
    assert.equal(flashed(response).notice?.type, 'success')
    assert.deepEqual(await balanceOf(world), [5, 750, 2])
    assert.deepEqual(await lines(), [
      ['credits', 2, 5, 'manual', 'Cena perdida'],
      ['amount', -250, 750, 'manual', 'Cena perdida'],
    ])
    const log = await FormLog.findByOrFail('type', 'credit')
    assert.deepEqual(
      [log.userId, log.from, log.to],
      [
        world.user.id,
        { credits: 3, amount: 1000 },
        { credits: 5, amount: 750, reason: 'Cena perdida' },
      ]
    )
    const page = await client
      .get(`/merchant/mform/press/${world.form.id}`)
      .loginAs(await people.viewer())
      .withInertia()
    assert.containsSubset((page.inertiaProps as any).ledger, [
      { kind: 'amount', delta: '-2.50', balance: '7.50', user: world.user.name },
      { kind: 'credits', delta: '2', balance: '5', reason: 'Cena perdida' },
    ])
    const [{ from, to }] = (page.inertiaProps as any).logs
    assert.deepInclude(from, { credits: 3, amount: '10.00' })
    assert.deepInclude(to, { credits: 5, amount: '7.50' })
  })

  test('a movement below zero is refused as a whole', async ({ client, assert }) => {
    const world = await stored({ credits: 3, amount: 1000 })
    const response = await move(client, world, { credits: 1, amount: -10.01, reason: 'No' })
    assert.deepEqual(flashed(response).errors, {
      amount: ['No hay bastante: el saldo es 10,00\u00a0€.'],
    })
    assert.deepEqual(await balanceOf(world), [3, 1000, 1])
    assert.lengthOf(await lines(), 0)
    assert.lengthOf(await FormLog.all(), 0)
  })

  test('a movement without a reason or a valid amount is refused', async ({ client, assert }) => {
    const world = await stored()
    const send = (body: object) =>
      move(client, world, body).header('accept', 'application/json') as any
    for (const [body, field] of [
      [{ credits: 1 }, 'reason'],
      [{ reason: 'Nada' }, 'credits'],
      [{ credits: 0, amount: '0', reason: 'Nada' }, 'credits'],
      [{ amount: '1,234', reason: 'x' }, 'amount'],
    ] as const) {
      const response = await send(body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    for (const value of oddest)
      for (const name of ['credits', 'amount', 'reason', 'nonce']) {
        const response = await send({ credits: 1, amount: 1, reason: 'x', [name]: value })
        assert.include([302, 422], response.status(), `${name}: ${JSON.stringify(value)}`)
      }
  })

  test('a balance that is changed in the edit form also gets a ledger entry', async ({
    client,
    assert,
  }) => {
    const world = await stored({ credits: 3, amount: 1000 })
    await correct(client, world, { credits: '5', amount: '12,50', name: 'Ana' })
    assert.deepEqual(await lines(), [
      ['credits', 2, 5, 'edit', null],
      ['amount', 250, 1250, 'edit', null],
    ])
    await correct(client, world, { credits: 5, amount: 12.5 })
    assert.lengthOf(await lines(), 2)
  })
})

test.group('Simultaneous movements of a balance', (group) => {
  committedWorld(group)

  test('simultaneous movements of a balance are applied one after the other', async ({
    client,
    assert,
  }) => {
    const world = await stored({ credits: 3 })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        move(client, world, { credits: -1, reason: 'Comida' }).header('accept', 'application/json')
      )
    )
    assert.deepEqual(answers.map((answer) => answer.status()).toSorted(), [
      ...[302, 302, 302],
      ...[422, 422, 422],
    ])
    assert.deepEqual(await balanceOf(world), [0, 0, 4])
  })

  test('a movement that is sent twice is applied once', async ({ client, assert }) => {
    const world = await stored()
    const body = { credits: 2, amount: 1, reason: 'Uno', nonce: crypto.randomUUID() }
    const [one, two] = await Promise.all([move(client, world, body), move(client, world, body)])
    assert.deepEqual([one.status(), two.status()], [302, 302])
    assert.deepEqual(await balanceOf(world), [2, 100, 2])
  })

  test('a movement under the number of one for another person is refused', async ({
    client,
    assert,
  }) => {
    const world = await stored()
    const body = { credits: 2, reason: 'Uno', nonce: crypto.randomUUID() }
    await move(client, world, body)
    const other = {
      ...world,
      form: await FormFactory.merge({ tournamentId: world.form.tournamentId }).create(),
    }
    const refused = await move(client, other, body)
    assert.deepEqual(flashed(refused).errors.nonce, [
      'Con este número ya se envió otra cosa: recargue la página y vuelva a enviarlo.',
    ])
    assert.equal((await other.form.refresh()).credits, 0)
  })
})
