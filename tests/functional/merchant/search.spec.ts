import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import JournalEntry from '#models/journal_entry'
import Tournament from '#models/tournament'
import { admin, emptyWorld, openTournaments } from '#tests/helpers/world'

const crowd = [
  {
    name: 'Iñaki',
    lastName: "Łukasz Đorđević-O'Neill",
    document: '12345678Z',
    email: 'inaki@diario.es',
  },
  { name: 'Li', lastName: 'Xu', document: 'RET2023001', email: 'xu@example.com' },
  { name: 'Ana', lastName: 'Lima', document: '01234567L', email: 'ana_lima@example.com' },
  { name: '100%', lastName: 'Gil', document: 'X1234567L', email: 'cien@example.com' },
]

async function found(client: ApiClient, search: string) {
  const user = await admin()
  const response = await client
    .get('/merchant/mform/press')
    .qs({ search })
    .loginAs(user)
    .withInertia()
  response.assertStatus(200)
  const { forms } = response.inertiaProps as any
  return forms.data.map((row: any) => row.name).sort()
}

test.group('The search for requests', (group) => {
  emptyWorld(group)
  group.each.setup(async () => {
    const { tennis } = await openTournaments()
    const people = crowd.map((person) => ({
      ...person,
      tournamentId: tennis.id,
      detail: {
        media: 'radio',
        mediaName: person.name === 'Ana' ? 'El Ñandú' : 'Diario',
        validity: 'full',
        days: [],
      },
    }))
    await FormFactory.merge(people).createMany(people.length)
  })

  test('the search "{search}" finds {names}')
    .with([
      { search: 'inaki', names: ['Iñaki'] },
      { search: 'IÑAKI', names: ['Iñaki'] },
      { search: 'dordevic inaki', names: ['Iñaki'] },
      { search: "o'neill", names: ['Iñaki'] },
      { search: 'o’neill', names: ['Iñaki'] },
      { search: 'oneill', names: ['Iñaki'] },
      { search: "O'Neill Łukasz, Iñaki", names: ['Iñaki'] },
      { search: 'Łukasz', names: ['Iñaki'] },
      { search: 'li', names: ['Ana', 'Li'] },
      { search: 'Xu', names: ['Li'] },
      { search: 'li xu', names: ['Li'] },
      { search: 'lim', names: ['Ana'] },
      { search: 'lima an', names: ['Ana'] },
      { search: 'lima xu', names: [] },
      { search: 'el nandu', names: ['Ana'] },
      { search: 'inaki@diario', names: ['Iñaki'] },
      { search: 'ana_lima', names: ['Ana'] },
      { search: '100%', names: ['100%'] },
      { search: 'inaki xu', names: [] },
      { search: 'nadie', names: [] },
    ])
    .run(async ({ client, assert }, { search, names }) => {
      assert.deepEqual(await found(client, search), names)
    })

  test('the document {search} finds {name}, but only as a whole number')
    .with([
      { search: '12345678Z', name: 'Iñaki' },
      { search: '12.345.678-z', name: 'Iñaki' },
      { search: 'ret2023001', name: 'Li' },
      { search: '1234567L', name: 'Ana' },
      { search: 'x-1234567-l', name: '100%' },
    ])
    .run(async ({ client, assert }, { search, name }) => {
      assert.deepEqual(await found(client, search), [name])
      assert.deepEqual(await found(client, search.slice(0, -1)), [])
    })

  test('the document of a tutor finds their child, and a passport its owner', async ({
    client,
    assert,
  }) => {
    const { id: tournamentId } = await Tournament.findByOrFail('sport', 'tennis')
    const child = { name: 'Nora', type: 'ballboy', category: 'ballboy' as const, document: null }
    const detail = { tutorName: 'Eva', tutorLastName: 'Gil', tutorDocument: '87654321X' }
    await FormFactory.merge({ tournamentId, ...child, detail }).create()
    const coach = { name: 'Otto', type: 'player', category: 'player_team' as const }
    const passport = { type: 'Coach', validity: 'full', tour: 'ATP', passportNumber: 'PASS99887' }
    await FormFactory.merge({ tournamentId, ...coach, detail: passport }).create()
    const user = await admin()
    for (const [search, name] of [
      ['87.654.321-x', 'Nora'],
      ['PASS99887', 'Otto'],
    ]) {
      const response = await client.get('/merchant/search').qs({ q: search }).loginAs(user)
      const { requests, people } = response.body()
      assert.lengthOf(requests, 1)
      assert.include(requests[0].name, name)
      assert.include(people[0].name, name)
      assert.isNotNull((await JournalEntry.query().orderBy('id', 'desc').firstOrFail()).formId)
    }
  })

  test('a reference finds its request', async ({ client, assert }) => {
    const { idForm, name } = await Form.query().orderBy('id').firstOrFail()
    assert.deepEqual(await found(client, idForm), [name])
    assert.deepEqual(await found(client, idForm.toLowerCase()), [name])
    // The serial of a card that was made again.
    assert.deepEqual(await found(client, `${idForm}-2`), [name])
  })

  test('the search text {$self} never breaks the search')
    .with([
      '%',
      '_',
      '"',
      "'",
      '\\',
      '* OR 1',
      'a" OR "b',
      'NEAR(a b)',
      '"-',
      '()',
      '-inaki',
      'ñ'.repeat(200),
      '\ud800',
    ])
    .run(async ({ client, assert }, search) => {
      const names = await found(client, search)
      assert.isTrue(names.length < crowd.length, `${search} finds everybody`)
    })

  test('an empty search finds everybody')
    .with(['', '  '])
    .run(async ({ client, assert }, search) => {
      assert.lengthOf(await found(client, search), crowd.length)
    })

  test('a corrected request is found only by its new values', async ({ client, assert }) => {
    const form = await Form.findByOrFail('name', 'Li')
    await form.revise({ lastName: 'Zhang' }, { by: null })
    assert.deepEqual(await found(client, 'zhang'), ['Li'])
    assert.deepEqual(await found(client, 'xu@example'), ['Li'])
    await form.revise({ email: 'li@example.com' }, { by: null })
    assert.deepEqual(await found(client, 'xu'), [])
  })

  test('a changed document is found only by its new number', async ({ client, assert }) => {
    const form = await Form.findByOrFail('name', 'Li')
    await form.revise({ document: 'PA999888' }, { by: null })
    assert.deepEqual(await found(client, 'RET2023001'), [])
    assert.deepEqual(await found(client, 'PA999888'), ['Li'])
  })

  test('a deleted request is not found', async ({ client, assert }) => {
    await (await Form.findByOrFail('name', 'Li')).delete()
    assert.deepEqual(await found(client, 'xu'), [])
  })
})
