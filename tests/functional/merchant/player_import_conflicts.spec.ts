import { test } from '@japa/runner'
import { committedWorld } from '#tests/helpers/committed_world'
import { importing } from '#tests/helpers/imports'
import { whileOtherWaits } from '#tests/helpers/locks'
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
      const rows = [
        ['id', 'Nombre', 'Apellidos', 'Ranking'],
        [1, 'Ana', 'Uno', 7],
      ]
      const taken = await whileOtherWaits(
        (trx) => player.useTransaction(trx).merge({ draw: 'doubles', active: false }).save(),
        () => take(rows)
      )
      assert.containsSubset(taken, { updated: 1 })
      await player.useConnection('postgres').refresh()
      assert.containsSubset(player.$attributes, { draw: 'doubles', active: false, rank: 7 })
    })
  })
