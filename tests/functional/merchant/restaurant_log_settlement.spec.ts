import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#models/user'
import { RestaurantSettlement } from '#meals/settlement'
import { charge, day, eating } from '#tests/helpers/charges'
import { folderOfTest } from '#tests/helpers/folders'
import { people } from '#tests/helpers/office'
import { program } from '#tests/helpers/programs'
import { emptyWorld } from '#tests/helpers/world'
import { restaurantOf } from '#tests/helpers/restaurants'
import { rowsOf } from '#tests/helpers/workbooks'

const path = '/merchant/restaurantlog/settlement'

async function sheet(client: ApiClient, user: User, query: Record<string, string | number>) {
  const request = client.get(path).qs(query).loginAs(user)
  request.request.responseType('blob')
  const response = await request
  response.assertStatus(200)
  const file = join(folderOfTest('settlement'), `settlement.${query.format ?? 'pdf'}`)
  await writeFile(file, response.body())
  return file
}

/** The sum of a restaurant's ledger entries on a day. */
async function ledger({ id }: { id: number }) {
  const rows = await db
    .from('ledger_entries')
    .where({ restaurant_id: id, day })
    .groupBy('kind')
    .select('kind')
    .sum('delta as moved')
  const of = (kind: string) => 0 - Number(rows.find((row) => row.kind === kind)?.moved ?? 0)
  return { credits: of('credits'), amount: of('amount') }
}

async function busyDay() {
  const world = await eating()
  const { press, staff, waiter, eater } = world
  const at = { form: eater, restaurant: press, by: waiter }
  await charge({ ...at, time: '21:00', meal: 'dinner', kind: 'amount', amount: 1999 })
  await charge({ ...at, amount: 2 })
  await charge(at)
  await charge({ ...at, undone: true })
  await charge({ ...at, kind: 'amount', amount: 350 })
  await charge({ ...at, kind: 'amount', amount: 725, undone: true })
  await charge({ restaurant: press, meal: null })
  await charge({ ...at, restaurant: staff })
  await charge({ ...at, on: '2024-04-24' })
  return world
}

test.group('The daily settlement of a restaurant', (group) => {
  emptyWorld(group)

  test('the settlement adds up to the same total as the ledger', async ({ assert }) => {
    const { press, staff, waiter } = await busyDay()
    for (const restaurant of [press, staff]) {
      const { total } = await RestaurantSettlement.of(restaurant, day, {})
      assert.deepInclude(total, await ledger(restaurant))
    }
    const { byMeal, byUser, total } = await RestaurantSettlement.of(press, day, {})
    assert.deepEqual(total, { charges: 7, undone: 2, credits: 4, amount: 2349 })
    assert.deepEqual(
      byMeal.map(({ meal, kind, charges, undone }) => [meal, kind, charges, undone]),
      [
        ['lunch', 'credits', 3, 1],
        ['lunch', 'amount', 2, 1],
        ['dinner', 'amount', 1, 0],
        [null, 'credits', 1, 0],
      ]
    )
    assert.sameDeepMembers(
      byUser.map(({ user, charges }) => [user, charges]),
      [
        [waiter.name, 6],
        [null, 1],
      ]
    )
  })

  test('two waiters of the same name have two sums', async ({ assert }) => {
    const { press, eater, waiter } = await eating()
    const namesake = await UserFactory.merge({ name: waiter.name }).create()
    for (const by of [waiter, namesake]) await charge({ form: eater, restaurant: press, by })
    const { byUser } = await RestaurantSettlement.of(press, day, {})
    assert.deepEqual(
      byUser.map(({ user, charges }) => [user, charges]),
      [
        [waiter.name, 1],
        [waiter.name, 1],
      ]
    )
  })

  test('the settlement is a PDF sheet to sign', async ({ client, assert }) => {
    const { press } = await busyDay()
    const user = await people.viewer()
    const pdf = await sheet(client, user, { restaurant: press.id, day })
    const text = program('pdftotext', ['-layout', pdf, '-']).toString()
    for (const words of ['Liquidación · Press', '23/04/2024', 'Por el restaurante', '23,49'])
      assert.include(text, words)
    assert.match(text, /Almuerzo +Créditos +3 +1 +3\n/)
    assert.match(text, /Total +7 +2 +4 +23,49/)
    assert.match(program('pdfinfo', [pdf]).toString(), /Tagged: +yes/)
  })

  test('the file of a settlement has a plain name, whatever its restaurant is called', async ({
    client,
    assert,
  }) => {
    const user = await people.admin()
    const namedFor = async (name: string) => {
      const { id: restaurant } = await restaurantOf({ name })
      const query = { restaurant, day, format: 'xlsx' }
      const response = await client.get(path).qs(query).loginAs(user)
      return { restaurant, header: response.header('content-disposition') }
    }
    const { header } = await namedFor('Ñandú "x"; y')
    assert.equal(header, `attachment; filename="nandu-x-y-${day}.xlsx"`)
    const other = await namedFor('日本料理')
    assert.equal(other.header, `attachment; filename="${other.restaurant}-${day}.xlsx"`)
  })

  test('the settlement is also a workbook whose last row is the total', async ({
    client,
    assert,
  }) => {
    const { press, waiter } = await busyDay()
    const query = { restaurant: press.id, day, format: 'xlsx' }
    const rows = rowsOf(await sheet(client, waiter, query))
    assert.deepEqual(rows.at(-1), ['Press', day, 'Total', null, null, 7, 2, 4, 23.49])
    const sums = rows.slice(1, -1).map((row) => Number(row[8] ?? 0))
    assert.approximately(
      sums.reduce((sum, one) => sum + one, 0),
      23.49,
      0.001
    )
  })

  test('the settlement of a day without charges says so', async ({ client, assert }) => {
    const { staff } = await eating()
    const pdf = await sheet(client, await people.viewer(), { restaurant: staff.id, day })
    const text = program('pdftotext', [pdf, '-']).toString()
    assert.include(text, 'Este día no se cobró nada.')
  })

  test('the settlement has only the charges of the form types that its reader sees, and says so', async ({
    client,
    assert,
  }) => {
    const { tennis, press } = await busyDay()
    const umpire = await FormFactory.merge({ tournamentId: tennis.id, type: 'line' }).create()
    await charge({ form: umpire, restaurant: press, amount: 5 })
    const user = await people.viewer()
    await user.merge({ formTypes: ['line'] }).save()
    const query = { restaurant: press.id, day }
    const rows = rowsOf(await sheet(client, user, { ...query, format: 'xlsx' }))
    assert.deepEqual(rows.at(-2), ['Press', day, 'Total', null, null, 1, 0, 5, 0])
    assert.match(String(rows.at(-1)![2]), /^Solo cargos/)
    const text = program('pdftotext', ['-layout', await sheet(client, user, query), '-']).toString()
    assert.match(text, /Total +1 +0 +5 +0,00/)
    assert.include(text, 'Solo cargos de los tipos de formulario')
    await user.merge({ formTypes: ['chair'] }).save()
    const nothing = program('pdftotext', [await sheet(client, user, query), '-']).toString()
    assert.include(nothing, 'Este día no se cobró nada.')
  })

  test('a restaurant sees only its own settlement, and the settlement needs a day', async ({
    client,
  }) => {
    const { press, staff, waiter } = await eating()
    const ask = (query: Record<string, string | number>) =>
      client.get(path).qs(query).loginAs(waiter).header('accept', 'application/json')
    ;(await ask({ restaurant: staff.id, day })).assertStatus(403)
    ;(await ask({ restaurant: press.id })).assertStatus(422)
    ;(await ask({ restaurant: press.id, day: 'x' })).assertStatus(422)
    ;(await ask({ restaurant: 999_999, day })).assertStatus(404)
  })
})
