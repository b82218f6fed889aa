import db from '@adonisjs/lucid/services/db'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { PER_PAGE } from '#queries/page'
import { sqlNow } from '#sql/bulk'

const PART = 1000

export type LogEntry = LucidRow & { id: number }

export type LogFilter<Kind extends string> = { kind?: Kind; user?: number; days?: number }

/** A log, read from its newest entry on. */
export class Log<Entry extends LogEntry, Kind extends string> {
  /** `entriesOf`: all entries, or those of one user. */
  constructor(private entriesOf: (user?: number) => ModelQueryBuilderContract<LucidModel, Entry>) {}

  /** `before`: id of the last entry of the page before. `next`: the last of this one. */
  async page(filter: LogFilter<Kind>, before?: number) {
    const found = await this.#read(filter, PER_PAGE + 1, before)
    const entries = found.slice(0, PER_PAGE)
    return { entries, next: found.length > PER_PAGE ? entries.at(-1)!.id : null }
  }

  async *parts(filter: LogFilter<Kind>) {
    let entries = await this.#read(filter, PART)
    while (entries.length > 0) {
      yield entries
      entries = await this.#read(filter, PART, entries.at(-1)!.id)
    }
  }

  async #read({ kind, user, days }: LogFilter<Kind>, limit: number, before?: number) {
    const query = this.entriesOf(user).orderBy('id', 'desc').limit(limit)
    if (kind) query.where('kind', kind)
    if (days) query.where('at', '>=', sqlNow(db.connection(), DateTime.utc().minus({ days })))
    if (before) query.where('id', '<', before)
    return query
  }
}
