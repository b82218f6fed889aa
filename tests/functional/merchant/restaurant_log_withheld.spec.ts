import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import type User from '#models/user'
import { charge, day, eating } from '#tests/helpers/charges'
import { workbook } from '#tests/helpers/exports'
import { people } from '#tests/helpers/office'
import { propsOf } from '#tests/helpers/office_props'
import { emptyWorld } from '#tests/helpers/world'

const path = '/merchant/restaurantlog'

/** Charges of somebody whose data is restricted, of a minor and of anybody else. */
async function served() {
  const world = await eating()
  const { tennis, press: restaurant, waiter: by, eater } = world
  const of = (name: string, columns: object) =>
    FormFactory.merge({
      ...{ tournamentId: tennis.id, name, lastName: 'Ruiz', company: 'Diario' },
      ...columns,
    }).create()
  const restricted = await of('Eva', { restrictedAt: DateTime.utc() })
  const minor = await of('Leo', { birthDate: DateTime.utc().minus({ years: 12 }).toISODate() })
  const rows = []
  for (const form of [eater, restricted, minor]) rows.push(await charge({ form, restaurant, by }))
  return { ...world, restricted, minor, rows }
}

async function unnamed() {
  const user = await people.exporter()
  return user.merge({ minors: false }).save()
}

test.group('The restaurant log and people whose data is withheld', (group) => {
  emptyWorld(group)

  const names = ({ logs }: any) => logs.data.map(({ form }: any) => form?.name ?? null)

  test('the office sees charges of withheld people without name and reference, and in all sums', async ({
    client,
    assert,
  }) => {
    const { restricted, minor } = await served()
    const read = (user: User) => propsOf(client, path, { day }, user)
    const props = await read(await unnamed())
    assert.deepEqual(names(props), [null, null, 'Ana Ruiz'])
    assert.deepEqual(
      props.logs.data.map(({ client: person, withheld }: any) => [person, withheld]),
      [
        [null, true],
        [null, true],
        ['Ana Ruiz · TST24-PR-000007', false],
      ]
    )
    for (const { idForm } of [restricted, minor]) assert.notInclude(JSON.stringify(props), idForm)
    assert.deepInclude(props.totals, { charges: 3, credits: 3, people: 3 })
    for (const user of [await people.exporter(), await people.admin()])
      assert.deepEqual(names(await read(user)), ['Leo Ruiz', null, 'Ana Ruiz'])
  })

  test('a search of the office does not find the charges of withheld people', async ({
    client,
    assert,
  }) => {
    const { rows, restricted, minor } = await served()
    const user = await unnamed()
    const found = async (search: string, by = user) => {
      const { logs, totals } = await propsOf(client, path, { days: 'all', search }, by)
      assert.equal(totals.charges, logs.data.length)
      return logs.data.map(({ id }: any) => id)
    }
    // The invented address of a person who is shown may have the letters of a name.
    const others = async (search: string, by = user) =>
      (await found(search, by)).filter((id: number) => id !== rows[0].id)
    assert.deepEqual(await found('diario ruiz'), [rows[0].id])
    for (const { name, idForm } of [restricted, minor])
      for (const search of [name, idForm, 'li', `diario ${name}`])
        assert.deepEqual(await others(search), [], search)
    assert.deepEqual(await others('Leo', await people.exporter()), [rows[2].id])
    assert.deepEqual(await others('Eva', await people.admin()), [])
  })

  test('a restaurant still sees and finds the people that it has charged', async ({
    client,
    assert,
  }) => {
    const { waiter } = await served()
    await waiter.merge({ minors: false }).save()
    const props = await propsOf(client, path, { day }, waiter)
    assert.deepEqual(names(props), ['Leo Ruiz', 'Eva Ruiz', 'Ana Ruiz'])
    const found = await propsOf(client, path, { day, search: 'eva' }, waiter)
    assert.deepEqual(names(found), ['Eva Ruiz'])
  })

  test('the export of the restaurant log leaves the cells of withheld people empty', async ({
    client,
    assert,
  }) => {
    await served()
    const user = await unnamed()
    await client.post(`${path}/export`).loginAs(user).withCsrfToken().redirects(0).json({ day })
    const rows = await workbook()
    assert.deepEqual(
      rows.map((row) => [row.Persona, row.Referencia, row.Créditos]),
      [
        ['Ana Ruiz', 'TST24-PR-000007', 1],
        [null, null, 1],
        [null, null, 1],
      ]
    )
  })
})
