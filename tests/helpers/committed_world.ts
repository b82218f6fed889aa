import cache from '@adonisjs/cache/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { forgetLastKnown } from '#sql/last_known'

// Referencing tables come before the referenced ones.
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
  'credit_resets',
  'sessions',
  'security_events',
  'journal_entries',
  'consents',
  'consent_texts',
  'trace_searches',
]

/**
 * Like `emptyWorld`, but everything is really committed, so simultaneous actions use several
 * connections. The tables are emptied after each test.
 */
export function committedWorld(group: Group) {
  group.each.setup(async () => {
    await cache.clear()
    forgetLastKnown()
  })
  group.each.teardown(async () => {
    await db.from('forms').whereNotNull('id_parent').delete()
    for (const table of tables) await db.from(table).delete()
    const none = { position: 0, hash: '', anchor: 0, anchor_hash: '', seal: null }
    await db.from('journal_head').update(none)
  })
}
