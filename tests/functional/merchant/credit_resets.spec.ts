import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import RunCreditResets from '#jobs/run_credit_resets'
import BulkChange from '#models/bulk_change'
import CreditReset from '#models/credit_reset'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import { desk } from '#tests/helpers/changes'
import { atNoon } from '#tests/helpers/clock'
import { emptyWorld, flashed } from '#tests/helpers/world'

const path = 'config/resetCredits'
const reset = {
  name: 'Comidas de prensa',
  sourceColumn: 'category',
  sourceValues: 'press, photo',
  resetColumn: 'credits',
  resetValue: '2',
  dailyAt: '06:00',
}
const madrid = (text: string) => DateTime.fromISO(text, { zone: 'Europe/Madrid' }) as DateTime<true>
const perform = () => new (RunCreditResets as any)({}).perform()
const credits = async () => (await Form.query().orderBy('id')).map((form) => form.credits)

test.group('A credit reset', (group) => {
  emptyWorld(group)
  const itIs = atNoon(group)

  test('a credit reset can be created, corrected and deleted, and the history records it', async ({
    client,
    assert,
  }) => {
    const { user, post } = await desk(client, 0, 'admin')
    await post(path, reset)
    const kept = await CreditReset.firstOrFail()
    assert.deepInclude(kept.$attributes, { ...reset, sourceValues: 'press,photo' })

    const page = await client.get(`/merchant/${path}`).loginAs(user).withInertia()
    assert.containsSubset((page.inertiaProps as any).resets, [
      { name: reset.name, people: 'Categoría: Prensa, Fotógrafo', dailyAt: '06:00', lastDay: null },
    ])
    const send = (method: 'put' | 'delete', body = {}) =>
      client[method](`/merchant/${path}/${kept.id}`)
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .json(body)
    await send('put', { ...reset, resetColumn: 'amount', resetValue: '12,50', dailyAt: '' })
    await kept.refresh()
    assert.deepInclude(kept.$attributes, {
      resetColumn: 'amount',
      resetValue: '12.50',
      dailyAt: null,
    })
    await send('delete')
    assert.lengthOf(await CreditReset.all(), 0)
    const changes = await EntityChange.query().where('entity', 'credit_resets').orderBy('id')
    assert.deepEqual(
      changes.map(({ type, userId }) => [type, userId]),
      ['created', 'updated', 'deleted'].map((type) => [type, user.id])
    )
  })

  test('a credit reset that is run by hand changes all or none and can be undone', async ({
    client,
    assert,
  }) => {
    const { forms, post } = await desk(client, 2, 'admin')
    await forms[1].merge({ category: 'vip', credits: 9 }).save()
    await post(path, reset)
    const { id } = await CreditReset.firstOrFail()
    await post(`${path}/${id}/run`)
    assert.deepEqual(await credits(), [2, 9])
    await post(`mform/changes/${(await BulkChange.firstOrFail()).id}/undo`)
    assert.deepEqual(await credits(), [0, 9])
  })

  test('a credit reset runs by itself once a day at its hour', async ({ client, assert }) => {
    const { post } = await desk(client, 1, 'admin')
    await post(path, reset)
    const due = async (at: string) => (await CreditReset.due(madrid(at))).length
    assert.equal(await due('2024-04-22T05:59'), 0)
    assert.equal(await due('2024-04-22T06:00'), 1)
    const kept = await CreditReset.firstOrFail()
    assert.isTrue(await kept.takeToday(db.connection(), madrid('2024-04-22T06:00')))
    assert.isFalse(await kept.takeToday(db.connection(), madrid('2024-04-22T06:01')))
    assert.equal(await due('2024-04-22T23:59'), 0)
    assert.equal(await due('2024-04-23T06:01'), 1)
  })

  test('a credit reset at {at} runs once on {day}, when the clock changes')
    .with([
      // 02:30 does not exist on the first day and comes twice on the other.
      { day: '2026-03-29', at: '02:30', before: '01:59:59+01:00', due: '03:00:00+02:00' },
      { day: '2026-10-25', at: '02:30', before: '02:29:59+02:00', due: '02:30:00+02:00' },
    ])
    .run(async ({ client, assert }, { day, at, before, due }) => {
      const { post } = await desk(client, 1, 'admin')
      await post(path, { ...reset, dailyAt: at })
      itIs(`${day}T${before}`)
      await perform()
      assert.lengthOf(await BulkChange.all(), 0)
      for (const moment of [due, '02:30:00+01:00', '23:59:00+01:00']) {
        itIs(`${day}T${moment}`)
        await perform()
        assert.lengthOf(await BulkChange.all(), 1)
      }
    })

  test('a scheduled credit reset changes balances without a user', async ({ client, assert }) => {
    const { post } = await desk(client, 1, 'admin')
    await post(path, { ...reset, dailyAt: '00:00' })
    await perform()
    await perform()
    assert.deepEqual(await credits(), [2])
    const [bulkChange, ...others] = await BulkChange.all()
    assert.deepEqual([bulkChange.kind, bulkChange.userId, others.length], ['reset', null, 0])
    const ledger = await db.from('ledger_entries')
    assert.deepInclude(ledger[0], { cause: 'reset', delta: 2, user_id: null })
  })

  test('a credit reset with an invalid {$self} is refused')
    .with(['name', 'sourceColumn', 'sourceValues', 'resetColumn', 'resetValue', 'dailyAt'] as const)
    .run(async ({ client, assert }, field) => {
      const { post } = await desk(client, 0, 'admin')
      const bad = {
        name: '',
        sourceColumn: 'state',
        sourceValues: 'king',
        resetColumn: 'color',
        resetValue: '-3',
        dailyAt: '25:00',
      }[field]
      const response = await post(path, { ...reset, [field]: bad })
      assert.property(flashed(response).errors, field)
      assert.lengthOf(await CreditReset.all(), 0)
    })

  test('a credit reset needs a unique name', async ({ client, assert }) => {
    const { post } = await desk(client, 0, 'admin')
    await post(path, reset)
    const again = await post(path, { ...reset, name: 'COMIDAS de prensa' })
    assert.property(flashed(again).errors, 'name')
  })
})
