import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import { carded, crowd, system } from '#tests/helpers/system'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

test.group('The accreditation system', (group) => {
  emptyWorld(group)

  test('the accreditation system lists requests of every type in both active editions, newest first', async ({
    client,
    assert,
  }) => {
    await crowd()
    const past = await TournamentFactory.apply('past').create()
    await FormFactory.merge({ tournamentId: past.id, lastName: 'past' }).create()
    const { response, props, names } = await system(client)
    response.assertInertiaComponent('merchant/systems/index')
    assert.deepEqual(names, ['free', 'gpress', 'line', 'press'])
    assert.deepInclude(props.forms, { total: 4, current_page: 1, last_page: 1 })
    assert.deepInclude(props, { search: '', state: '', category: '', type: '' })
    assert.deepEqual((await system(client, { tournament: past.id })).names, ['past'])
  })

  test('the accreditation system shows the state of each card', async ({ client, assert }) => {
    const { press, line } = await crowd()
    const now = DateTime.utc()
    await carded(press, { printedAt: now, collectedAt: now, uid: '04A1', stale: true })
    const { props } = await system(client, { sort: 'name', direction: 'asc' })
    const row = (id: number) => props.forms.data.find((one: any) => one.id === id)
    assert.include(row(press.id), {
      idForm: press.idForm,
      type: 'press',
      state: 'approved',
      company: 'Diario',
      image: null,
      printed: true,
      collected: true,
      stale: true,
      hasChip: true,
      uid: '04A1',
      cardSerial: press.idForm,
      gate: null,
    })
    assert.include(row(line.id), { printed: false, hasChip: false, uid: null, cardSerial: null })
  })

  test('the accreditation system shows no documents', async ({ client, assert }) => {
    const { line } = await crowd()
    const detail = { ...line.detail, type: 'chair', passportNumber: 'X1234567' }
    await line.merge({ detail }).save()
    const { props } = await system(client, { type: 'line' })
    assert.equal(props.forms.data[0].detail.type, 'chair')
    assert.notInclude(JSON.stringify(props), 'X1234567')
  })

  test('the accreditation system shows chip numbers only to users who hand out chips', async ({
    client,
    assert,
  }) => {
    const { press } = await crowd()
    await carded(press, { uid: '04A1' })
    for (const [person, uid] of [
      ['reviewer', null],
      ['rfid', '04A1'],
    ] as const) {
      const { props } = await system(client, { type: 'press' }, await people[person]())
      assert.include(props.forms.data[0], { hasChip: true, uid })
    }
  })

  test('the accreditation system can be filtered by {name}')
    .with([
      { name: 'a search', query: { search: 'gpress' }, found: ['gpress'] },
      { name: 'two letters', query: { search: 'gp' }, found: ['gpress'] },
      { name: 'two letters and a photo', query: { search: 'li', photo: 'yes' }, found: ['line'] },
      { name: 'a state', query: { state: 'waiting' }, found: ['gpress', 'free'] },
      { name: 'a category', query: { category: 'photo' }, found: ['line'] },
      { name: 'a form type', query: { type: 'line' }, found: ['line'] },
      { name: 'printed', query: { printed: 'yes' }, found: ['press'] },
      { name: 'not printed', query: { printed: 'no' }, found: ['line'] },
      { name: 'collected', query: { collected: 'yes' }, found: ['press'] },
      { name: 'not collected', query: { collected: 'no' }, found: ['line'] },
      { name: 'stale', query: { stale: 'yes' }, found: ['press'] },
      { name: 'not stale', query: { stale: '0' }, found: ['line'] },
      { name: 'a chip', query: { rfid: 'yes' }, found: ['press'] },
      { name: 'no chip', query: { rfid: 'no' }, found: ['line'] },
      { name: 'no photo', query: { photo: 'no' }, found: ['press', 'gpress', 'free'] },
      { name: 'a photo', query: { photo: 'yes' }, found: ['line'] },
      { name: 'several at once', query: { printed: 'no', search: 'line' }, found: ['line'] },
      { name: 'what nobody has', query: { stale: 'yes', rfid: 'no' }, found: [] },
    ])
    .run(async ({ client, assert }, { query, found }) => {
      const { press, line } = await crowd()
      const now = DateTime.utc()
      await line.merge({ category: 'photo', image: 'portraits/a.jpg' }).save()
      await carded(press, { printedAt: now, collectedAt: now, uid: '04A1', stale: true })
      await carded(line)
      assert.sameMembers((await system(client, query)).names, found)
    })

  test('the accreditation system can be sorted and has pages that keep the filter', async ({
    client,
    assert,
  }) => {
    const { tennis } = await crowd()
    await FormFactory.merge({ tournamentId: tennis.id, name: 'Ana' }).createMany(60)
    const { props } = await system(client, { search: 'ana', type: 'press', sort: 'name', page: 2 })
    assert.equal(props.forms.current_page, 2)
    assert.equal(
      props.forms.prev_page_url,
      '/merchant/system?search=ana&type=press&sort=name&page=1'.replace('&page=1', '')
    )
    const { names } = await system(client, { sort: 'state', direction: 'asc', page: 2 })
    assert.lengthOf(names, 14)
  })

  test('the accreditation system counts open tasks', async ({ client, assert }) => {
    const { press, line } = await crowd()
    await carded(press, { printedAt: DateTime.utc(), uid: '04A1', stale: true })
    await carded(line)
    const quick = { unprinted: 1, stale: 1, unchipped: 1, photoless: 4 }
    assert.deepEqual((await system(client)).props.quick, quick)
    const limited = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['line', 'gpress'] })
      .create()
    const { props, names } = await system(client, {}, limited)
    assert.deepEqual(props.quick, { unprinted: 1, stale: 0, unchipped: 1, photoless: 2 })
    assert.sameMembers(names, ['line', 'gpress'])
    assert.deepEqual(
      props.options.types.map(({ value }: any) => value),
      ['line', 'gpress']
    )
  })
})
