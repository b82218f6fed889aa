import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { UserFactory } from '#database/factories/user_factory'
import BlacklistEntry from '#models/blacklist_entry'
import { marks, markedPerson } from '#tests/helpers/marked_person'
import { people } from '#tests/helpers/office'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

async function pageOf(client: ApiClient, id: number) {
  const response = await client
    .get(`/merchant/people/${id}`)
    .loginAs(await people.admin())
    .withInertia()
  response.assertInertiaComponent('merchant/people/show')
  return response.inertiaProps as Record<string, any>
}

test.group('The page of a person', (group) => {
  emptyWorld(group)

  test('all requests with the same document are listed, of every edition and form', async ({
    client,
    assert,
  }) => {
    const { form, earlier } = await markedPerson()
    const { person, requests, suggestions } = await pageOf(client, earlier.id)
    assert.deepInclude(person, { documents: [marks.document], birthDate: marks.birthDate })
    assert.sameMembers(
      requests.map(({ id }: { id: number }) => id),
      [form.id, earlier.id]
    )
    assert.deepEqual(suggestions, [])
  })

  test('everything that is kept is counted by kind with its last day', async ({
    client,
    assert,
  }) => {
    const { form } = await markedPerson()
    const { kept } = await pageOf(client, form.id)
    const of = (kind: string) => kept.find((one: { kind: string }) => one.kind === kind)
    for (const [kind, count] of [
      ['answers', 2],
      ['photos', 1],
      ['documents', 1],
      ['notes', 1],
      ['cards', 1],
      ['scans', 1],
      ['charges', 1],
      ['movements', 1],
      ['mails', 5],
      ['pickups', 1],
      ['collections', 1],
      ['changes', 1],
      ['links', 2],
    ] as const)
      assert.equal(of(kind)?.count, count, kind)
    // The day of the charge and 72 months.
    assert.equal(of('charges').until, '2030-04-23')
    assert.isUndefined(of('imports'))
  })

  test('requests with the same birth date and nearly the same name are only suggested', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const mine = { tournamentId: tennis.id, birthDate: '1987-06-05', lastName: 'Fernández Gil' }
    const form = await FormFactory.merge({ ...mine, name: 'Marta' }).create()
    const alike = await FormFactory.merge({
      ...{ ...mine, name: 'Marta', lastName: 'Fernandes Gil' },
    }).create()
    await FormFactory.merge({ ...mine, name: 'Ulises' }).create()
    await FormFactory.merge({ ...mine, name: 'Marta', birthDate: '1987-06-06' }).create()
    const { requests, suggestions } = await pageOf(client, form.id)
    assert.lengthOf(requests, 1)
    assert.deepEqual(
      suggestions.map(({ id }: { id: number }) => id),
      [alike.id]
    )
  })

  test('a request without a document is a person of its own', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const [form] = await FormFactory.merge({
      ...{ tournamentId: tennis.id, document: null, name: 'Leo', lastName: 'Uno' },
    }).createMany(2)
    const { person, requests, suggestions } = await pageOf(client, form.id)
    assert.isFalse(person.identified)
    assert.lengthOf(requests, 1)
    assert.lengthOf(suggestions, 1)
  })

  test('a blacklisted name is counted without a last day', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await FormFactory.merge({ tournamentId: tennis.id }).create()
    await BlacklistEntry.create({ name: form.name, lastName: form.lastName })
    const { kept } = await pageOf(client, form.id)
    assert.deepInclude(kept, { kind: 'blacklist', count: 1, until: null, over: false })
  })

  test('an administrator who is limited to other forms cannot open a person', async ({
    client,
  }) => {
    const { form } = await markedPerson()
    const limited = await UserFactory.apply('admin')
      .merge({ formTypes: ['volunteer'] })
      .create()
    const response = await client.get(`/merchant/people/${form.id}`).loginAs(limited)
    response.assertStatus(403)
  })

  test('an unknown request has no person', async ({ client, assert }) => {
    const response = await client.get('/merchant/people/999999').loginAs(await people.admin())
    assert.equal(response.status(), 404)
  })
})
