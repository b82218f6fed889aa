import db from '@adonisjs/lucid/services/db'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ImportRunSchema } from '#database/schema'
import type { SheetFacts } from '#documents/spreadsheet'
import { sqlNow } from '#models/bulk'
import type { ImportKind, Mapping, Problem } from '#models/import/kind'
import { kindOf } from '#models/import/kinds'
import { work } from '#models/import/working'
import Tournament from '#models/tournament'
import User from '#models/user'

/** What a file was read as, and what its columns are taken for. */
export type Plan = SheetFacts & {
  mapping: Mapping
  /** Somebody took these columns for that before. */
  remembered: boolean
}

/** What holds for all people of a list: who sent it says so. */
export type Terms = {
  /** They have accepted what the form asks them to. */
  accepted: boolean
  /** They are written to. */
  notify: boolean
  locale: 'es' | 'en'
}

/**
 * A list that came as a file: what it was taken for, its progress, what became of each row. Two
 * processes may work on it, or one twice: each row is taken once.
 */
export default class ImportRun extends ImportRunSchema {
  declare kind: 'players' | 'people'
  declare tour: 'ATP' | 'WTA' | null
  declare state: 'preview' | 'queued' | 'running' | 'done' | 'failed'
  declare plan: Plan
  declare details: Problem[] | null
  declare terms: Terms | null

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Tournament)
  declare tournament: BelongsTo<typeof Tournament>

  /** What people know it by. */
  get name() {
    return this.file
  }

  get isOver() {
    return this.state === 'done' || this.state === 'failed'
  }

  get counts() {
    const { registries, created, updated, unchanged, failed } = this
    return { registries, created, updated, unchanged, failed }
  }

  /** What its list holds. */
  get holds(): ImportKind {
    return kindOf(this)
  }

  /**
   * Takes what is left of the rows, or as many as fit into some milliseconds.
   * @returns whether it is over
   */
  work(limit: { atMost?: number } = {}): Promise<boolean> {
    return work(this, limit)
  }

  /** Ends without having taken all rows; those that were stay. */
  async fail(error: Error) {
    await ImportRun.query()
      .where('id', this.id)
      .whereIn('state', ['queued', 'running'])
      .update({
        state: 'failed',
        error: error.message.slice(0, 500),
        finishedAt: sqlNow(db.connection()),
      })
  }
}
