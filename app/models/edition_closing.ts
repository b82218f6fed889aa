import { belongsTo } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { EditionClosingSchema } from '#database/schema'
import { Refusal } from '#exceptions/refusal'
import type { Purpose } from '#form_types/purposes'
import User from '#models/user'
import { isPostgres } from '#sql/dialect'

/** The key of the sentence that the edition is closed, and the error of runs that end with it. */
export const EDITION_CLOSED = 'editionClosed'

export type RequestCount = { type: string; state: string; category: string; count: number }

export const forgottenClasses = [
  ...(['people', 'photos', 'documents', 'history', 'notes', 'mails', 'cards', 'scans'] as const),
  ...(['orders', 'guestLinks', 'lateLinks', 'pickups', 'players', 'imports'] as const),
] as const
export type ForgottenClass = (typeof forgottenClasses)[number]

/** Charges are negative. `amount` is in cents. */
export type EditionFigures = {
  requests: RequestCount[]
  /** By name; small ones are counted together under the empty name. */
  organisations: { name: string; count: number }[]
  ledger: { movements: number; charges: number; credits: number; amount: number }
  removed: Record<ForgottenClass, number>
  /** Requests with an answer of each purpose; closings from before this was counted lack it. */
  answers?: Record<Purpose, number>
}

/** Says that the people of an edition are forgotten, and keeps its figures. */
export default class EditionClosing extends EditionClosingSchema {
  declare figures: EditionFigures

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  static editionIds() {
    return db.from('edition_closings').select('tournament_id')
  }

  /** Closings of these editions wait for the transaction. @returns false if one was closed before */
  static async keepOpen(trx: TransactionClientContract, editionIds: number[]): Promise<boolean> {
    if (editionIds.length === 0) return true
    const marks = editionIds.map(() => '?').join()
    // SQLite has one writer.
    if (isPostgres(trx))
      await trx.rawQuery(
        `select id from tournaments where id in (${marks}) order by id for key share`,
        editionIds
      )
    const closing = await this.query({ client: trx }).whereIn('tournamentId', editionIds).first()
    return closing === null
  }

  /** As `keepOpen`. @throws Refusal `editionClosed` */
  static async refuseClosed(trx: TransactionClientContract, editionIds: number[]) {
    if (!(await this.keepOpen(trx, editionIds)))
      throw new Refusal(EDITION_CLOSED, {}, { status: 409 })
  }

  static of({ id }: { id: number }) {
    return this.query().where('tournamentId', id).preload('user').first()
  }
}
