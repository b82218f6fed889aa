import { BaseSchema } from '@adonisjs/lucid/schema'
import { hashKeys } from '#config/app'
import { nameOfHashKey } from '#text/secrets'

/** Tables that have nothing but the hash. */
const HASH_ONLY = ['blacklist_entries', 'blacklist_clearances', 'recovery_codes']

/** Tables with hashes of documents and codes. The hash of a pickup list is the name of its key. */
const HASHED = [...HASH_ONLY, 'forms', 'collectives', 'journal_entries']

/**
 * The name of the HASH_KEY that made the hashes of a row. Null in rows of earlier versions, which do
 * not say it.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of HASHED)
      this.schema.raw(`alter table ${table} add column hashed_by varchar(16)`)
    this.defer(async (db) => {
      // Later nobody could tell which key has hashed a document that only the blacklist has.
      if (hashKeys.length > 1) return
      for (const table of HASH_ONLY) await db.from(table).update({ hashed_by: nameOfHashKey() })
    })
    // Counted while HASH_KEY changes.
    this.schema.raw('create index forms_by_hash_key on forms (hashed_by)')
    // Proves an entry with today's HASH_KEY after that of its hash is gone.
    this.schema.raw('alter table journal_entries add column seal varchar(64)')
  }

  async down() {
    this.schema.raw('drop index forms_by_hash_key')
    this.schema.raw('alter table journal_entries drop column seal')
    for (const table of HASHED) this.schema.raw(`alter table ${table} drop column hashed_by`)
  }
}
