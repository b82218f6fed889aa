import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo, column, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { LedgerEntrySchema } from '#database/schema'
import type { Balance } from '#models/balances'
import { insertMany } from '#models/bulk'
import Restaurant from '#models/restaurant'
import User from '#models/user'

export type LedgerCause = 'edit' | 'manual' | 'reset' | 'mass' | 'rule' | 'undo' | 'charge'

/** One balance of a request before and after it changed; `amount` in cents. */
export type Movement = { formId: number; kind: Balance; from: number; to: number }

/** Where and when somebody ate: the day as `2024-04-22`; of what takes a charge back, that charge. */
export type Place = Pick<LedgerEntrySchema, 'restaurantId' | 'day' | 'meal' | 'undoes'>

const nowhere: Place = { restaurantId: null, day: null, meal: null, undoes: null }

/** A movement of somebody's credits or euros. The ledger is only ever added to. */
export default class LedgerEntry extends LedgerEntrySchema {
  declare kind: Balance
  declare cause: LedgerCause

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Where a charge was made, or taken back. */
  @belongsTo(() => Restaurant)
  declare restaurant: BelongsTo<typeof Restaurant>

  /** What took a charge back. */
  @hasOne(() => LedgerEntry, { foreignKey: 'undoes' })
  declare undoing: HasOne<typeof LedgerEntry>

  /** The movements of a person's balances, the latest first; so many of them, or all. */
  static ofForm(formId: number, most?: number) {
    return this.query()
      .where('formId', formId)
      .orderBy('id', 'desc')
      .if(most, (entries) => entries.limit(most!))
      .preload('user')
      .preload('restaurant')
      .preload('undoing')
  }

  /** Writes movements down, in the transaction that makes them; what did not move is left out. */
  static async note(
    trx: TransactionClientContract,
    movements: Movement[],
    {
      cause,
      by,
      reason = null,
      nonce = null,
      place = nowhere,
    }: {
      cause: LedgerCause
      by: { id: number } | null
      reason?: string | null
      nonce?: string | null
      place?: Place
    }
  ) {
    const at = DateTime.utc()
    await insertMany(
      trx,
      'ledger_entries',
      movements
        .filter(({ from, to }) => from !== to)
        .map(({ formId, kind, from, to }, index) => ({
          formId,
          kind,
          delta: to - from,
          balance: to,
          cause,
          reason,
          userId: by?.id ?? null,
          // One sending may move both balances; the first line stands for it.
          nonce: index === 0 ? nonce : null,
          ...place,
          at,
        }))
    )
  }
}
