import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import ChangeBatch from '#models/change_batch'
import Form from '#models/form'
import RestaurantRule from '#models/restaurant_rule'
import { desk } from '#tests/helpers/changes'
import { emptyWorld, flashed } from '#tests/helpers/world'

const path = 'config/assignRestaurants'

test.group('Assigning restaurants', (group) => {
  emptyWorld(group)

  test('gives everybody what the rules say, keeps what was given by hand, and changes nobody twice', async ({
    client,
    assert,
  }) => {
    const { tennis, post, forms, restaurant } = await desk(client, 3, 'admin')
    await forms[0].merge({ restaurants: ['77'] }).save()
    await forms[1].moveTo('rejected', { by: null })
    await FormFactory.merge({ tournamentId: tennis.id, type: 'ballboy', detail: {} }).create()
    await post(`${path}/rules`, { formType: 'press', restaurants: [restaurant.id], credits: 4 })
    await post(path)
    const after = await Form.query().orderBy('id')
    assert.deepEqual(
      after.map(({ restaurants, credits }) => [restaurants, credits]),
      [
        [['77', String(restaurant.id)], 4],
        [null, 0],
        [[String(restaurant.id)], 4],
        [null, 0],
      ]
    )
    await post(path)
    const [first, second] = await ChangeBatch.query().orderBy('id')
    assert.deepEqual([first.changed, second.changed], [2, 0])
    await post(`mform/changes/${first.id}/undo`)
    const back = await Form.query().orderBy('id')
    assert.deepEqual(
      back.map(({ restaurants, credits }) => [restaurants, credits]),
      [
        [['77'], 0],
        [null, 0],
        [null, 0],
        [null, 0],
      ]
    )
  })

  test('feeds the coaches and one guest of each player', async ({ client, assert }) => {
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

  test('refuses a rule with {$self} that is wrong, and deletes one on demand')
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
      assert.lengthOf(await RestaurantRule.all(), 0)
      await post(`${path}/rules`, rule)
      const { id } = await RestaurantRule.firstOrFail()
      await client.delete(`/merchant/${path}/rules/${id}`).loginAs(user).withCsrfToken()
      assert.lengthOf(await RestaurantRule.all(), 0)
    })
})
