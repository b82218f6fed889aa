import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'
import Card from '#models/card'
import BulkChange from '#models/bulk_change'
import Form from '#models/form'
import { people } from '#tests/helpers/office'
import { carded, crowd, send } from '#tests/helpers/system'
import { admin, emptyWorld, flashed, reviewer } from '#tests/helpers/world'

const states = async () => {
  const forms = await Form.query().orderBy('id')
  return Object.fromEntries(forms.map(({ lastName, state }) => [lastName, state]))
}

test.group('Decisions in the accreditation system', (group) => {
  emptyWorld(group)

  test('requests of every type can be approved at once, and the result is counted', async ({
    client,
    assert,
  }) => {
    const { forms, press } = await crowd()
    await carded(press)
    const ids = forms.map(({ id }) => id)
    const user = await reviewer()
    const response = await send(client, '/changestate', { ids, state: 'approved' }, user)
    assert.deepEqual([...new Set(Object.values(await states()))], ['approved'])
    assert.lengthOf(await Card.all(), 4)
    assert.equal(flashed(response).notice!.message, '3 solicitudes aprobadas; 1 queda sin cambiar.')
    const [bulkChange] = await BulkChange.all()
    assert.isNull(bulkChange.formType)
  })

  test('the report of a decision is shown to its user and can be undone', async ({
    client,
    assert,
  }) => {
    const { press, free } = await crowd()
    const user = await reviewer()
    await send(client, '/changestate', { ids: [press.id, free.id], state: 'rejected' }, user)
    const [{ id }] = await BulkChange.all()
    for (const [reader, status] of [
      [user, 200],
      [await admin(), 200],
      [await reviewer(), 404],
    ] as const) {
      const page = await client.get(`/merchant/changes/${id}`).loginAs(reader).withInertia()
      page.assertStatus(status)
    }
    const undo = client.post(`/merchant/mform/changes/${id}/undo`).loginAs(user)
    await undo.withCsrfToken().redirects(0)
    assert.include(await states(), { press: 'waiting', free: 'waiting' })
  })

  test("a decision skips requests outside the user's scope and of past editions", async ({
    client,
    assert,
  }) => {
    const { forms } = await crowd()
    const past = await TournamentFactory.apply('past').create()
    const old = await FormFactory.merge({
      tournamentId: past.id,
      type: 'line',
      lastName: 'old',
    }).create()
    const user = await UserFactory.apply('reviewer')
      .merge({ formTypes: ['line', 'gpress'] })
      .create()
    const ids = [...forms.map(({ id }) => id), old.id, 99_999]
    const response = await send(client, '/changestate', { ids, state: 'approved' }, user)
    assert.deepEqual(await states(), {
      press: 'waiting',
      line: 'approved',
      gpress: 'approved',
      free: 'waiting',
      old: 'waiting',
    })
    const { message } = flashed(response).notice!
    assert.equal(message, '2 solicitudes aprobadas; 4 quedan sin cambiar.')
  })

  test('a decision on a filtered list includes all its requests, and the preview says how many', async ({
    client,
    assert,
  }) => {
    const { press, line } = await crowd()
    await carded(press)
    await carded(line, { uid: '04A1' })
    const user = await reviewer()
    const body = { all: true, filter: { rfid: 'no' }, state: 'rejected' }
    const told = await send(client, '/changestate', { ...body, preview: true }, user, true)
    assert.include(told.body(), { total: 1, applies: 1 })
    await send(client, '/changestate', body, user)
    assert.include(await states(), { press: 'rejected', line: 'approved', free: 'waiting' })
  })

  test('decisions in the accreditation system need the right to edit many', async ({
    client,
    assert,
  }) => {
    const { press } = await crowd()
    for (const person of ['viewer', 'editor', 'exporter', 'printer'] as const) {
      const body = { ids: [press.id], state: 'approved' }
      const response = await send(client, '/changestate', body, await people[person](), true)
      response.assertStatus(403)
    }
    assert.include(await states(), { press: 'waiting' })
  })
})
