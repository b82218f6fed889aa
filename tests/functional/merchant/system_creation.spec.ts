import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import BlacklistEntry from '#models/blacklist_entry'
import Card from '#models/card'
import Form from '#models/form'
import MailMessage from '#models/mail_message'
import { people } from '#tests/helpers/office'
import { send } from '#tests/helpers/system'
import { emptyWorld, flashed, openTournaments, reviewer } from '#tests/helpers/world'

const ada = { name: 'Ada', lastName: 'Invitada', category: 'vip', company: 'Patronos', job: 'Guía' }

test.group('The creation of a free accreditation', (group) => {
  emptyWorld(group)

  test('a free accreditation needs only a name and belongs to the tennis edition', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const response = await send(client, '', ada, await reviewer())
    response.assertStatus(302)
    const form = await Form.findByOrFail({ lastName: 'Invitada' })
    assert.include(form.$attributes, {
      type: 'free',
      category: 'vip',
      state: 'waiting',
      tournamentId: tennis.id,
      company: 'Patronos',
    })
    assert.equal(flashed(response).notice!.message, `¡${form.idForm} creada!`)
  })

  test('a free accreditation can belong to the golf edition but not to a past one', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const user = await reviewer()
    await send(client, '', { ...ada, tournament: golf.id }, user)
    assert.equal((await Form.firstOrFail()).tournamentId, golf.id)
    await tennis.merge({ active: false }).save()
    const refused = await send(client, '', { ...ada, tournament: tennis.id }, user, true)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'tournament')
  })

  test('a free accreditation is approved at once if its user may decide', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const approved = { ...ada, email: 'ada@example.com', approve: true }
    await send(client, '', approved, await reviewer())
    const form = await Form.firstOrFail()
    assert.equal(form.state, 'approved')
    assert.equal((await Card.findByOrFail({ formId: form.id })).serial, form.idForm)
    assert.deepEqual(
      (await MailMessage.all()).map(({ template }) => template),
      ['approved']
    )
    const refused = await send(client, '', approved, await people.creator(), true)
    refused.assertStatus(403)
    assert.lengthOf(await Form.all(), 1)
  })

  test('free accreditations can be created as a numbered series', async ({ client, assert }) => {
    await openTournaments()
    const user = await reviewer()
    const body = {
      ...{ name: 'Policía', category: 'security', approve: true, nonce: randomUUID() },
      series: { from: 1, to: 40 },
    }
    const response = await send(client, '', body, user)
    assert.equal(flashed(response).notice!.message, '¡40 acreditaciones creadas!')
    // The same nonce makes one series.
    await send(client, '', body, user)
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ lastName }) => Number(lastName)),
      Array.from({ length: 40 }, (_, index) => index + 1)
    )
    assert.isTrue(
      forms.every(({ state, category }) => state === 'approved' && category === 'security')
    )
    assert.lengthOf(await Card.all(), 40)
  })

  test('a series of free accreditations that {name} is refused')
    .with([
      { name: 'ends before it starts', body: { series: { from: 5, to: 4 } }, field: 'series.to' },
      { name: 'is too long', body: { series: { from: 1, to: 501 } }, field: 'series.to' },
      { name: 'is not of numbers', body: { series: { from: 1, to: 'x' } }, field: 'series.to' },
      {
        name: 'has one document for all',
        body: { series: { from: 1, to: 3 }, document: 'PA1234567' },
        field: 'document',
      },
    ])
    .run(async ({ client, assert }, { body, field }) => {
      await openTournaments()
      const response = await send(client, '', { name: 'Policía', ...body }, await reviewer(), true)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
      assert.lengthOf(await Form.all(), 0)
    })

  test('a blacklisted name is refused, and with it the whole series', async ({
    client,
    assert,
  }) => {
    await openTournaments()
    const listed = { name: 'Policía', lastName: '7' }
    const foldedName = BlacklistEntry.foldedNameOf(listed.name, listed.lastName)
    await BlacklistEntry.create({ ...listed, foldedName })
    const series = { name: 'Policía', series: { from: 1, to: 9 } }
    const response = await send(client, '', series, await reviewer(), true)
    response.assertStatus(403)
    assert.lengthOf(await Form.all(), 0)
  })

  test('the page for free accreditations needs the right to create', async ({ client }) => {
    await openTournaments()
    for (const [person, status] of [
      ['creator', 200],
      ['editor', 403],
    ] as const) {
      const page = client.get('/merchant/system/create').loginAs(await people[person]())
      ;(await page.withInertia()).assertStatus(status)
    }
  })
})
