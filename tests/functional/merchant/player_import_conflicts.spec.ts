import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { committedWorld } from '#tests/helpers/committed_world'
import { importing } from '#tests/helpers/imports'
import { untilSomebodyWaits } from '#tests/helpers/locks'
import { playerOf } from '#tests/helpers/world'

// SQLite has one writer at a time, so nobody can write in between.
if (process.env.TEST_DB === 'postgres')
  test.group("An import during an administrator's edit", (group) => {
    committedWorld(group)

    test('an import keeps the values that an administrator saves at the same time', async ({
      client,
      assert,
    }) => {
      const { take, tennis } = await importing(client)
      const row = { tour: 'WTA', playerId: '1', name: 'Ana', lastName: 'Uno', draw: 'main' }
      const player = await playerOf(tennis, row)
      const saving = await db.transaction()
      await player.useTransaction(saving).merge({ draw: 'doubles', active: false }).save()
      const taken = take([
        ['id', 'Nombre', 'Apellidos', 'Ranking'],
        [1, 'Ana', 'Uno', 7],
      ])
      await untilSomebodyWaits()
      await saving.commit()
      assert.containsSubset(await taken, { updated: 1 })
      await player.useConnection('postgres').refresh()
      assert.containsSubset(player.$attributes, { draw: 'doubles', active: false, rank: 7 })
    })
  })
