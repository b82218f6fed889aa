import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import DefaultPlayer from '#models/default_player'
import Tournament from '#models/tournament'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { isEmbedded } from '#start/env'
import { committedWorld } from '#tests/helpers/committed_world'
import { failingCommits } from '#tests/helpers/failing_commits'

test.group('Failing commits', (group) => {
  committedWorld(group)
  failingCommits(group)

  const child = (client: { rawQuery: typeof db.rawQuery }) =>
    client.rawQuery('insert into commit_children values (99)')
  const kept = async () => (await db.from('commit_children').select('parent')).length

  test('a managed transaction whose commit fails is rejected, and the next one is committed', async ({
    assert,
  }) => {
    const done: string[] = []
    await assert.rejects(
      () =>
        db.transaction(async (trx) => {
          trx.after('commit', () => void done.push('committed'))
          await child(trx)
        }),
      /FOREIGN KEY|foreign key/
    )
    assert.deepEqual(done, [])
    assert.equal(await kept(), 0)
    await db.transaction((trx) => trx.table('commit_parents').insert({ id: 1 }))
    assert.lengthOf(await db.from('commit_parents'), 1)
  })

  test('the commit of an unmanaged transaction rejects when the database refuses it', async ({
    assert,
  }) => {
    const trx = await db.transaction()
    try {
      await child(trx)
      await assert.rejects(() => trx.commit())
    } finally {
      await trx.rollback()
    }
    assert.isTrue(trx.isCompleted)
    assert.equal(await kept(), 0)
  })

  test('a model transaction and a transaction around a savepoint reject when their commit fails', async ({
    assert,
  }) => {
    await assert.rejects(() => Tournament.transaction((trx) => child(trx)))
    await assert.rejects(() => db.transaction((trx) => trx.transaction((nested) => child(nested))))
    assert.equal(await kept(), 0)
  })

  test('rows that Lucid writes in its own transaction are refused when the commit fails', async ({
    assert,
    cleanup,
  }) => {
    const tennis = await TournamentFactory.create()
    const trigger = isEmbedded
      ? 'begin insert into commit_children values (99); end'
      : 'for each row execute function break_commit()'
    await db.rawQuery(`create trigger breaks after insert on default_players ${trigger}`)
    const mend = () =>
      db.rawQuery(`drop trigger if exists breaks${isEmbedded ? '' : ' on default_players'}`)
    cleanup(mend)
    const row = { tournamentId: tennis.id, tour: 'ATP' as const, active: true, searchText: 'x' }
    await assert.rejects(() => DefaultPlayer.createMany([{ ...row, name: 'A', lastName: 'B' }]))
    await mend()
    assert.lengthOf(await DefaultPlayer.query().where('tournamentId', tennis.id), 0)
    await DefaultPlayer.createMany([{ ...row, name: 'A', lastName: 'B' }])
    assert.lengthOf(await DefaultPlayer.query().where('tournamentId', tennis.id), 1)
  })

  test('a COMMIT that PostgreSQL answers with ROLLBACK is a failure', async ({ assert }) => {
    const swallowed = db.transaction(async (trx) => {
      await trx.table('commit_parents').insert({ id: 1 })
      await trx
        .transaction((nested) => nested.table('commit_parents').insert({ id: 1 }))
        .catch(() => {})
      if (!isEmbedded)
        await trx
          .rawQuery('select 1 / 0')
          .exec()
          .catch(() => {})
    })
    if (isEmbedded) await swallowed
    else await assert.rejects(() => swallowed, /ROLLBACK/)
    assert.lengthOf(await db.from('commit_parents'), isEmbedded ? 1 : 0)
  })
})
