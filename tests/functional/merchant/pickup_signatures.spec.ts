import { test } from '@japa/runner'
import { reissueCard } from '#models/card/reissue'
import Card from '#models/card'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { collector, deskOf, printedCards, signatureOf } from '#tests/helpers/pickup_desk'
import { people } from '#tests/helpers/office'
import { admin, emptyWorld } from '#tests/helpers/world'

test.group('The signing of a pickup list', (group) => {
  emptyWorld(group)

  test('one signature hands out two hundred cards at once', async ({ client, assert }) => {
    const { user, ids, tennis } = await printedCards(200)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    assert.equal((await desk.sign(list, { cards: 200 })).status(), 302)

    await list.refresh()
    assert.equal(list.state, 'signed')
    assert.equal(list.signedBy, user.id)
    assert.isNotNull(list.signedAt)
    assert.lengthOf(await PickupEntry.query().whereNull('signedAt'), 0)
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 200)
    const logs = await FormLog.query().where('type', 'signature-module')
    assert.sameMembers(
      logs.map(({ formId }) => formId),
      ids
    )
    assert.deepEqual(logs[0].to, { collective: list.id })
    const shown = await desk.open(list)
    assert.include(shown, { state: 'signed', signed: true, cardsPickedUp: 200, signer: user.name })
    assert.isNotNull(shown.collective_forms[0].signed_at)
    const image = await client.get(shown.sign).loginAs(user)
    assert.equal(image.header('content-type'), 'image/png')
    const office = await people.viewer()
    const system = await client
      .get(`/merchant/system?collected=yes&tournament=${tennis.id}`)
      .loginAs(office)
      .withInertia()
    assert.equal((system.inertiaProps as any).forms.total, 200)
  })

  test('a signed list cannot be changed in any way', async ({ client, assert }) => {
    const { user, ids, cards } = await printedCards(2)
    const desk = deskOf(client, user)
    const list = await desk.begin([ids[0]])
    await desk.sign(list)
    const before = JSON.stringify(await desk.open(list))
    const [entry] = await PickupEntry.all()
    for (const answer of [
      await desk.sign(list),
      await desk.ask('put', `/${list.id}`, { ...collector, name: 'Otra' }),
      await desk.ask('put', `/${list.id}`, { ...collector, forms: [ids[1]] }),
      await desk.ask('delete', `/${list.id}`),
      await desk.ask('delete', `/${list.id}/forms/${entry.id}`),
      await desk.ask('post', `/${list.id}/suggestions`, { company: 'Radio' }),
      await desk.read(cards[1].token, { collective: list.id }),
      await client
        .get(`/merchant/signature/${list.id}/edit`)
        .loginAs(user)
        .header('accept', 'application/json'),
    ]) {
      assert.equal(answer.status(), 409)
      assert.include(answer.text(), 'ya está firmada')
    }
    assert.equal(JSON.stringify(await desk.open(list)), before)
    const page = await client.get(`/merchant/signature/${list.id}/edit`).loginAs(user).redirects(0)
    assert.equal(page.header('location'), `/merchant/signature/${list.id}`)
  })

  test('an empty list cannot be signed, nor a list that changed since it was shown', async ({
    client,
    assert,
  }) => {
    const { user, ids, cards } = await printedCards(2)
    const desk = deskOf(client, user)
    const list = await desk.begin()
    assert.include((await desk.sign(list)).body().message, 'No hay ninguna tarjeta')
    const none = await desk.ask('post', '', { ...collector, forms: [], sign: await signatureOf() })
    assert.equal(none.status(), 422)
    assert.lengthOf(await Pickup.all(), 1)
    await desk.read(cards[0].token, { collective: list.id })
    await desk.read(cards[1].token, { collective: list.id })
    assert.equal((await desk.sign(list, { cards: 1 })).status(), 409)
    assert.equal((await desk.sign(list, { cards: { toString: 1 } })).status(), 422)
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 0)
    assert.equal((await desk.sign(list, { cards: ids.length })).status(), 302)
  })

  test('a list with revoked cards cannot be signed, and these cards are named', async ({
    client,
    assert,
  }) => {
    const { user, ids, forms, cards } = await printedCards(3)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    const by = await admin()
    for (const form of forms) await form.refresh()
    await forms[0].moveTo('rejected', { by })
    await reissueCard(forms[1], { reason: 'damaged', serial: cards[1].serial, by })
    const refused = await desk.sign(list)
    assert.equal(refused.status(), 409)
    for (const form of forms.slice(0, 2)) assert.include(refused.body().message, form.fullName)
    assert.notInclude(refused.body().message, forms[2].fullName)
    assert.lengthOf(await FormLog.query().where('type', 'signature-module'), 0)
    assert.lengthOf(await MailMessage.query().where('template', 'collection'), 0)
    const shown = await desk.open(list)
    assert.deepEqual(
      shown.collective_forms.map(({ problem }: any) => problem !== null),
      [true, true, false]
    )
    await desk.ask('put', `/${list.id}`, { ...collector, forms: [ids[2]] })
    assert.equal((await desk.sign(list)).status(), 302)
  })

  test('a person can sign for their own card, and the desk goes on to the next person', async ({
    client,
    assert,
  }) => {
    const { user, ids, forms } = await printedCards(1)
    const [{ name, lastName: lastname, email }] = forms
    const answer = await deskOf(client, user).ask('post', '', {
      ...{ name, lastname, email, type: 'person', forms: ids },
      sign: await signatureOf(),
    })
    assert.equal(answer.header('location'), '/merchant/signature/create?alone=1')
    const list = await Pickup.firstOrFail()
    assert.include(list.$attributes, { state: 'signed', type: 'person' })
    assert.lengthOf(await FormLog.query().where('type', 'signature-module'), 1)
    const mail = await MailMessage.findByOrFail('template', 'collection')
    assert.equal(mail.to, email)
  })
})
