import { test } from '@japa/runner'
import Card from '#models/card'
import Pickup from '#models/pickup'
import PickupEntry from '#models/pickup_entry'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import FormLog from '#models/form_log'
import MailMessage from '#models/mail_message'
import { collector, deskOf, printedCards, signatureOf } from '#tests/helpers/pickup_desk'
import { people } from '#tests/helpers/office'
import { emptyWorld } from '#tests/helpers/world'

test.group('A pickup list', (group) => {
  emptyWorld(group)

  test('a pickup list is stored for a later signature and shown as it was typed', async ({
    client,
    assert,
  }) => {
    const { user, ids, cards } = await printedCards(2)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    const shown = await desk.open(list)
    assert.include(shown, { ...collector, state: 'waiting', signed: false, cardsPickedUp: 2 })
    assert.isNull(shown.sign)
    assert.deepEqual(
      shown.collective_forms.map(({ form, serial, signed_at: at, problem }: any) => [
        ...[form.id, serial, at, problem],
      ]),
      ids.map((id, at) => [id, cards[at].serial, null, null])
    )
    assert.lengthOf(await Card.query().whereNotNull('collectedAt'), 0)
    assert.lengthOf(await MailMessage.query().where('template', 'collection'), 0)
  })

  test('a pickup list is found by collector, number and state', async ({ client, assert }) => {
    const { user } = await printedCards(0)
    const desk = deskOf(client, user)
    const marta = await desk.begin()
    const nuria = await desk.begin([], { name: 'Núria', lastname: 'Peña', email: null })
    const found = async (query: string) => {
      const page = await client.get(`/merchant/signature?${query}`).loginAs(user).withInertia()
      const { collectives, search, state } = page.inertiaProps as any
      return {
        ids: collectives.data.map(({ id }: any) => id),
        total: collectives.total,
        search,
        state,
      }
    }
    assert.deepEqual((await found('')).ids, [nuria.id, marta.id])
    const byName = await found('search=nuria+pena')
    assert.deepEqual(byName, { ids: [nuria.id], total: 1, search: 'nuria pena', state: '' })
    assert.deepEqual((await found('search=marta@example.com')).ids, [marta.id])
    assert.deepEqual((await found(`search=%23${marta.id}`)).ids, [marta.id])
    assert.deepEqual((await found('state=signed')).ids, [])
    assert.deepEqual((await found('state=waiting&search=%25')).ids, [])
  })

  test('a corrected pickup list contains exactly the named cards', async ({ client, assert }) => {
    const { user, ids } = await printedCards(3)
    const desk = deskOf(client, user)
    const list = await desk.begin([ids[0], ids[1]])
    await desk.ask('put', `/${list.id}`, { ...collector, forms: [ids[1], ids[2]] })
    const held = async () =>
      (await PickupEntry.query().where('collectiveId', list.id).orderBy('id')).map(
        ({ formId }) => formId
      )
    assert.deepEqual(await held(), [ids[1], ids[2]])
    // Without a list of cards, only the collector is corrected.
    await desk.ask('put', `/${list.id}`, { ...collector, name: 'Berta' })
    assert.deepEqual(await held(), [ids[1], ids[2]])
    assert.equal((await desk.open(list)).name, 'Berta')
    const [, entry] = await PickupEntry.query().orderBy('id')
    await desk.ask('delete', `/${list.id}/forms/${entry.id}`)
    assert.deepEqual(await held(), [ids[1]])

    const changes = await EntityChange.query().where('entity', 'collectives')
    assert.isTrue(changes.some(({ from }) => from?.name === 'Marta'))
    assert.include(JSON.stringify(changes), entry.serial)
    assert.notInclude(JSON.stringify(changes), collector.document)
  })

  test('a pickup list with an unsuitable card is not stored', async ({ client, assert }) => {
    const { user, ids } = await printedCards(3)
    const desk = deskOf(client, user)
    const first = await desk.begin([ids[0]])
    await Card.query().where('formId', ids[2]).update({ printedAt: null })
    const refused = await desk.ask('post', '', {
      ...collector,
      forms: [ids[1], ids[0], ids[2], ids[2] + 1],
    })
    assert.equal(refused.status(), 422)
    assert.deepEqual(
      refused.body().errors.map(({ field, rule }: any) => [field, rule]),
      [
        ['forms.1', 'collecting.elsewhere'],
        ['forms.2', 'collecting.unprinted'],
        ['forms.3', 'collecting.unknown'],
      ]
    )
    assert.include(refused.body().errors[0].message, `entrega ${first.id}, de Marta Ejemplo Ruiz`)
    assert.lengthOf(await Pickup.all(), 1)
    const missing = await desk.ask('post', '', { forms: [] })
    assert.sameMembers(
      missing.body().errors.map(({ field }: any) => field),
      ['name', 'lastname']
    )
  })

  test('a pickup list that is sent twice with one nonce is stored once', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const nonce = '0b6c1c9e-6c3c-4f39-9f0e-6a4a9c1b7a10'
    const body = { ...collector, forms: ids, nonce, sign: await signatureOf() }
    for (let times = 0; times < 2; times++) await desk.ask('post', '', body)
    assert.lengthOf(await Pickup.query().where('state', 'signed'), 1)
    assert.lengthOf(await FormLog.query().where('type', 'signature-module'), 1)
  })

  test('a discarded pickup list frees its cards', async ({ client, assert }) => {
    const { user, ids } = await printedCards(1)
    const desk = deskOf(client, user)
    const list = await desk.begin(ids)
    await desk.ask('delete', `/${list.id}`)
    assert.lengthOf(await PickupEntry.all(), 0)
    const again = await desk.begin(ids)
    assert.equal((await desk.open(again)).cardsPickedUp, 1)
  })

  test('a pickup list can add all remaining cards of a company', async ({ client, assert }) => {
    const { user, ids, forms } = await printedCards(4)
    await Form.query().whereIn('id', ids.slice(0, 3)).update({ outlet: 'Radio Ejemplo' })
    const desk = deskOf(client, user)
    await desk.begin([ids[0]])
    const list = await desk.begin([ids[3]])
    const asked = await client
      .get('/merchant/signature/suggestions?company=Radio+Ejemplo')
      .loginAs(user)
    assert.sameMembers(
      asked.body().forms.map(({ id }: any) => id),
      [ids[1], ids[2]]
    )
    assert.sameMembers(
      asked.body().forms.map(({ name, company }: any) => `${name}, ${company}`),
      [1, 2].map((at) => `${forms[at].fullName}, Radio Ejemplo`)
    )
    const all = await client.get('/merchant/signature/suggestions').loginAs(user)
    assert.deepInclude(all.body().companies, { company: 'Radio Ejemplo', count: 2 })
    await desk.ask('post', `/${list.id}/suggestions`, { company: 'Radio Ejemplo' })
    assert.equal((await desk.open(list)).cardsPickedUp, 3)
  })

  test('a pickup list with cards of other form types is not found by a user of some form types', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await printedCards(1)
    const list = await deskOf(client, user).begin(ids)
    const scoped = await people.admin()
    await scoped.merge({ formTypes: ['guest'] }).save()
    const page = await client.get('/merchant/signature').loginAs(scoped).withInertia()
    assert.equal((page.inertiaProps as any).collectives.total, 0)
    for (const path of ['', '/edit', '/print', '/signature.png'])
      (await client.get(`/merchant/signature/${list.id}${path}`).loginAs(scoped)).assertStatus(404)
    const desk = deskOf(client, scoped)
    assert.equal((await desk.sign(list)).status(), 404)
    assert.equal((await desk.ask('delete', `/${list.id}`)).status(), 404)
    await list.related('entries').query().delete()
    for (const path of ['', '/print'])
      (await client.get(`/merchant/signature/${list.id}${path}`).loginAs(scoped)).assertStatus(404)
    const own = await desk.begin()
    assert.equal((await desk.open(own)).id, own.id)
    const refused = await desk.ask('post', '', { ...collector, forms: ids })
    assert.equal(refused.body().errors[0].rule, 'collecting.unknown')
  })

  test('a pickup list whose requests were deleted still hides its names from a user of some form types', async ({
    client,
  }) => {
    const { user, ids } = await printedCards(1)
    const list = await deskOf(client, user).begin(ids)
    await Form.query().whereIn('id', ids).delete()
    const scoped = await people.admin()
    await scoped.merge({ formTypes: ['guest'] }).save()
    for (const path of ['', '/print'])
      (await client.get(`/merchant/signature/${list.id}${path}`).loginAs(scoped)).assertStatus(404)
    const whole = client.get(`/merchant/signature/${list.id}`).loginAs(user)
    ;(await whole.withInertia()).assertStatus(200)
  })
})
