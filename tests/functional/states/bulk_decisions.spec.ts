import { test } from '@japa/runner'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { decide, decideOn, requestIn } from '#tests/helpers/decisions'
import { emptyWorld, flashed, openTournaments } from '#tests/helpers/world'

test.group('A bulk decision', (group) => {
  emptyWorld(group)

  test('a bulk decision without a state approves and reports changed and skipped requests', async ({
    client,
    assert,
  }) => {
    const { tennis, golf } = await openTournaments()
    const past = await TournamentFactory.apply('past').create()
    const rows = [
      await requestIn('waiting', tennis.id),
      await requestIn('rejected', tennis.id),
      await requestIn('approved', tennis.id),
      await requestIn('waiting', past.id),
      await FormFactory.merge({ tournamentId: golf.id, type: 'gpress' }).create(),
    ]
    const ids = [...rows.map(({ id }) => id), rows[0].id, 999_999]
    const { response } = await decide(client, 'changestate', { ids })
    assert.deepInclude(flashed(response).notice, {
      type: 'success',
      message: '2 solicitudes aprobadas; 4 quedan sin cambiar.',
    })
    const forms = await Form.query().orderBy('id')
    assert.deepEqual(
      forms.map(({ state }) => state),
      ['approved', 'approved', 'approved', 'waiting', 'waiting']
    )
  })

  test('a bulk decision that changes nothing is reported as an error', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const form = await requestIn('approved', tennis.id)
    const { response } = await decide(client, 'changestate', { ids: [form.id] })
    assert.deepInclude(flashed(response).notice, {
      type: 'error',
      message: 'Ninguna solicitud aprobada; 1 queda sin cambiar.',
    })
  })

  test('a bulk decision changes thousands of requests at once', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const forms = await FormFactory.merge({ tournamentId: tennis.id, email: null }).createMany(1100)
    const { changed } = await decideOn(
      forms.map(({ id }) => id),
      'approved'
    )
    assert.equal(changed, 1100)
    assert.lengthOf(await Card.all(), 1100)
    assert.lengthOf(await FormLog.all(), 1100)
  })

  test('others have their turn while a bulk decision goes on', async ({ assert }) => {
    const { tennis } = await openTournaments()
    const forms = await FormFactory.merge({ tournamentId: tennis.id, email: null }).createMany(300)
    let hadTheirTurn = false
    setImmediate(() => (hadTheirTurn = true))
    await decideOn(
      forms.map(({ id }) => id),
      'approved'
    )
    assert.isTrue(hadTheirTurn)
  })

  test('a bulk decision with {why} is refused')
    .with([
      { why: 'no ids', body: {} },
      { why: 'an empty list of ids', body: { ids: [] } },
      { why: 'a word as id', body: { ids: ['x'] } },
      { why: 'a fraction as id', body: { ids: [1.5] } },
      { why: 'an id that no database has', body: { ids: [99_999_999_999] } },
      { why: 'the state of new requests', body: { ids: [1], state: 'waiting' } },
      { why: 'ids in one text', body: { ids: '1,2' } },
    ])
    .run(async ({ client }, { body }) => {
      await openTournaments()
      const { response } = await decide(client, 'changestate', body, { asProgram: true })
      response.assertStatus(422)
    })
})
