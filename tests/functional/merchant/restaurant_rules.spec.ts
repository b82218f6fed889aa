import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { carryOut } from '#bulk_changes/carry_out'
import BulkChange from '#models/bulk_change'
import { placesTakenBy } from '#models/default_player/allowance'
import Form from '#models/form'
import Restaurant from '#models/restaurant'
import RestaurantRule from '#models/restaurant_rule'
import { desk } from '#tests/helpers/changes'
import { memberOf } from '#tests/helpers/teams'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

const path = 'config/assignRestaurants'

/** The rules without the default ones. */
const added = () => RestaurantRule.query().whereNot('formType', 'team')

test.group('Restaurant rules', (group) => {
  emptyWorld(group)

  test('applying the rules keeps restaurants given by hand and changes nobody twice', async ({
    client,
    assert,
  }) => {
    const { tennis, post, forms, restaurant } = await desk(client, 3, 'admin')
    const byHand = String(restaurant.id + 1)
    await forms[0].merge({ restaurants: [byHand] }).save()
    await forms[1].moveTo('rejected', { by: null })
    await FormFactory.merge({ tournamentId: tennis.id, type: 'ballboy', detail: {} }).create()
    await post(`${path}/rules`, { formType: 'press', restaurants: [restaurant.id], credits: 4 })
    await post(path)
    const after = await Form.query().orderBy('id')
    assert.deepEqual(
      after.map(({ restaurants, credits }) => [restaurants, credits]),
      [
        [[byHand, String(restaurant.id)], 4],
        [null, 0],
        [[String(restaurant.id)], 4],
        [null, 0],
      ]
    )
    await post(path)
    const [first, second] = await BulkChange.query().orderBy('id')
    assert.deepEqual([first.changed, second.changed], [2, 0])
    await post(`mform/changes/${first.id}/undo`)
    const back = await Form.query().orderBy('id')
    assert.deepEqual(
      back.map(({ restaurants, credits }) => [restaurants, credits]),
      [
        [[byHand], 0],
        [null, 0],
        [null, 0],
        [null, 0],
      ]
    )
  })

  test('applying the rules keeps what staff give while they are applied', async ({
    client,
    assert,
  }) => {
    const { post, user, forms, restaurant } = await desk(client, 1, 'admin')
    await forms[0].merge({ restaurants: ['7'] }).save()
    await post(`${path}/rules`, { formType: 'press', restaurants: [restaurant.id], credits: 4 })
    const order = await RestaurantRule.dueChange()
    await forms[0].merge({ restaurants: ['8'], credits: 9 }).save()
    await carryOut(order, user)
    const { restaurants, credits } = await Form.firstOrFail()
    assert.deepEqual([restaurants, credits], [['8', String(restaurant.id)], 9])
  })

  test('applying the rules again gives back no credit that was eaten and lowers none', async ({
    client,
    assert,
  }) => {
    const { tennis, post, forms, restaurant } = await desk(client, 2, 'admin')
    const credits = async () => (await Form.query().orderBy('id')).map((form) => form.credits)
    await forms[1].merge({ credits: 20 }).save()
    await post(`${path}/rules`, { formType: 'press', restaurants: [restaurant.id], credits: 2 })
    await post(path)
    assert.deepEqual(await credits(), [2, 20])
    await post(`mform/press/${forms[0].id}/credits`, { credits: -1, reason: 'Lunch' })
    assert.deepEqual(await credits(), [1, 20])
    await FormFactory.merge({ tournamentId: tennis.id }).create()
    await post(path)
    assert.deepEqual(await credits(), [1, 20, 2])
  })

  test('a rule can cover the coaches and one guest of each player', async ({ client, assert }) => {
    const { tennis, post, user, restaurant } = await desk(client, 0, 'admin')
    const player = tennis.$extras.player.id
    const person = (type: string, guestType: string) =>
      FormFactory.merge({
        tournamentId: tennis.id,
        type,
        player,
        detail: { type: guestType, validity: 'full' },
      }).create()
    for (const [type, guestType] of [
      ['player', 'Coach'],
      ['player', 'Physio'],
      ['guest', 'Guest'],
      ['guest', 'Guest'],
    ])
      await person(type, guestType)
    const rule = { restaurants: [String(restaurant.id)] }
    await post(`${path}/rules`, { ...rule, formType: 'player', guestType: 'Coach' })
    await post(`${path}/rules`, { ...rule, formType: 'guest', perPlayer: 1 })
    const page = await client.get(`/merchant/${path}`).loginAs(user).withInertia()
    assert.containsSubset((page.inertiaProps as any).rules, [
      { guestType: 'Entrenador', people: 1 },
      { perPlayer: 1, people: 1 },
    ])
    await post(path)
    const fed = (await Form.query().orderBy('id')).map(({ restaurants }) => restaurants !== null)
    assert.deepEqual(fed, [true, false, true, false])
  })

  test('the default rules of an edition cover the player, the coaches and one guest', async ({
    client,
    assert,
  }) => {
    const { tennis, post, user } = await desk(client, 0, 'admin')
    await Restaurant.create({ name: 'Jugadores', kind: 'player' })
    const { player } = tennis.$extras
    const place = `config/defaultPlayer/${player.id}/card`
    await post(place)
    await post(place)
    await memberOf(player, { detail: { type: 'Physio' } })
    await memberOf(player)
    for (const type of ['Coach', 'Guest1', 'Guest'])
      await memberOf(player, { type: 'guest', category: 'guest', detail: { type } })
    await post(path)
    const fed = await Form.query().orderBy('id')
    assert.deepEqual(
      fed.map(({ type, detail, credits }) => [type, detail.type ?? null, credits]),
      [
        ['free', null, 2],
        ['player', 'Physio', 0],
        ['player', 'Coach', 2],
        ['guest', 'Coach', 2],
        ['guest', 'Guest1', 2],
        ['guest', 'Guest', 0],
      ]
    )
    assert.include(fed[0].$attributes, { state: 'approved', player: player.id })
    assert.deepEqual((await placesTakenBy([player.id])).get(player.id), {
      ...{ members: 5, dayPasses: 0, guests: 3 },
    })
    const page = await client.get(`/merchant/${path}`).loginAs(user).withInertia()
    assert.containsSubset((page.inertiaProps as any).rules, [
      { form: 'Jugador y su equipo', guestType: 'Jugador', people: 1 },
      { guestType: 'Entrenador', people: 2, restaurants: ['Todos los de jugadores'] },
      { guestType: 'Invitado', perPlayer: 1, people: 1 },
    ])
  })

  test('the public form says who eats for free according to the rules', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const offer = async () => {
      const page = await client.get('/forms/jugadores').withInertia()
      return (page.inertiaProps as any).offer
    }
    const { limits, food } = await offer()
    assert.include(limits, { teamMembers: 3, teamMembersInQuarterFinals: 5, guestsPerPlayer: 3 })
    assert.deepEqual(food, [
      { role: 'Player', perPlayer: 1 },
      { role: 'Coach', perPlayer: null },
      { role: 'Guest', perPlayer: 1 },
    ])
    await RestaurantRule.query().where({ guestType: 'Guest' }).delete()
    assert.lengthOf((await offer()).food, 2)
  })

  test('a rule with a wrong {$self} is refused, and a rule can be deleted')
    .with(['formType', 'category', 'guestType', 'restaurants', 'credits', 'perPlayer'] as const)
    .run(async ({ client, assert }, field) => {
      const { user, post, restaurant } = await desk(client, 0, 'admin')
      const rule = { formType: 'player', restaurants: [String(restaurant.id)] }
      const bad = {
        formType: 'king',
        category: 'king',
        guestType: 'King',
        restaurants: [],
        credits: '1.5',
        perPlayer: '0',
      }[field]
      const response = await post(`${path}/rules`, { ...rule, [field]: bad })
      assert.property(flashed(response).errors, field)
      assert.lengthOf(await added(), 0)
      await post(`${path}/rules`, rule)
      const [{ id }] = await added()
      await client.delete(`/merchant/${path}/rules/${id}`).loginAs(user).withCsrfToken()
      assert.lengthOf(await added(), 0)
    })
})
