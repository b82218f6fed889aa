import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Card from '#models/card'
import { lockRequests } from '#models/form/locks'
import PrintRunRow from '#models/print_run_row'
import PrintRun from '#models/print_run'
import FormLog from '#models/form_log'
import { committedWorld } from '#tests/helpers/committed_world'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { approved, printed, runsOf } from '#tests/helpers/print_runs'
import { until } from '#tests/helpers/until'
import { isEmbedded } from '#start/env'

test.group('Two users at print runs', (group) => {
  committedWorld(group)

  test('two simultaneous print runs of a list share its people', async ({ client, assert }) => {
    const { user } = await approved(6)
    const filter = { printed: 'no' }
    const other = runsOf(client, await people.printer())
    const mine = runsOf(client, user)
    await Promise.all([
      mine.post('', { filter, layout: 'cr80' }),
      other.post('', { all: true, layout: 'cr80' }),
      mine.post('', { filter, layout: 'a7' }),
    ])
    const rows = await PrintRunRow.all()
    assert.lengthOf(rows, 6)
    assert.lengthOf(new Set(rows.map(({ cardId }) => cardId)), 6)
  })

  test('a print run that two users confirm at once is confirmed once', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(3)
    const other = runsOf(client, await people.printer())
    const mine = runsOf(client, user)
    const printRun = await mine.make({ ids })
    await Promise.all([mine.confirm(printRun), other.confirm(printRun), mine.confirm(printRun)])
    assert.lengthOf(await FormLog.query().where('type', 'print'), 3)
    await Promise.all([mine.rollBack(printRun), other.rollBack(printRun)])
    assert.lengthOf(await FormLog.query().where('type', 'reissued'), 3)
    assert.equal((await PrintRun.findOrFail(printRun.id)).state, 'rolled_back')
  })

  test('after a simultaneous rejection and rollback, the rejected people have no card', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(8)
    const runs = runsOf(client, user)
    const printRun = await runs.make({ ids })
    await runs.confirm(printRun)
    const refused = ids.slice(0, 6)
    await Promise.all([...refused.map((id) => decideOn([id], 'rejected')), runs.rollBack(printRun)])
    const live = await Card.query().where('state', 'live').orderBy('formId')
    assert.deepEqual(
      live.map(({ formId }) => formId),
      ids.slice(6)
    )
  })

  if (!isEmbedded)
    test('a card that is signed for while its print run waits to be rolled back stays alive', async ({
      client,
      assert,
      cleanup,
    }) => {
      const { user, ids } = await approved(2)
      const runs = runsOf(client, user)
      const printRun = await runs.make({ ids })
      await runs.confirm(printRun)
      const signing = await db.transaction()
      await lockRequests(signing, [ids[0]])
      cleanup(async () => {
        if (!signing.isCompleted) await signing.rollback()
      })
      const rolledBack = Promise.all([runs.rollBack(printRun)])
      const waits = () => db.rawQuery(`select 1 from pg_locks where not granted`)
      await until(async () => (await waits()).rows.length > 0, 'the rollback waits')
      await signing.from('cards').where('form_id', ids[0]).update({ collected_at: new Date() })
      await signing.commit()
      await rolledBack
      const cards = await Card.query().where('formId', ids[0])
      assert.deepEqual(
        cards.map(({ state }) => state),
        ['live']
      )
    })

  test('a person who is printed twice within a moment is logged once', async ({
    client,
    assert,
  }) => {
    const { user, ids } = await approved(1)
    await Promise.all([1, 2, 3].map(() => printed(client, user, `ids=${ids[0]}&print=true`)))
    assert.lengthOf(await FormLog.query().where('type', 'print'), 1)
  })
})
