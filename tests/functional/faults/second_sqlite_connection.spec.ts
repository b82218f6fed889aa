import { createRequire } from 'node:module'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isEmbedded, sqliteFile } from '#start/env'
import { committedWorld } from '#tests/helpers/committed_world'

const Sqlite = createRequire(import.meta.url)('better-sqlite3')

// Only SQLite allows a single writer.
if (isEmbedded)
  test.group('A second connection to SQLite', (group) => {
    committedWorld(group)

    test('while a transaction reads before it writes, no other connection can write', async ({
      assert,
      cleanup,
    }) => {
      const other = new Sqlite(sqliteFile, { timeout: 0 })
      cleanup(async () => {
        other.close()
        await db.from('mail_health').update({ failures: 0 })
      })
      const write = () => other.exec('update mail_health set failures = failures + 1')
      await db.transaction(async (trx) => {
        await trx.from('mail_health').first()
        assert.throws(write, /locked/)
        await trx.from('mail_health').update({ failures: 5 })
      })
      write()
      assert.equal((await db.from('mail_health').first()).failures, 6)
    })
  })
