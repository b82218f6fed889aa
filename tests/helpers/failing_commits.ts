import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { isEmbedded } from '#start/env'

/**
 * Makes commits fail by a deferred constraint. `on` breaks it with every write to a table, `off`
 * ends this.
 */
export function failingCommits(group: Group) {
  const watched = new Set<string>()
  const off = async () => {
    for (const table of watched)
      await db.rawQuery(`drop trigger fails_at_commit${isEmbedded ? '' : ` on ${table}`}`)
    watched.clear()
  }
  const empty = async () => {
    await db.from('commit_children').delete()
    await db.from('commit_parents').delete()
  }
  group.setup(async () => {
    await db.rawQuery('create table commit_parents (id integer primary key)')
    await db.rawQuery(
      'create table commit_children (parent integer references commit_parents (id) deferrable initially deferred)'
    )
    if (!isEmbedded)
      await db.rawQuery(
        `create function break_commit() returns trigger language plpgsql as
         $$ begin insert into commit_children values (99); return null; end $$`
      )
    return async () => {
      await db.rawQuery('drop table commit_children')
      await db.rawQuery('drop table commit_parents')
      if (!isEmbedded) await db.rawQuery('drop function break_commit')
    }
  })
  group.each.teardown(off)
  group.each.teardown(empty)
  return {
    off,
    async on(table: string, event: 'insert' | 'update' = 'insert') {
      const action = isEmbedded
        ? 'begin insert into commit_children values (99); end'
        : 'for each row execute function break_commit()'
      await db.rawQuery(`create trigger fails_at_commit after ${event} on ${table} ${action}`)
      watched.add(table)
    },
  }
}
