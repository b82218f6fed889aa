import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import BulkChange from '#models/bulk_change'
import Form from '#models/form'
import { clearRequest, decide } from '#tests/helpers/decisions'
import { emptyWorld, openTournaments } from '#tests/helpers/world'

test.group('A decision on requests without warnings', (group) => {
  emptyWorld(group)

  const statesOf = async (forms: Form[]) => {
    const found = await Form.query().orderBy('id')
    const states = new Map(found.map(({ id, state }) => [id, state]))
    return forms.map(({ id }) => states.get(id))
  }

  async function everyKind(tournamentId: number) {
    const good = await clearRequest(tournamentId)
    const bare = await clearRequest(tournamentId, { image: null })
    const alone = await clearRequest(tournamentId)
    const asked = await clearRequest(tournamentId, {
      asked: { message: 'Falta', fields: ['company'] },
    })
    const rejected = await clearRequest(tournamentId, { state: 'rejected' })
    const approved = await clearRequest(tournamentId, { state: 'approved' })
    return { good, bare, alone, asked, rejected, approved }
  }

  const preview = async (client: ApiClient, body: object) =>
    (
      await decide(client, 'changestate', { ...body, preview: true }, { asProgram: true })
    ).response.body()

  test('a decision on requests without warnings leaves the others with their reason', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const forms = await everyKind(tennis.id)
    const ids = Object.values(forms).map(({ id }) => id)
    const { skipped, applies, total } = await preview(client, { ids, only: 'clear' })
    assert.deepEqual({ applies, total, skipped }, {
      applies: 3,
      total: 6,
      skipped: { checks: 1, asked: 1, state: 1 },
    } as any)
    await decide(client, 'changestate', { ids, only: 'clear' })
    assert.deepEqual(await statesOf(Object.values(forms)), [
      'approved',
      'waiting',
      'approved',
      'waiting',
      'approved',
      'approved',
    ])
    const bulkChange = await BulkChange.firstOrFail()
    const { skipped: reasons } = await bulkChange.report()
    assert.deepEqual(reasons, [
      { reason: 'asked', count: 1 },
      { reason: 'checks', count: 1 },
      { reason: 'state', count: 1 },
    ])
  })

  test('two requests of one person are both left out', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const first = await clearRequest(tennis.id)
    const second = await clearRequest(tennis.id, { document: first.document })
    const ids = [first.id, second.id]
    await decide(client, 'changestate', { ids, only: 'clear' })
    assert.deepEqual(await statesOf([first, second]), ['waiting', 'waiting'])
  })

  test('the preview of too many requests says that it did not check them', async ({
    client,
    assert,
  }) => {
    const { tennis } = await openTournaments()
    const forms = []
    for (let number = 0; number < 201; number++) forms.push(await clearRequest(tennis.id))
    const bare = await clearRequest(tennis.id, { image: null })
    const body = { all: true, only: 'clear' }
    assert.deepInclude(await preview(client, body), { applies: 202, unexamined: true })
    await decide(client, 'changestate', body)
    const bulkChange = await BulkChange.firstOrFail()
    await bulkChange.refresh()
    assert.equal(bulkChange.changed, 201)
    assert.deepEqual(await statesOf([forms[0], forms[200], bare]), [
      'approved',
      'approved',
      'waiting',
    ])
  })

  test('a bulk decision refuses an unknown choice of requests', async ({ client, assert }) => {
    const { tennis } = await openTournaments()
    const form = await clearRequest(tennis.id)
    const body = { ids: [form.id], only: 'all' }
    const { response } = await decide(client, 'changestate', body, { asProgram: true })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, 'only')
    assert.deepEqual(await statesOf([form]), ['waiting'])
  })
})
