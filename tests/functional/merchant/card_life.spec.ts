import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import db from '@adonisjs/lucid/services/db'
import FollowCards from '#jobs/follow_cards'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { admissionHash, admissionOf } from '#models/card/admission'
import { reissueCards } from '#models/card/issue'
import Form from '#models/form'
import { placeManualOrder } from '#gates/manual_order'
import Permission from '#models/permission'
import { cardTextOf } from '#models/form/card_face'
import { layouts, printHash } from '#documents/card_sheet'
import { decideOn } from '#tests/helpers/decisions'
import { reviewer, emptyWorld, openTournaments } from '#tests/helpers/world'

/** An approved request whose card was printed, and is known at the gates by a chip. */
async function holder() {
  const { tennis } = await openTournaments()
  // The gates are told only of current days, so the edition has to be running today.
  await tennis.merge({ endsOn: '2099-12-31' }).save()
  const by = await reviewer()
  const profile = await Permission.create({
    tournamentId: tennis.id,
    name: 'Prensa',
    startsOn: tennis.startsOn,
    endsOn: tennis.endsOn,
    flags: { 4: 1 },
  })
  const form = await FormFactory.merge({
    tournamentId: tennis.id,
    idPermission: profile.id,
  }).create()
  await decideOn([form.id], 'approved', by)
  const card = await Card.findByOrFail({ formId: form.id, state: 'live' })
  await card.merge({ uid: '04C43BC21C2680', gateDesired: 'active', layout: 'lanyard' }).save()
  const shown = await Form.query()
    .where('id', form.id)
    .preload('tournament', (edition) => edition.preload('designs'))
    .preload('permission')
    .firstOrFail()
  await card
    .merge({
      printHash: printHash(cardTextOf(shown), layouts.lanyard),
      gateHash: admissionHash(card.uid!, admissionOf(shown)),
    })
    .save()
  return { form: shown, card, profile, by }
}

const orders = async () =>
  (await AccessOrder.query().orderBy('id')).map(({ operation, reason }) => [operation, reason])

test.group('The life of a card', (group) => {
  emptyWorld(group)

  test('a rejection revokes the card, and the gates are told', async ({ assert }) => {
    const { form, card, by } = await holder()
    const refusal = await decideOn([form.id], 'rejected', by)
    await card.refresh()
    assert.include(card.$attributes, { state: 'revoked', revokedFor: 'rejected' })
    assert.deepEqual(await orders(), [['block', 'cancelled']])

    await refusal.undo(by)
    await card.refresh()
    assert.include(card.$attributes, { state: 'live', revokedFor: null })
    assert.deepEqual(await orders(), [
      ['block', 'cancelled'],
      ['unblock', null],
    ])
  })

  test('a restored card leaves its chip to a card that got it in the meantime', async ({
    assert,
  }) => {
    const { form, card, by } = await holder()
    const refusal = await decideOn([form.id], 'rejected', by)
    const other = await FormFactory.merge({ tournamentId: form.tournamentId }).create()
    await decideOn([other.id], 'approved', by)
    await Card.query().where('formId', other.id).update({ uid: card.uid })
    await refusal.undo(by)
    assert.isNull((await card.refresh()).uid)
  })

  test('a restored card that was blocked stays blocked and has the current access profile', async ({
    assert,
  }) => {
    const { form, card, profile, by } = await holder()
    await placeManualOrder(form.id, 'block', by)
    const refusal = await decideOn([form.id], 'rejected', by)
    await profile.merge({ flags: { 3: 1 } }).saveFor(by)
    await refusal.undo(by)
    await card.refresh()
    assert.include(card.$attributes, { state: 'live', gateDesired: 'blocked' })
    assert.isTrue(card.stale)
    assert.deepEqual(await orders(), [['block', 'manual']])
  })

  test('a reissued card has its own token', async ({ assert }) => {
    const { form, card, by } = await holder()
    await db.transaction((trx) => reissueCards(trx, [form.id], 'stolen', by))
    const fresh = await Card.findByOrFail({ formId: form.id, state: 'live' })
    assert.equal(fresh.serial, `${card.serial}-2`)
    assert.notEqual(fresh.token, card.token)
    assert.isNull(fresh.uid)
    assert.deepEqual(await orders(), [['block', 'stolen']])
    await form.load('logs')
    const log = form.logs.find(({ type }) => type === 'reissued')!
    assert.deepEqual(log.to, { serial: fresh.serial, reason: 'stolen' })
  })

  test('a card is out of date while its content differs from the request', async ({ assert }) => {
    const { form, card, by } = await holder()
    const stale = async () => (await card.refresh()).stale
    const company = form.detail.company ?? null
    const name = form.name
    await form.revise({ name: 'Otra' }, { by })
    assert.isTrue(await stale())
    await form.revise({ name }, { by })
    assert.isFalse(await stale())
    await form.revise({ observation: 'Llega tarde', company }, { by })
    assert.isFalse(await stale())
  })

  test('a changed access profile makes its cards out of date, and the gates are told', async ({
    assert,
  }) => {
    const { card, profile, by } = await holder()
    await profile.merge({ flags: { 3: 1, 4: 1 } }).saveFor(by)
    assert.isTrue((await card.refresh()).stale)
    const [order] = await AccessOrder.all()
    assert.equal(order.operation, 'add')
    assert.deepEqual(order.admission?.zones, ['3', '4'])
  })

  test('cards that a profile change could not reach are updated by the queue', async ({
    assert,
    cleanup,
  }) => {
    const { card, profile, by } = await holder()
    const other = await Permission.create({ ...profile.$attributes, id: undefined, name: 'Otro' })
    const dispatched: unknown[] = []
    const { dispatch } = FollowCards
    cleanup(() => void (FollowCards.dispatch = dispatch))
    FollowCards.dispatch = ((payload: object) => {
      dispatched.push(payload)
      throw new Error('killed')
    }) as any
    await assert.rejects(() => profile.merge({ flags: { 3: 1 } }).saveFor(by), 'killed')
    assert.deepEqual(dispatched, [{ permissionId: profile.id, userId: by.id }])
    FollowCards.dispatch = dispatch
    assert.isFalse((await card.refresh()).stale)
    await FollowCards.dispatch({ permissionId: other.id, userId: by.id }).run()
    assert.isFalse((await card.refresh()).stale)
    await FollowCards.dispatch({ permissionId: profile.id, userId: by.id }).run()
    assert.isTrue((await card.refresh()).stale)
    assert.equal((await AccessOrder.firstOrFail()).userId, by.id)
  })

  test('a right that is not printed does not make a card out of date', async ({ assert }) => {
    const { card, profile, by } = await holder()
    await profile.merge({ flags: { 4: 1, parking: 'P1' } }).saveFor(by)
    assert.isFalse((await card.refresh()).stale)
  })
})
