import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import LedgerEntry from '#models/ledger_entry'
import { charge, day, eating } from '#tests/helpers/charges'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

async function page(client: ApiClient, { id }: { id: number }, only?: string) {
  const request = client.get(`/merchant/mform/press/${id}`).loginAs(await people.viewer())
  if (only) request.withInertiaPartialReload('merchant/forms/show', [only])
  else request.withInertia()
  return (await request).inertiaProps as any
}

test.group('The ledger on the page of a person', (group) => {
  emptyWorld(group)

  test('the ledger shows time, reason, place, user and amount of each movement, newest first', async ({
    client,
    assert,
  }) => {
    const { press, waiter, eater } = await eating()
    await LedgerEntry.create({
      ...{ formId: eater.id, kind: 'amount', delta: 2000, balance: 2000, cause: 'manual' },
      reason: 'Invitación',
      userId: waiter.id,
    })
    await charge({ form: eater, restaurant: press, by: waiter, kind: 'amount', amount: 1250 })
    await charge({ form: eater, restaurant: press, by: waiter, undone: true })
    const { ledger, ledgerGoesOn } = await page(client, eater)
    assert.isFalse(ledgerGoesOn)
    assert.deepEqual(
      ledger.map((line: any) => [line.cause, line.kind, line.delta, line.restaurant, line.undone]),
      [
        ['undo', 'credits', '1', 'Press', false],
        ['charge', 'credits', '-1', 'Press', true],
        ['charge', 'amount', '-12.50', 'Press', false],
        ['manual', 'amount', '20.00', null, false],
      ]
    )
    assert.deepInclude(ledger[2], { user: waiter.name, meal: 'lunch', reason: null })
    assert.equal(ledger[2].at.slice(0, 10), day)
    assert.deepInclude(ledger[3], { balance: '20.00', reason: 'Invitación' })
  })

  test('the ledger shows the last twenty movements, or all of them on request', async ({
    client,
    assert,
  }) => {
    const { press, eater } = await eating()
    for (let count = 0; count < 22; count++) await charge({ form: eater, restaurant: press })
    const { ledger, ledgerGoesOn, movements } = await page(client, eater)
    assert.deepEqual([ledger.length, ledgerGoesOn, movements], [20, true, undefined])
    assert.lengthOf((await page(client, eater, 'movements')).movements, 22)
  })

  test('the ledger of a person contains no movements of others', async ({ client, assert }) => {
    const { press, eater } = await eating()
    await charge({ restaurant: press })
    assert.deepEqual((await page(client, eater)).ledger, [])
  })
})
