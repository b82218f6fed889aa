import { isDeepStrictEqual } from 'node:util'
import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import DocumentRun from '#models/document_run'
import { abilityOfRoute, everybody, holders, people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const routes = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern === '/merchant' || pattern.startsWith('/merchant/'))
    .map(({ name, pattern, methods }) => ({
      name: name!.replace('merchant.', ''),
      pattern,
      method: methods.find((method) => method !== 'HEAD')!,
    }))

async function addresses() {
  const { tennis } = await openTournaments()
  const image = `portraits/${'0'.repeat(26)}.jpg`
  const form = await FormFactory.merge({ tournamentId: tennis.id, image }).create()
  const selection = { types: ['press'] }
  const params = { formType: 'press', selection, recipients: [] }
  const run = await DocumentRun.create({ kind: 'forms_export', state: 'done', params })
  const log = await DocumentRun.create({
    ...{ kind: 'restaurant_log', state: 'done', fileKey: 'documents/none.xlsx' },
    params: { filter: {}, scope: {}, recipients: [] },
  })
  return ({ name, pattern }: { name: string; pattern: string }) => {
    const id = name.startsWith('exports')
      ? run.id
      : name === 'restaurant_logs.download'
        ? log.id
        : form.id
    const path = pattern
      .replace(':form', name.startsWith('restaurant_charges') ? String(form.id) : 'press')
      .replace(':id', String(id))
      .replace(':type', 'staff')
      .replace(':name', '1-a.eml')
      .replace(':token', 'none')
      .replace(':link', '1')
      .replace(':clearance', '1')
      .replace(':note', '1')
      .replace(':batch', '1')
      .replace(':entry', '1')
      .replace(':uuid', 'none')
    return `${path}?form=${form.id}&file=${image}&ids=${form.id}`
  }
}

test.group('The rights of the office', (group) => {
  emptyWorld(group)

  test('every route of the office has an ability', ({ assert }) => {
    const names = routes().map(({ name }) => name)
    assert.sameMembers(names, Object.keys(abilityOfRoute))
  })

  test('a visitor is redirected to the login, and a program gets a 401', async ({
    client,
    assert,
  }) => {
    const address = await addresses()
    for (const route of routes().filter(({ name }) => abilityOfRoute[name] !== 'guest')) {
      const method = route.method.toLowerCase() as 'get'
      const page = await client[method](address(route)).withCsrfToken().redirects(0)
      assert.deepEqual(
        [page.status(), page.header('location')],
        [302, '/merchant/login'],
        route.name
      )
      const json = await client[method](address(route))
        .withCsrfToken()
        .header('accept', 'application/json')
      assert.equal(json.status(), 401, route.name)
    }
  })

  test('{$self} may use exactly the routes that docs/roles.md allows')
    .with(everybody)
    .run(async ({ client, assert }, person) => {
      const address = await addresses()
      const user = await people[person]()
      for (const route of routes().filter(({ name }) => abilityOfRoute[name] !== 'guest')) {
        const response = await client[route.method.toLowerCase() as 'get'](address(route))
          .loginAs(user)
          .withCsrfToken()
          .redirects(0)
          .header('accept', 'application/json')
        const refused =
          response.status() === 403 && response.body().errors[0].rule === 'E_AUTHORIZATION_FAILURE'
        assert.equal(
          !refused,
          holders[abilityOfRoute[route.name]].includes(person),
          `${person} ${route.name}`
        )
        assert.isBelow(response.status(), 500, `${person} ${route.name}`)
      }
    })

  test('opening every page of the office changes nothing but the records of who opened what', async ({
    client,
    assert,
  }) => {
    const address = await addresses()
    const user = await people.admin()
    const rows = async () => {
      const tables = await db.connection().getAllTables(['public'])
      return Promise.all(tables.map(async (table) => [table, await db.from(table)] as const))
    }
    const before = new Map(await rows())
    for (const route of routes().filter(({ method }) => method === 'GET'))
      await client.get(address(route)).loginAs(user).redirects(0)
    const changed = (await rows()).filter(
      ([table, now]) => !isDeepStrictEqual(now, before.get(table))
    )
    assert.sameMembers(
      changed.map(([table]) => table),
      ['form_logs', 'journal_entries', 'user_sessions']
    )
  })

  test('a logged-in user is redirected away from the login page', async ({ client, assert }) => {
    const address = await addresses()
    for (const [person, landing] of [
      ['viewer', '/merchant'],
      ['restaurant', '/merchant/desk'],
    ] as const) {
      const user = await people[person]()
      for (const route of routes().filter(({ name }) => abilityOfRoute[name] === 'guest')) {
        const method = route.method.toLowerCase() as 'get'
        const response = await client[method](address(route))
          .loginAs(user)
          .withCsrfToken()
          .redirects(0)
        assert.deepEqual(
          [response.status(), response.header('location')],
          [302, landing],
          route.name
        )
      }
    }
  })

  test('office users start at the dashboard and cannot open the desk of other roles', async ({
    client,
    assert,
  }) => {
    for (const [person, status, location] of [
      ['admin', 302, '/merchant'],
      ['viewer', 302, '/merchant'],
      ['coordinator', 200, undefined],
      ['restaurant', 200, undefined],
    ] as const) {
      const user = await people[person]()
      const response = await client.get('/merchant/desk').loginAs(user).redirects(0)
      assert.deepEqual([response.status(), response.header('location')], [status, location], person)
    }
  })

  test('the pages hide actions that their user may not do', async ({ client, assert }) => {
    await openTournaments()
    for (const person of holders.enterOffice) {
      const response = await client
        .get('/merchant/mform/press')
        .loginAs(await people[person]())
        .withInertia()
      const can = (ability: string) => holders[ability].includes(person)
      assert.deepEqual((response.inertiaProps as any).can, {
        create: can('create'),
        edit: can('edit'),
        print: can('print'),
        rfid: can('rfid'),
        decideMany: can('changeMany'),
        export: can('export'),
      })
    }
  })
})
