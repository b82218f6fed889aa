import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import BlacklistEntry from '#models/blacklist_entry'
import CreditReset from '#models/credit_reset'
import Restaurant from '#models/restaurant'
import { propsOf } from '#tests/helpers/office_props'
import { profileOf } from '#tests/helpers/permissions'
import { admin, emptyWorld, openTournaments, playerOf } from '#tests/helpers/world'

const names = ['Zeta', 'Ágora', 'Beta']

type List = {
  path: string
  prop: string
  make(name: string, tennis: { id: number }): Promise<unknown>
}

const lists: Record<string, List> = {
  'restaurants': {
    path: '/merchant/config/restaurant',
    prop: 'restaurants',
    make: (name) => Restaurant.create({ name, kind: 'press' }),
  },
  'users': {
    path: '/merchant/config/user',
    prop: 'users',
    make: (name) => UserFactory.merge({ name }).create(),
  },
  'recipients of nightly lists': {
    path: '/merchant/config/exports',
    prop: 'users',
    make: (name) => UserFactory.merge({ name, canToppanel: true }).create(),
  },
  'permission profiles': {
    path: '/merchant/permission',
    prop: 'permissions',
    make: (name, tennis) => profileOf(tennis, { name }),
  },
  'credit resets': {
    path: '/merchant/config/resetCredits',
    prop: 'resets',
    make: (name) =>
      CreditReset.create({
        ...{ name, sourceColumn: 'category', sourceValues: 'press' },
        ...{ resetColumn: 'credits', resetValue: '1' },
      }),
  },
  'blacklisted people': {
    path: '/merchant/config/blacklist',
    prop: 'entries',
    make: (name) => BlacklistEntry.create({ name, lastName: 'Ruiz' }),
  },
  'players without a rank': {
    path: '/merchant/config/defaultPlayer/draw',
    prop: 'players',
    make: (name, tennis) => playerOf(tennis, { name, lastName: 'Ruiz' }),
  },
}

test.group('The order of names in a list', (group) => {
  emptyWorld(group)

  test('{$self} are sorted by name on every database, Á beside A')
    .with(Object.keys(lists))
    .run(async ({ client, assert }, list) => {
      const { path, prop, make } = lists[list]
      const { tennis } = await openTournaments()
      for (const name of names) await make(name, tennis)
      const props = await propsOf(client, path, {}, await admin())
      const shown = props[prop].map(({ name }: { name: string }) => name.replace(' Ruiz', ''))
      assert.deepEqual(
        shown.filter((name: string) => names.includes(name)),
        ['Ágora', 'Beta', 'Zeta']
      )
    })
})
