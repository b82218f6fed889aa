import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { FormFactory } from '#database/factories/form_factory'
import { propsOf } from '#tests/helpers/office_props'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const path = '/merchant/mform/press/groups'

async function outlets(...names: (string | [string, string])[]) {
  const { tennis } = await openTournaments()
  await FormFactory.merge(
    names.map((entry) => {
      const [mediaName, state] = [entry].flat()
      const detail = { media: 'radio', mediaName, validity: 'full', days: [] }
      return { tournamentId: tennis.id, detail, state: state ?? 'waiting' }
    }) as any
  ).createMany(names.length)
}

test.group('The list of outlets', (group) => {
  emptyWorld(group)

  test('the list of outlets counts the states of each, the largest first', async ({
    client,
    assert,
  }) => {
    await outlets('Ñandú', ['Ñandú', 'approved'], ['Ñandú', 'rejected'], 'Diario', 'Alba')
    const { groups, by, type } = await propsOf(client, path)
    assert.deepEqual([by, type], ['mediaName', 'press'])
    assert.deepEqual(groups.data[0], {
      outlet: 'Ñandú',
      total: 3,
      waiting: 1,
      approved: 1,
      rejected: 1,
    })
    assert.deepEqual(
      groups.data.map(({ outlet }: any) => outlet),
      ['Ñandú', 'Alba', 'Diario']
    )
  })

  test('the list of outlets leads to the requests of each', async ({ client, assert }) => {
    await outlets('Ñandú', 'Diario & Co.')
    const list = await propsOf(client, '/merchant/mform/press', { outlet: 'Diario & Co.' })
    assert.equal(list.forms.total, 1)
    assert.equal(list.outlet, 'Diario & Co.')
  })

  test('the list of outlets can be searched without accents', async ({ client, assert }) => {
    await outlets('El Ñandú', 'Diario')
    const { groups } = await propsOf(client, path, { search: 'nandu' })
    assert.deepEqual(
      groups.data.map(({ outlet }: any) => outlet),
      ['El Ñandú']
    )
    assert.equal((await propsOf(client, path, { search: '%' })).groups.total, 0)
  })

  test('a long list of outlets is split into pages', async ({ client, assert }) => {
    await outlets(...Array.from({ length: 55 }, (_, index) => `Medio ${index}`))
    const { groups } = await propsOf(client, path, { page: 2, search: 'medio' })
    assert.deepInclude(groups, { total: 55, current_page: 2, last_page: 2 })
    assert.lengthOf(groups.data, 5)
    assert.equal(groups.prev_page_url, `${path}?search=medio`)
  })

  test('requests of other form types are grouped by company or player', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    for (const [type, by] of [
      ['accreditation', 'company'],
      ['player', 'playerName'],
      ['guest', 'playerName'],
    ])
      assert.equal((await propsOf(client, `/merchant/mform/${type}/groups`)).by, by)
  })

  test('the list of outlets is closed to users without the form type, and an unknown type is a 404', async ({
    client,
  }) => {
    await openTournaments()
    const user = await UserFactory.merge({ formTypes: ['gpress'] }).create()
    ;(await client.get(path).loginAs(user).withInertia()).assertStatus(403)
    const reader = await admin()
    ;(await client.get('/merchant/mform/free/groups').loginAs(reader).withInertia()).assertStatus(
      404
    )
  })
})
