import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import { formTypes } from '#form_types/index'
import type User from '#models/user'
import type { Stored } from '#sql/json'
import { folderOfTest } from '#tests/helpers/folders'
import { odd } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import { rowsOf } from '#tests/helpers/workbooks'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const sizes = { polo: 'm', jacket: 'l', pant: '42', shoes: '43' }

/** Requests with countable answers, in both sports and in a past edition. */
async function crowd() {
  const { tennis, golf } = await openTournaments()
  const past = await TournamentFactory.apply('past').create()
  const of = (type: string, detail: Stored, state: string = 'approved', { id } = tennis) => ({
    tournamentId: id,
    type,
    state: state as 'approved',
    detail,
  })
  const rows = [
    of('volunteer', {
      ...sizes,
      shift: 'morning',
      languages: [spoken('english'), spoken('french')],
    }),
    of('volunteer', { ...sizes, polo: 's', shift: 'both', languages: [spoken('english')] }),
    of('volunteer', { ...sizes, shift: 'morning' }, 'waiting'),
    of('volunteer', { ...sizes, shift: 'morning' }, 'rejected'),
    of('volunteer', sizes, 'approved', past),
    of('line', { ...sizes, availablePeriod: ['1', '3'] }),
    of('ballboy', { polo: '12', pant: '14', shoes: '36' }),
    of('press', { days: ['2024-04-22', '2024-04-23'], parking: 'requested', workspace: true }),
    of('press', { days: ['2024-04-22'], parking: 'none', work_table: 'A-12', mediaHub: true }),
    of('accreditation', { days: ['2024-04-22'] }),
    of('gvolunteer', { polo: 'm', session: 'full_game' }, 'approved', golf),
  ]
  await FormFactory.merge(rows).createMany(rows.length)
}

const spoken = (language: string) => ({ language, level: 'advanced' })

async function figures(client: ApiClient, user: User, query = '') {
  const response = await client.get(`/merchant/figures${query}`).loginAs(user).withInertia()
  response.assertInertiaComponent('merchant/figures')
  return response.inertiaProps as any
}

const table = ({ tables }: any, name: string) => tables.find((one: any) => one.name === name)

/** A table as `{ answer: { type: approved/waiting } }`, without empty rows. */
const counted = (props: any, name: string) => {
  const { types, rows } = table(props, name)
  return Object.fromEntries(
    rows
      .map(({ field, value, cells }: any) => [
        value === '1' && name === 'desks' ? field : value,
        Object.fromEntries(
          cells.flatMap((cell: any, at: number) =>
            cell?.approved || cell?.waiting
              ? [[types[at].type, `${cell.approved}/${cell.waiting}`]]
              : []
          )
        ),
      ])
      .filter(([, cells]: any) => Object.keys(cells).length > 0)
  )
}

test.group('The counts for orders', (group) => {
  emptyWorld(group)

  test('sizes are counted by garment and form, with approved and waiting apart', async ({
    client,
    assert,
  }) => {
    await crowd()
    const props = await figures(client, await people.viewer())
    assert.deepEqual(counted(props, 'polo'), {
      12: { ballboy: '1/0' },
      s: { volunteer: '1/0' },
      m: { line: '1/0', volunteer: '1/1' },
    })
    assert.deepEqual(counted(props, 'jacket'), { l: { line: '1/0', volunteer: '2/1' } })
    const { title, sums, rows } = table(props, 'polo')
    assert.deepEqual([title, sums], ['Polo', true])
    assert.deepEqual(
      rows.slice(4, 7).map(({ label }: any) => label),
      ['16 años', 'XS', 'S']
    )
    // A form without this size has no count for it.
    assert.deepEqual(rows[0].cells, [{ approved: 0, waiting: 0 }, null, null])
  })

  test('parking, desks, days, shifts and languages are counted', async ({ client, assert }) => {
    await crowd()
    const props = await figures(client, await people.viewer())
    assert.deepEqual(counted(props, 'parking'), {
      none: { press: '1/0' },
      requested: { press: '1/0' },
    })
    assert.deepEqual(counted(props, 'desks'), {
      workspace: { press: '1/0' },
      mediaHub: { press: '1/0' },
      work_table: { press: '1/0' },
    })
    assert.deepEqual(counted(props, 'days'), {
      '2024-04-22': { press: '2/0', accreditation: '1/0' },
      '2024-04-23': { press: '1/0' },
    })
    assert.isFalse(table(props, 'days').sums)
    assert.deepEqual(counted(props, 'shift'), {
      morning: { volunteer: '1/1' },
      both: { volunteer: '1/0' },
    })
    assert.deepEqual(counted(props, 'availablePeriod'), { 1: { line: '1/0' }, 3: { line: '1/0' } })
    assert.deepEqual(counted(props, 'languages'), {
      english: { volunteer: '2/0' },
      french: { volunteer: '1/0' },
    })
    const golf = await figures(client, await people.viewer(), '?sport=golf')
    assert.deepEqual(counted(golf, 'session'), { full_game: { gvolunteer: '1/0' } })
    assert.deepEqual(counted(golf, 'polo'), { m: { gvolunteer: '1/0' } })
  })

  test('each count links to a list with exactly as many requests', async ({ client, assert }) => {
    await crowd()
    const viewer = await people.viewer()
    const { tables } = await figures(client, viewer)
    let followed = 0
    for (const { types, rows } of tables)
      for (const { field, value, cells } of rows)
        for (const [at, cell] of cells.entries())
          for (const state of ['approved', 'waiting'])
            if (cell?.[state] > 0) {
              const list = await client
                .get(`/merchant/mform/${types[at].type}`)
                .qs({ [field]: value, state })
                .loginAs(viewer)
                .withInertia()
              assert.equal(
                (list.inertiaProps as any).forms.total,
                cell[state],
                `${types[at].type} ${field}=${value} ${state}`
              )
              followed += 1
            }
    assert.isAbove(followed, 20)
  })

  test('only answers that lists can be filtered by are counted', ({ assert }) => {
    for (const { key, allFields } of formTypes.all())
      for (const [name, { counted: tally, filter }] of Object.entries(allFields))
        if (tally) assert.isTrue(filter, `${key}.${name}`)
  })

  test('the counts include only the form types of their user', async ({ client, assert }) => {
    await crowd()
    const limited = await UserFactory.merge({
      formTypes: ['line'] as any,
      canToppanel: true,
    }).create()
    const props = await figures(client, limited)
    assert.deepEqual(counted(props, 'polo'), { m: { line: '1/0' } })
    assert.isUndefined(table(props, 'parking'))
    const sheet = await client.get('/merchant/figures/export?name=parking').loginAs(limited)
    sheet.assertStatus(404)
  })

  test("the counts are in the reader's language", async ({ client, assert }) => {
    await crowd()
    const viewer = await people.viewer()
    const english = await client
      .get('/merchant/figures')
      .withSession({ locale: 'en' })
      .loginAs(viewer)
      .withInertia()
    const { rows } = table(english.inertiaProps, 'languages')
    assert.equal(rows[1].label, 'English')
    const spanish = await figures(client, viewer)
    assert.equal(table(spanish, 'languages').rows[1].label, 'Inglés')
  })

  test('the counts are empty while a sport has no edition', async ({ client, assert }) => {
    const { tables, meals, edition } = await figures(client, await people.viewer())
    assert.deepEqual([tables, meals, edition], [[], null, null])
  })
})

test.group('The workbooks of counts', (group) => {
  emptyWorld(group)

  async function sheet(client: ApiClient, query: string, user?: User) {
    const request = client
      .get(`/merchant/figures/export?${query}`)
      .loginAs(user ?? (await people.exporter()))
    request.request.responseType('blob')
    const response = await request
    response.assertStatus(200)
    const path = join(folderOfTest('figures'), 'figures.xlsx')
    await writeFile(path, response.body())
    return { response, rows: rowsOf(path) }
  }

  test('the workbook of counts has the numbers of the page', async ({ client, assert }) => {
    await crowd()
    const { response, rows } = await sheet(client, 'name=polo')
    response.assertHeader('content-disposition', 'attachment; filename="TST24-polo.xlsx"')
    assert.deepEqual(rows[0], [
      'Polo',
      'Recogepelotas: Aprobada',
      'Jueces de línea y de silla: Aprobada',
      'Voluntarios: Aprobada',
      'Total',
    ])
    assert.deepInclude(rows, ['M', 0, 1, 1, 2])
    const apart = await sheet(client, 'name=shift&state=all')
    assert.deepInclude(apart.rows, ['Mañana, de 10:00 a 16:00', 1, 1, 2])
    const golf = await sheet(client, 'name=polo&sport=golf')
    assert.deepInclude(golf.rows, ['M', 1, 1])
  })

  test('each chart of the dashboard has a workbook', async ({ client, assert }) => {
    await crowd()
    const states = await sheet(client, 'name=states')
    assert.deepInclude(states.rows, ['Voluntarios', 1, 2, 1])
    const requests = await sheet(client, 'name=requests')
    assert.lengthOf(requests.rows, 31)
    const ages = await sheet(client, 'name=ages')
    assert.deepInclude(ages.rows, ['Voluntarios', 1, 0, 0, 0])
    const expected = await sheet(client, 'name=expected')
    assert.deepEqual(expected.rows[2].slice(0, 2), ['2024-04-22', 7])
    for (const name of ['decisions', 'restaurants', 'meals'])
      assert.isNotEmpty((await sheet(client, `name=${name}`)).rows)
  })

  test('the workbooks are only for users who may export', async ({ client, assert }) => {
    await crowd()
    const viewer = await people.viewer()
    const { can } = await figures(client, viewer)
    assert.isFalse(can.export)
    const refused = await client
      .get('/merchant/figures/export?name=polo')
      .loginAs(viewer)
      .redirects(0)
    assert.notEqual(refused.status(), 200)
    assert.isUndefined(refused.header('content-disposition'))
  })

  test('a workbook is not found under an unknown name or without an edition', async ({
    client,
    assert,
  }) => {
    const exporter = await people.exporter()
    const status = async (name: any) =>
      (
        await client.get('/merchant/figures/export').qs({ name }).loginAs(exporter).redirects(0)
      ).status()
    assert.equal(await status('states'), 404)
    await openTournaments()
    assert.equal(await status('states'), 200)
    for (const name of ['toString', 'constructor', ...odd]) {
      assert.isBelow(await status(name), 500)
      assert.notEqual(await status(name), 200)
    }
  })
})
