import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import BlacklistEntry from '#models/blacklist_entry'
import JournalEntry from '#models/journal_entry'
import { oddest } from '#tests/helpers/invalid_values'
import { people } from '#tests/helpers/office'
import {
  atLunch,
  balanceOf,
  counter,
  restaurantOf,
  station,
  waiterOf,
} from '#tests/helpers/restaurants'
import { chips } from '#tests/helpers/chips'
import { emptyWorld, flashed, photoJpeg } from '#tests/helpers/world'

const SPEC = 'The user is not belong to this restaurant.'

test.group('The scan of a card at a restaurant', (group) => {
  emptyWorld(group)
  atLunch(group)

  test('the scan shows the person and the balance and nothing that the restaurant may not see', async ({
    client,
    assert,
  }) => {
    const image = `portraits/${'3'.repeat(26)}.jpg`
    await drive.use().put(image, await photoJpeg())
    const { form, card, restaurant, by } = await counter({ image, name: 'Ana', lastName: 'Uno' })
    const { status, ...answer } = await station(client, by).scan(card.token, restaurant.id)
    assert.equal(status, 200)
    assert.containsSubset(answer.form, {
      ...{ id: form.id, idForm: form.idForm, name: 'Ana', lastName: 'Uno' },
      ...{ credits: 20, amount: '50.00', had: null },
    })
    assert.match(answer.form.photo, /^data:image\/jpeg;base64,/)
    assert.deepInclude(answer.restaurant, { id: restaurant.id, open: true, meal: null })
    for (const secret of [form.document!, form.email!, form.cellPhone!, form.birthDate!])
      assert.notInclude(JSON.stringify(answer), secret)
  })

  test('a reading and the page after it are one entry of the access journal', async ({
    client,
    assert,
  }) => {
    const { form, card, restaurant, by } = await counter()
    await station(client, by).scan(card.token, restaurant.id)
    await client
      .get(`/merchant/restaurants/restaurant/${form.id}/edit`)
      .qs({ restaurant: restaurant.id })
      .loginAs(by)
      .withInertia()
    await station(client, by).scan('unknown', restaurant.id)
    const entries = await JournalEntry.query()
    assert.deepEqual(
      entries.map(({ kind, userId, formId }) => [kind, userId, formId]),
      [['served', by.id, form.id]]
    )
  })

  test('a card is recognised by its address, chip or serial in upper and lower case', async ({
    client,
    assert,
  }) => {
    const { form, card, by } = await counter()
    await card.merge({ uid: chips.first }).save()
    const address = `https://example.com/c/${card.token}`
    for (const scan of [address, card.token.toLowerCase(), chips.first, card.serial]) {
      const answer = await station(client, by).scan(scan)
      assert.equal(answer.form?.id, form.id, scan)
    }
  })

  test('a scan on the page redirects to the person or back with the reason', async ({
    client,
    assert,
  }) => {
    const { form, card, restaurant, by } = await counter()
    const scan = (text: string, at = restaurant.id) =>
      client
        .post('/merchant/restaurants/restaurant/validate')
        .loginAs(by)
        .withSession({ locale: 'en' })
        .withCsrfToken()
        .redirects(0)
        .form({ scan: text, restaurant: at })
    const path = `/merchant/restaurants/restaurant/${form.id}/edit?restaurant=${restaurant.id}`
    const read = await scan(card.token)
    read.assertHeader('location', path)
    const page = await client.get(`${path}&type=amount`).loginAs(by).withInertia()
    page.assertInertiaComponent('merchant/restaurants/edit')
    assert.containsSubset(page.inertiaProps as any, {
      form: { id: form.id, credits: 20, amount: '50.00' },
      restaurant: { id: restaurant.id },
      type: 'amount',
    })
    const elsewhere = await scan(card.token, (await restaurantOf()).id)
    elsewhere.assertHeader('location', '/merchant/restaurants/restaurant')
    assert.deepEqual(flashed(elsewhere).notice, { type: 'error', message: SPEC })
  })

  test('a person who does not eat at this restaurant is refused with the sentence of the specification', async ({
    client,
    assert,
  }) => {
    const { card, by } = await counter()
    const other = await restaurantOf()
    const both = await waiterOf(other, await restaurantOf())
    const expected = { field: null, rule: 'charge.notHere', message: SPEC }
    for (const [user, restaurant] of [
      [by, other.id],
      [by, 999_999],
      [both, other.id],
      [both, undefined],
      [await people.admin(), other.id],
    ] as const) {
      const answer = await station(client, user).scan(card.token, restaurant)
      assert.equal(answer.status, 403)
      assert.deepEqual(answer.error, expected)
    }
  })

  test('an administrator can scan a card at every restaurant', async ({ client, assert }) => {
    const { form, card, restaurant } = await counter()
    await restaurantOf()
    const admin = station(client, await people.admin())
    assert.equal((await admin.scan(card.token, restaurant.id)).form.id, form.id)
    assert.equal((await admin.charge(form, { restaurant: restaurant.id })).status, 200)
  })

  test("a card of a form type outside the user's scope is unknown", async ({ client, assert }) => {
    const { form, card, by } = await counter()
    await by.merge({ formTypes: ['guest'] }).save()
    const counterOf = station(client, by)
    for (const answer of [await counterOf.scan(card.token), await counterOf.charge(form)])
      assert.deepEqual([answer.status, answer.error.rule], [404, 'charge.unknown'])
    const page = client.get(`/merchant/restaurants/restaurant/${form.id}/edit`)
    const response = await page.loginAs(by).redirects(0)
    assert.notInclude(response.text(), form.lastName)
    assert.deepInclude(await balanceOf(form), { credits: 20, lines: 0 })
  })

  test('the scan of a useless card gives the reason {why}')
    .with([
      { why: 'rejected', changes: { state: 'rejected' } },
      { why: 'waiting', changes: { state: 'waiting' } },
      { why: 'withdrawn', changes: { state: 'rejected', withdrawnAt: '2024-04-23 10:00:00' } },
      { why: 'over', profile: { endsOn: '2024-04-23' } },
      { why: 'early', profile: { startsOn: '2024-04-25' } },
      { why: 'otherDay', changes: { daily: true, datePermission: '2024-04-25' } },
      { why: 'missing', card: { state: 'revoked', revokedFor: 'stolen' } },
      { why: 'replaced', card: { state: 'revoked', revokedFor: 'damaged' } },
      { why: 'ended', card: { state: 'revoked', revokedFor: 'rejected' } },
      { why: 'blocked', card: { gateDesired: 'blocked' } },
      { why: 'listed', listed: true },
    ] as Record<string, any>[])
    .run(async ({ client, assert }, { why, changes, profile, card: dead, listed }) => {
      const { form, card, permission, by } = await counter()
      await form.merge(changes ?? {}).save()
      await permission.merge(profile ?? {}).save()
      await card.merge(dead ?? {}).save()
      const { name, lastName } = form
      const foldedName = BlacklistEntry.foldedNameOf(name, lastName)
      if (listed) await BlacklistEntry.create({ name, lastName, foldedName, reason: 'x' })
      const counterOf = station(client, by)
      for (const answer of [await counterOf.scan(card.token), await counterOf.charge(form)]) {
        assert.equal(answer.status, 409)
        assert.equal(answer.error.rule, `charge.${why}`)
        assert.notInclude(answer.error.message, '{')
      }
      assert.deepInclude(await balanceOf(form), { credits: 20, lines: 0 })
    })

  test('the holder of an out-of-date card can still eat', async ({ client, assert }) => {
    const { card, by } = await counter()
    await card.merge({ stale: true }).save()
    assert.equal((await station(client, by).scan(card.token)).status, 200)
  })

  test('a card of an inactive tournament is unknown, and so is any other code', async ({
    client,
    assert,
  }) => {
    const { tennis, card, form, by } = await counter()
    const { scan, charge } = station(client, by)
    for (const text of ['nobody', 'x'.repeat(500), '7'.repeat(26)])
      assert.deepInclude(await scan(text), { status: 404 })
    for (const text of oddest) assert.include([404, 422], (await scan(text)).status)
    await tennis.merge({ active: false }).save()
    for (const answer of [await scan(card.token), await charge(form)])
      assert.deepInclude(answer.error, { rule: 'charge.unknown' })
  })

  test('the page for scans offers the restaurants of its user', async ({ client, assert }) => {
    const { restaurant, by } = await counter()
    const shown = async (user: any, query = '') => {
      const page = await client
        .get(`/merchant/restaurants/restaurant${query}`)
        .loginAs(user)
        .withInertia()
      page.assertInertiaComponent('merchant/restaurants/index')
      const { restaurants, restaurant: chosen } = page.inertiaProps as any
      return [restaurants.map(({ id }: any) => id), chosen?.id ?? null]
    }
    assert.deepEqual(await shown(by), [[restaurant.id], restaurant.id])
    const other = await restaurantOf({ name: 'Zeta' })
    const both = await waiterOf(restaurant, other)
    const ids = [restaurant.id, other.id]
    assert.deepEqual(await shown(both), [ids, null])
    assert.deepEqual(await shown(both, `?restaurant=${other.id}`), [ids, other.id])
    assert.deepEqual(await shown(await waiterOf(restaurant), `?restaurant=${other.id}`), [
      [restaurant.id],
      restaurant.id,
    ])
    assert.deepEqual(await shown(await people.restaurant()), [[], null])
  })
})
