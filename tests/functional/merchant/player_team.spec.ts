import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import LedgerEntry from '#models/ledger_entry'
import Restaurant from '#models/restaurant'
import RestaurantRule from '#models/restaurant_rule'
import { configuring } from '#tests/helpers/configuration_page'
import { linkOf, memberOf, teamOf } from '#tests/helpers/teams'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

const path = '/merchant/config/defaultPlayer'

/** A player with a member, a guest for one day and a refused request. */
async function team() {
  const { tennis } = await openTournaments()
  const { player } = tennis.$extras
  const coach = await memberOf(player, { credits: 7, amount: 250 })
  const day = { validity: 'day', day: '2024-04-24', type: 'Guest1' }
  const guest = await memberOf(player, {
    ...{ type: 'guest', category: 'guest', idParent: coach.id, detail: day },
  })
  await memberOf(player, { state: 'rejected' })
  return { player, coach, guest }
}

test.group('The page of a player', (group) => {
  emptyWorld(group)

  test('the page of a player shows who takes which place and which links are open', async ({
    client,
    assert,
  }) => {
    const { player, coach, guest } = await team()
    const link = await linkOf(coach, 'gala@example.com')
    const over = await linkOf(coach)
    await over.merge({ expiresAt: DateTime.utc().minus({ days: 1 }) }).save()
    const { open } = await configuring(client, path)
    const props = await open(`/${player.id}/edit`)
    assert.deepEqual(props.player.taken, { members: 1, dayPasses: 1, guests: 2 })
    assert.deepEqual(
      props.team.map(({ id, takes, day }: any) => [id, takes, day]),
      [
        [coach.id, ['members'], null],
        [guest.id, ['dayPasses', 'guests'], '2024-04-24'],
      ]
    )
    assert.lengthOf(props.links, 1)
    assert.deepInclude(props.links[0], { id: link.id, email: 'gala@example.com' })
    assert.deepEqual(props.links[0].host.id, coach.id)
    assert.equal(props.visibleRequestCount, 3)
  })

  test('the page of a player counts and shows the requests of the types that its user sees', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const { player } = tennis.$extras
    await teamOf(player, 10)
    const guests = await teamOf(player, 2, { type: 'guest', category: 'guest' })
    const { user, open } = await configuring(client, path)
    const seen = async (formTypes: string[]) => {
      await user.merge({ formTypes }).save()
      const { requests, visibleRequestCount, requestCount } = await open(`/${player.id}/edit`)
      assert.equal(requestCount, 12)
      return [visibleRequestCount, requests.map(({ id }: any) => id)]
    }
    assert.deepEqual(await seen(['guest']), [2, guests.map(({ id }) => id)])
    assert.deepEqual(await seen(['press']), [0, []])
  })

  test('the links of a member who withdrew take no place and are not open', async ({
    client,
    assert,
  }) => {
    const { player, coach } = await team()
    await linkOf(coach, 'gala@example.com')
    await coach.withdraw()
    const { open } = await configuring(client, path)
    const props = await open(`/${player.id}/edit`)
    assert.deepEqual(props.player.taken, { members: 0, dayPasses: 1, guests: 1 })
    assert.isEmpty(props.links)
  })

  test('the page of a player shows the granted, used and remaining credits of each person', async ({
    client,
    assert,
  }) => {
    const { player, coach, guest } = await team()
    const restaurant = await Restaurant.create({ name: 'Player', kind: 'player' })
    await coach.merge({ restaurants: [String(restaurant.id)] }).save()
    await RestaurantRule.create({
      ...{ formType: 'guest', category: null, guestType: null, credits: 5, perPlayer: 1 },
      restaurants: [String(restaurant.id)],
    })
    const row = { formId: coach.id, restaurantId: restaurant.id, userId: null }
    const eaten = { ...row, kind: 'credits' as const, cause: 'charge' as any }
    const first = await LedgerEntry.create({ ...eaten, delta: -1, balance: 8 })
    await LedgerEntry.create({ ...eaten, delta: -2, balance: 6 })
    const back = { ...eaten, cause: 'undo' as const, undoes: first.id }
    await LedgerEntry.create({ ...back, delta: 1, balance: 7 })
    await LedgerEntry.create({ ...eaten, kind: 'amount', delta: -1250, balance: 250 })
    const manual = { ...eaten, restaurantId: null, cause: 'manual' as const }
    await LedgerEntry.create({ ...manual, delta: 9, balance: 9 })

    const { open } = await configuring(client, path)
    const { meals } = await open(`/${player.id}/edit`)
    assert.deepEqual(meals[0], {
      ...{ id: coach.id, type: 'player', name: coach.fullName },
      credits: { given: 9, used: 2, left: 7 },
      amount: { given: '15.00', used: '12.50', left: '2.50' },
      ...{ restaurants: ['Player'], ruled: ['Player'], lacking: [] },
    })
    assert.deepInclude(meals[1], { id: guest.id, ruled: ['Player'], lacking: ['Player'] })
  })
})
