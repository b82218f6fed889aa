import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ForgottenMarkSchema } from '#database/schema'
import { hashKeys } from '#config/app'
import { sqlNow } from '#sql/bulk'
import { nameOfHashKey } from '#text/secrets'

/** A keyed hash of what identified an erased person. `pending`: the backup just restored is to be searched for it. */
export default class ForgottenMark extends ForgottenMarkSchema {
  static async note(client: QueryClientContract, hashes: string[]) {
    for (const hash of hashes)
      await client.rawQuery(
        `insert into forgotten_marks (hash, hashed_by, noted_at, pending) values (?, ?, ?, ?)
           on conflict (hash) do update set noted_at = excluded.noted_at`,
        [hash, nameOfHashKey(), sqlNow(client), false]
      )
  }

  /** Those of the keys that are set: others can be searched for once theirs is in HASH_KEY_OLD. */
  static pending() {
    const keys = hashKeys.map((key) => nameOfHashKey(key))
    return this.query().where('pending', true).whereIn('hashedBy', keys)
  }
}
