import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import { FormFactory } from '#database/factories/form_factory'
import { eraseRemains, purgeWithLock } from '#operations/remains'
import { withPurgeLock } from '#operations/purge_lock'
import type { Purge } from '#purge/purge'
import { isEmbedded } from '#start/env'
import { committedWorld } from '#tests/helpers/committed_world'
import { timesSent } from '#tests/helpers/statements'
import { until } from '#tests/helpers/until'
import { openTournaments } from '#tests/helpers/world'

/** Words of the query that asks whether nobody can see the deleted rows any longer. */
const IS_UNSEEN = 'pg_snapshot_xmin('

/** The bytes of the table of requests. */
async function bytes(): Promise<string> {
  await db.rawQuery('checkpoint')
  const { rows } = await db.rawQuery(
    `select current_setting('data_directory') || '/' || pg_relation_filepath('forms') as path`
  )
  return readFileSync(rows[0].path, 'latin1')
}

const COLUMNS = `
  select column_name, data_type, character_maximum_length, collation_name, column_default
  from information_schema.columns where table_name = 'forms' order by column_name`

// SQLite refuses to rewrite a file that somebody reads.
if (process.env.TEST_DB === 'postgres')
  test.group('The remains of deleted rows', (group) => {
    committedWorld(group)

    test('remains are erased once nobody can see the deleted rows any longer', async ({
      assert,
      cleanup,
    }) => {
      const asked = timesSent(IS_UNSEEN, { cleanup })
      const { tennis } = await openTournaments()
      const form = await FormFactory.merge({
        tournamentId: tennis.id,
        lastName: 'Zqborrada',
      }).create()
      let ended = false
      let erased: Promise<boolean> | undefined
      await db.transaction(
        async (list) => {
          // It sees the rows of this moment, and has locked none of the tables yet.
          await list.rawQuery('select now()')
          await form.delete()
          erased = eraseRemains().finally(() => (ended = true))
          await until(() => asked() >= 3, 'the erasure has asked in vain')
          assert.isFalse(ended, 'the list can still see the row')
          assert.include(await bytes(), 'Zqborrada')
        },
        { isolationLevel: 'repeatable read' }
      )
      assert.isTrue(await erased)
      assert.notInclude(await bytes(), 'Zqborrada')
    })

    test('remains are erased once no older transaction of another database is open', async ({
      assert,
      cleanup,
    }) => {
      const address = Object.assign(new URL(process.env.DATABASE_URL!), {
        pathname: 'postgres',
      })
      const elsewhere = new pg.Client({ connectionString: address.href })
      await elsewhere.connect()
      const asked = timesSent(IS_UNSEEN, { cleanup })
      let erased: Promise<boolean> | undefined
      cleanup(async () => {
        await elsewhere.end()
        await erased
      })
      // Snapshots of all databases begin with the oldest transaction that writes.
      await elsewhere.query('begin')
      await elsewhere.query('select pg_current_xact_id()')
      let ended = false
      erased = eraseRemains().finally(() => (ended = true))
      await until(() => asked() >= 3, 'the erasure has asked in vain')
      assert.isFalse(ended, 'a reader of this moment sees what is deleted now')
      await elsewhere.query('commit')
      assert.isTrue(await erased)
    })

    test('no sample of the values of an emptied table stays in statistics', async ({ assert }) => {
      const { tennis } = await openTournaments()
      await FormFactory.merge({ tournamentId: tennis.id, lastName: 'Zqmuestra' }).createMany(9)
      await db.rawQuery('analyze')
      await db.from('forms').delete()
      const samples = () =>
        db
          .from('pg_stats')
          .where('tablename', 'forms')
          .whereRaw(`array_to_string(most_common_vals, ' ') like '%Zqmuestra%'`)
      assert.isNotEmpty(await samples())
      const { rows: before } = await db.rawQuery(COLUMNS)
      assert.isTrue(await eraseRemains())
      assert.isEmpty(await samples())
      assert.deepEqual((await db.rawQuery(COLUMNS)).rows, before)
    })
  })

test.group('The turn of a purge', (group) => {
  committedWorld(group)

  test('a purge waits until no other process purges or erases', async ({ assert, cleanup }) => {
    const asked = timesSent(isEmbedded ? 'begin exclusive' : 'pg_try_advisory_lock', { cleanup })
    let begun = false
    const purge = { run: async () => (begun = true) } as unknown as Purge
    let purged: Promise<unknown> | undefined
    await withPurgeLock(async () => {
      const before = asked()
      purged = purgeWithLock(purge)
      await until(() => asked() >= before + 3, 'the purge has asked in vain')
      assert.isFalse(begun)
    })
    await purged
    assert.isTrue(begun)
  })
})
