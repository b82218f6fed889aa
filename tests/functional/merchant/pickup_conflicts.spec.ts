import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import { CardsRefused, setCards } from '#pickups/entries'
import { makeList } from '#pickups/make_list'
import Card from '#models/card'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { collector, deskOf, printedCards, signatureOf } from '#tests/helpers/pickup_desk'
import { committedWorld } from '#tests/helpers/committed_world'
import { untilSomebodyWaits } from '#tests/helpers/locks'
import { people } from '#tests/helpers/office'

const count = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length

test.group('Several pickup desks at once', (group) => {
  committedWorld(group)

  test('a card that is read at several desks is added to one list, and the others see which', async ({
    client,
    assert,
  }) => {
    const { user, cards } = await printedCards(1)
    const desks = [deskOf(client, user), deskOf(client, await people.admin())]
    const lists = []
    for (const at of [0, 1, 2, 3])
      lists.push(await desks[at % 2].begin([], { lastname: `Mesa ${at}` }))
    const answers = await Promise.all(
      lists.map(({ id }, at) => desks[at % 2].read(cards[0].token, { collective: id }))
    )
    const statuses = answers.map((answer) => answer.status())
    assert.equal(count(statuses, 200), 1)
    assert.equal(count(statuses, 409), 3)
    const [entry] = await PickupEntry.query().preload('pickup')
    for (const answer of answers.filter((one) => one.status() === 409))
      assert.include(answer.body().message, `entrega ${entry.collectiveId}`)
    assert.lengthOf(await PickupEntry.all(), 1)
  })

  test('a pickup list that is sent several times at once is stored once', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(5)
    const desk = deskOf(client, user)
    const answers = await Promise.all(
      [ids, ids.toReversed(), ids].map((forms) => desk.ask('post', '', { ...collector, forms }))
    )
    const statuses = answers.map((answer) => answer.status())
    assert.equal(count(statuses, 302), 1)
    assert.equal(count(statuses, 422), 2)
    assert.lengthOf(await Pickup.all(), 1)
    assert.lengthOf(await PickupEntry.all(), 5)
  })

  test('two pickup lists never block each other, whatever the order of their cards', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(2)
    await user.refresh()
    const first = await deskOf(client, user).begin()
    const { second } = await db.transaction(async (trx) => {
      await setCards(trx, first, [ids[0]], user)
      const list = makeList(collector, ids.toReversed(), user).catch((error) => error)
      await untilSomebodyWaits()
      await setCards(trx, first, ids, user)
      return { second: list }
    })
    assert.instanceOf(await second, CardsRefused)
    assert.lengthOf(await PickupEntry.query().where('collectiveId', first.id), 2)
  })

  test('a pickup list that is signed several times at once is signed once', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(3)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    const answers = await Promise.all([1, 2, 3].map(() => desk.sign(list)))
    const statuses = answers.map((answer) => answer.status())
    assert.equal(count(statuses, 302), 1)
    assert.equal(count(statuses, 409), 2)
    assert.lengthOf(await FormLog.query().where('type', 'signature-module'), 3)
    assert.lengthOf(await MailMessage.query().where('template', 'collection'), 1)
  })

  test('a pickup list that is signed during scans contains exactly the signed cards', async ({
    client,
    assert,
  }) => {
    const { user, ids, cards } = await printedCards(4)
    const desk = deskOf(client, user)
    const list = await desk.begin([ids[0]])
    const [signed] = await Promise.all([
      desk.sign(list, { sign: await signatureOf() }),
      ...cards.slice(1).map(({ token }) => desk.read(token, { collective: list.id })),
    ])
    assert.equal(signed.status(), 302)
    const entries = await PickupEntry.query().where('collectiveId', list.id)
    assert.isTrue(entries.every(({ signedAt }) => signedAt !== null))
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), entries.length)
  })

  test('a card that is revoked during the signature is either handed out or refused', async ({
    client,
    assert,
  }) => {
    const { user, ids, forms } = await printedCards(2)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    await forms[0].refresh()
    const [signed] = await Promise.all([desk.sign(list), forms[0].moveTo('rejected', { by: null })])
    await list.refresh()
    assert.equal(list.isSigned, signed.status() === 302)
    const collected = await Card.query().whereNotNull('collectedAt')
    assert.lengthOf(collected, list.isSigned ? 2 : 0)
  })
})
