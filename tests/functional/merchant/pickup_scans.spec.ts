import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import BlacklistEntry from '#models/blacklist_entry'
import JournalEntry from '#models/journal_entry'
import type Card from '#models/card'
import { reissueCard } from '#models/card/reissue'
import PickupEntry from '#models/pickup_entry'
import { collector, deskOf, printedCards } from '#tests/helpers/pickup_desk'
import { people } from '#tests/helpers/office'
import { admin, emptyWorld } from '#tests/helpers/world'

test.group('The scan of a card at the pickup desk', (group) => {
  emptyWorld(group)

  test('each card that is read is noted in the journal, with and without a list', async ({
    client,
    assert,
  }) => {
    const { user, forms, cards } = await printedCards(2)
    const desk = deskOf(client, user)
    await desk.read(cards[0].serial)
    const list = await desk.begin([])
    for (const added of [true, false]) {
      const answer = await desk.read(cards[1].serial, { collective: list.id })
      assert.equal(answer.body().added, added)
    }
    const entries = await JournalEntry.query().orderBy('id')
    assert.deepEqual(
      entries.map(({ kind, formId, userId }) => [kind, formId, userId]),
      [forms[0], forms[1], forms[1]].map(({ id }) => ['request', id, user.id])
    )
  })

  test('a card is recognised by every code that a reader types', async ({ client, assert }) => {
    const { user, forms, cards } = await printedCards(1)
    const desk = deskOf(client, user)
    const [card] = cards
    await card.merge({ uid: '04C43BC21C2680' }).save()
    for (const text of [
      card.token,
      card.token.toLowerCase(),
      `https://example.com/c/${card.token}`,
      `httpsÑ--example.com-c-${card.token}`,
      card.serial,
      '04:C4:3B:C2:1C:26:80',
    ]) {
      const answer = await desk.read(text)
      assert.equal(answer.status(), 200, text)
      const { id, name, email, serial } = answer.body().form
      assert.deepEqual(
        [id, name, email, serial],
        [...[forms[0].id, forms[0].name, forms[0].email, card.serial]]
      )
    }
    assert.lengthOf(await PickupEntry.all(), 0)
    // The answer is the same without the kind of code.
    const bare = await client
      .post(`/merchant/signature/validate/${card.token}`)
      .loginAs(user)
      .withCsrfToken()
    assert.equal(bare.body().form.id, forms[0].id)
    for (const text of ['nobody', '%', '..%2F', '\0', '\n', '0'.repeat(26)]) {
      const answer = await desk.read(text)
      assert.equal(answer.status(), 404, text)
      assert.isString(answer.body().message)
    }
  })

  test('a card with a problem is not handed out', async ({ client, assert }) => {
    const { user, forms, cards } = await printedCards(7)
    const desk = deskOf(client, user)
    const [rejected, withdrawn, unprinted, lost, blocked, listed, stale] = cards
    const by = await admin()
    for (const form of forms) await form.refresh()
    await forms[0].moveTo('rejected', { by })
    await forms[1].merge({ withdrawnAt: DateTime.utc() }).save()
    await unprinted.merge({ printedAt: null }).save()
    await reissueCard(forms[3], { reason: 'lost', serial: lost.serial, by })
    await blocked.merge({ gateDesired: 'blocked' }).save()
    const { name, lastName } = forms[5]
    await BlacklistEntry.create({ name, lastName, reason: 'Ejemplo', authorId: by.id })
    await stale.merge({ stale: true }).save()
    const said = async ({ token }: Card) => {
      const answer = await desk.read(token)
      return [answer.status(), answer.body().errors?.[0].rule ?? answer.body().form.stale]
    }
    assert.deepEqual(await said(rejected), [422, 'collecting.rejected'])
    assert.deepEqual(await said(withdrawn), [422, 'collecting.withdrawn'])
    assert.deepEqual(await said(unprinted), [422, 'collecting.unprinted'])
    assert.deepEqual(await said(lost), [422, 'collecting.missing'])
    assert.deepEqual(await said(blocked), [422, 'collecting.blocked'])
    assert.deepEqual(await said(listed), [422, 'collecting.listed'])
    assert.deepEqual(await said(stale), [200, true])
  })

  test('a scanned card is added to the list once', async ({ client, assert }) => {
    const { user, cards } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin()
    const first = await desk.read(cards[0].token, { collective: list.id })
    const second = await desk.read(cards[0].token, { collective: list.id })
    assert.isTrue(first.body().added)
    assert.isFalse(second.body().added)
    assert.equal(second.body().entry, first.body().entry)
    const [entry] = await PickupEntry.all()
    assert.include(entry.$attributes, { userId: user.id, serial: cards[0].serial })
  })

  test('a card that is erased while it is read is unknown and comes on no list', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user, cards, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin()
    const { blacklistedAmong } = BlacklistEntry
    cleanup(() => void (BlacklistEntry.blacklistedAmong = blacklistedAmong))
    BlacklistEntry.blacklistedAmong = (async (...given: Parameters<typeof blacklistedAmong>) => {
      await db.from('forms').whereIn('id', ids).delete()
      return blacklistedAmong.apply(BlacklistEntry, given)
    }) as never
    const answer = await desk.read(cards[0].token, { collective: list.id })
    assert.equal(answer.status(), 404)
    assert.equal(answer.body().errors[0].rule, 'collecting.unknown')
    assert.lengthOf(await PickupEntry.all(), 0)
  })

  test('a card on another list shows that list and its reader, and a signed one its collector', async ({
    client,
    assert,
  }) => {
    const { user, cards } = await printedCards(1)
    const desk = deskOf(client, user)
    const [list, other] = [await desk.begin(), await desk.begin([], { name: 'Otra' })]
    await desk.read(cards[0].token, { collective: list.id })
    const waiting = await desk.read(cards[0].token, { collective: other.id })
    assert.equal(waiting.status(), 409)
    assert.include(waiting.body().message, `entrega ${list.id}, de Marta Ejemplo Ruiz`)
    assert.include(waiting.body().message, user.name)
    await desk.sign(list)
    for (const body of [{}, { collective: other.id }, { collective: list.id }]) {
      const taken = await desk.read(cards[0].token, body)
      assert.equal(taken.status(), 409)
      assert.match(taken.body().message, /Ya se la llevó Marta Ejemplo Ruiz el \d\d\/\d\d\/\d{4}/)
    }
  })

  test('a card on a list that the user does not see does not say which list it is', async ({
    client,
    assert,
  }) => {
    const { forms, cards, user } = await printedCards(2)
    await forms[1].merge({ type: 'free' }).save()
    const desk = deskOf(client, user)
    const list = await desk.begin(forms.map(({ id }) => id))
    const scoped = await people.coordinator()
    await scoped.merge({ formTypes: ['press'] }).save()
    for (const said of [
      'Está en una entrega que usted no puede ver: consulte a la oficina de acreditaciones.',
      /^Ya se recogió el \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/,
    ]) {
      const answer = await deskOf(client, scoped).read(cards[0].token)
      assert.equal(answer.status(), 409)
      assert.match(answer.body().message, new RegExp(said))
      await desk.sign(list)
    }
  })

  test("a card outside the user's form types is shown without a name", async ({
    client,
    assert,
  }) => {
    const { forms, cards, user } = await printedCards(1)
    await deskOf(client, user).begin([forms[0].id])
    const scoped = await people.viewer()
    await scoped.merge({ formTypes: ['guest'] }).save()
    const answer = await deskOf(client, scoped).read(cards[0].token)
    assert.equal(answer.status(), 404)
    assert.notInclude(answer.text(), forms[0].lastName)
    assert.notInclude(answer.text(), collector.name)
  })

  test('a viewer can read a card but cannot add it to a list', async ({ client, assert }) => {
    const { user, cards } = await printedCards(1)
    const list = await deskOf(client, user).begin()
    const viewer = deskOf(client, await people.viewer())
    assert.equal((await viewer.read(cards[0].token)).status(), 200)
    const refused = await viewer.read(cards[0].token, { collective: list.id })
    assert.equal(refused.status(), 403)
    assert.lengthOf(await PickupEntry.all(), 0)
  })
})
