import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { desk } from '#tests/helpers/changes'
import { collector } from '#tests/helpers/pickup_desk'
import { memberOf } from '#tests/helpers/teams'
import { emptyWorld, flashed } from '#tests/helpers/world'

type Desk = Awaited<ReturnType<typeof desk>>
type Order = { path: string; body?: Record<string, unknown> }

const day = '2024-04-22'

/** The path and body of each store route, by its name. */
const stores: Record<string, (at: Desk) => Order | Promise<Order>> = {
  'systems.store': () => ({ path: 'system', body: { name: 'Ada', lastName: 'Uno' } }),
  'guests.store': async ({ tennis }) => {
    const { id } = await memberOf(tennis.$extras.player)
    const place = { type: 'Guest', validity: 'full' }
    return { path: `mform/guest/${id}`, body: { reserved: true, detail: place } }
  },
  'forms.guest_links.store': async ({ tennis }) => {
    const { id } = await memberOf(tennis.$extras.player)
    return { path: `mform/player/${id}/guestlinks` }
  },
  'late_links.store': () => ({
    path: 'latelinks',
    body: { form: 'press', email: 'ana@example.com', days: 3 },
  }),
  'batches.store': async ({ ids, post }) => {
    await post('mform/press/changestate', { ids, state: 'approved' })
    return { path: 'batches', body: { ids, layout: 'a6', sheet: 'single' } }
  },
  'collectives.store': () => ({ path: 'signature', body: collector }),
  'restaurant_rules.store': () => ({
    path: 'config/assignRestaurants/rules',
    body: { formType: 'press', restaurants: ['press'] },
  }),
  'credit_resets.store': () => ({
    path: 'config/resetCredits',
    body: {
      ...{ name: 'Diario', sourceColumn: 'type', sourceValues: 'press' },
      ...{ resetColumn: 'credits', resetValue: '2' },
    },
  }),
  'tournaments.store': () => ({
    path: 'config/tournament',
    body: {
      ...{ sport: 'tennis', name: 'Otro', code: 'OTR30', year: 2030 },
      ...{ startsOn: '2030-04-22', endsOn: '2030-05-05' },
    },
  }),
  'tournaments.copy': ({ tennis }) => ({ path: `config/tournament/${tennis.id}/copy` }),
  'restaurants.store': () => ({
    path: 'config/restaurant',
    body: { name: 'Terraza', kind: 'staff' },
  }),
  'default_players.store': () => ({
    path: 'config/defaultPlayer',
    body: { tour: 'ATP', name: 'Otro', lastName: 'Ejemplo' },
  }),
  'default_players.card.store': ({ tennis }) => ({
    path: `config/defaultPlayer/${tennis.$extras.player.id}/card`,
  }),
  'blacklist.store': () => ({
    path: 'config/blacklist',
    body: { name: 'Vetado', lastName: 'Ejemplo', reason: 'Prueba', reviewOn: '2030-01-01' },
  }),
  'reasons.store': () => ({
    path: 'config/reason',
    body: {
      kind: 'rejected',
      ...{ nameEs: 'Tarde', nameEn: 'Late', textEs: 'Llega tarde', textEn: 'Too late' },
    },
  }),
  'users.store': () => ({
    path: 'config/user',
    body: { name: 'Nuevo', email: 'nuevo@example.com', role: 'staff' },
  }),
  'permissions.store': ({ tennis }) => ({
    path: 'permission',
    body: { name: 'Nuevo', startsOn: day, flags: { 0: 1 }, tournament: tennis.id },
  }),
}

/** Store routes that act on an existing record, or have a different page or message. */
const others = [
  ...['caches', 'card_designs', 'mail_texts', 'default_players.out', 'default_players.merge'],
  ...['blacklist.clearances', 'restaurant_scans', 'restaurant_charges', 'scans', 'rfid_queues'],
  ...['rfid_tags', 'card_reissues', 'forms', 'forms.notes', 'imports', 'imports_atp'],
  ...['import_people', 'sessions', 'password_resets', 'login_confirmations', 'account.factors'],
  ...['account.confirmation', 'tournaments.closing'],
].map((name) => `${name}.store`)

test.group('The message after creating something', (group) => {
  emptyWorld(group)

  test('a new record at {$self} is reported as created')
    .with(Object.keys(stores))
    .run(async ({ client, assert }, name) => {
      const at = await desk(client, 1, 'admin')
      const { path, body } = await stores[name](at)
      const response = await at.post(path, body).withSession({ locale: 'en' })
      const { notice, errors } = flashed(response)
      assert.deepEqual(errors, {})
      assert.match(notice!.message, / Created!/)
      assert.equal(notice!.type, 'success')
    })

  test('every store route of the office has a test of its message', ({ assert }) => {
    const names = Object.values(router.toJSON())
      .flat()
      .map(({ name }) => name ?? '')
      .filter((name) => name.startsWith('merchant.') && name.endsWith('.store'))
      .map((name) => name.replace('merchant.', ''))
    assert.isAbove(names.length, 20)
    const known = [...Object.keys(stores), ...others]
    assert.deepEqual(
      names.filter((name) => !known.includes(name)),
      []
    )
  })
})
