import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ForgottenMarkSchema } from '#database/schema'
import { sqlNow } from '#sql/bulk'

/** A keyed hash of what identified an erased person. `pending`: the backup just restored is to be searched for it. */
export default class ForgottenMark extends ForgottenMarkSchema {
  static async note(client: QueryClientContract, hashes: string[]) {
    for (const hash of hashes)
      await client.rawQuery(
        `insert into forgotten_marks (hash, noted_at, pending) values (?, ?, ?)
           on conflict (hash) do update set noted_at = excluded.noted_at`,
        [hash, sqlNow(client), false]
      )
  }
}
