import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { DemoData } from '#database/seeders/demo'
import Pickup from '#models/pickup'
import DataRequest from '#models/data_request'
import Form from '#models/form'
import FormFile from '#models/form_file'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import { emptyWorld } from '#tests/helpers/world'

async function seedDemo() {
  const demo = new DemoData('demo-password-1')
  await demo.seedOffice()
  await demo.seedForms(160)
}

test.group('On-site data of the demo', (group) => {
  emptyWorld(group)

  test('the demo has charges, balances that match the ledger, and signed lists', async ({
    assert,
  }) => {
    await seedDemo()

    assert.isAbove((await LedgerEntry.query().where('cause', 'charge')).length, 20)
    for (const kind of ['credits', 'amount'])
      assert.lengthOf(
        await db.from('forms').whereRaw(
          `${kind} <> (select coalesce(sum(delta), 0) from ledger_entries
               where form_id = forms.id and kind = ?)`,
          [kind]
        ),
        0
      )
    const future = await LedgerEntry.query().where('at', '>', DateTime.utc().toSQL()!)
    assert.lengthOf(future, 0)

    const states = (await Pickup.query().orderBy('id')).map(({ state }) => state)
    assert.deepEqual(states, ['signed', 'signed', 'waiting'])
  })

  test('the demo has people who ask for their data', async ({ assert }) => {
    await seedDemo()
    const asked = await DataRequest.query().preload('form').orderBy('id')
    assert.deepEqual(
      asked.map(({ kind, request }) => [kind, request!.state]),
      [
        ['erasure', 'approved'],
        ['access', 'approved'],
      ]
    )
  })

  test('the demo has documents that the office can look at, sealed like those that people send', async ({
    assert,
  }) => {
    await seedDemo()
    const documents = await FormFile.query().preload('form')
    assert.sameMembers([...new Set(documents.map(({ field }) => field))], ['letter', 'experience'])
    for (const document of documents) {
      const { form, field, key } = document
      assert.equal(form.detail[field], key)
      assert.isNotNull(document.sealed)
      assert.deepEqual(await document.pages(), { count: 1 })
    }
  })

  test('the demo has restaurants that are open at every hour, each with people who have credits', async ({
    assert,
  }) => {
    await seedDemo()
    const restaurants = await Restaurant.query().preload('meals')
    assert.lengthOf(restaurants, 3)
    const eaters = await Form.query().where('credits', '>', 0).whereNotNull('restaurants')
    for (const restaurant of restaurants) {
      for (let hour = 0; hour < 24; hour++)
        assert.isTrue(restaurant.serving(DateTime.local(2024, 4, 24, hour, 30)).open)
      assert.isTrue(eaters.some((form) => form.restaurants!.includes(String(restaurant.id))))
    }
  })
})
