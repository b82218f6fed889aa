import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'

// Children before those they point at.
const tables = [
  'mail_log',
  'change_batches',
  'entity_changes',
  'card_batches',
  'document_runs',
  'import_runs',
  'import_mappings',
  'collectives',
  'ledger_entries',
  'forms',
  'users',
  'blacklist_entries',
  'tournaments',
  'restaurants',
  'sessions',
]

/**
 * Like `emptyWorld`, but everything is really committed, so that what happens at the same
 * time happens on several connections. The tables are emptied after each test.
 */
export function committedWorld(group: Group) {
  group.each.setup(() => cache.clear())
  group.each.teardown(async () => {
    for (const table of tables) await db.from(table).delete()
  })
}
