import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setTimeout } from 'node:timers/promises'
import { committedWorld } from '#tests/helpers/committed_world'
import { importing } from '#tests/helpers/imports'
import { playerOf } from '#tests/helpers/world'

// SQLite has one writer at a time: there nobody can write in between.
if (process.env.TEST_DB === 'postgres')
  test.group('An import while an administrator saves a player', (group) => {
    committedWorld(group)

    test('keeps what the administrator wrote', async ({ client, assert }) => {
      const { take, tennis } = await importing(client)
      const row = { tour: 'WTA', playerId: '1', name: 'Ana', lastName: 'Uno', draw: 'main' }
      const player = await playerOf(tennis, row)
      const saving = await db.transaction()
      await player.useTransaction(saving).merge({ draw: 'doubles', active: false }).save()
      const taken = take([
        ['id', 'Nombre', 'Apellidos', 'Ranking'],
        [1, 'Ana', 'Uno', 7],
      ])
      while (!(await somebodyWaits())) await setTimeout(20)
      await saving.commit()
      assert.containsSubset(await taken, { updated: 1 })
      await player.useConnection('postgres').refresh()
      assert.containsSubset(player.$attributes, { draw: 'doubles', active: false, rank: 7 })
    })
  })

async function somebodyWaits() {
  const { rows } = await db.rawQuery(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  )
  return rows.length > 0
}
