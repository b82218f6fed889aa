import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo, column, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { LedgerEntrySchema } from '#database/schema'
import type { Balance } from '#money/balances'
import { insertMany } from '#sql/bulk'
import Restaurant from '#models/restaurant'
import User from '#models/user'
import type { Actor } from '#shared/history'

export type LedgerCause = 'edit' | 'manual' | 'reset' | 'mass' | 'rule' | 'undo' | 'charge'

/** `amount` in cents. */
export type Movement = { formId: number; kind: Balance; from: number; to: number }

/** Where and when somebody ate: `day` as `2024-04-22`. `undoes`: the charge that is undone. */
type ChargeDetails = Pick<LedgerEntrySchema, 'restaurantId' | 'day' | 'meal' | 'undoes'>

const noCharge: ChargeDetails = { restaurantId: null, day: null, meal: null, undoes: null }

/** Append-only. */
export default class LedgerEntry extends LedgerEntrySchema {
  declare kind: Balance
  declare cause: LedgerCause

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Restaurant)
  declare restaurant: BelongsTo<typeof Restaurant>

  @hasOne(() => LedgerEntry, { foreignKey: 'undoes' })
  declare undoing: HasOne<typeof LedgerEntry>

  static ofForm(formId: number, most?: number) {
    return this.query()
      .where('formId', formId)
      .orderBy('id', 'desc')
      .if(most, (entries) => entries.limit(most!))
      .preload('user')
      .preload('restaurant')
      .preload('undoing')
  }

  static async recordMovements(
    trx: TransactionClientContract,
    movements: Movement[],
    {
      cause,
      by,
      reason = null,
      nonce = null,
      charge = noCharge,
    }: {
      cause: LedgerCause
      by: Actor | null
      reason?: string | null
      nonce?: string | null
      charge?: ChargeDetails
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
          // The nonce is unique, so only the first of two rows has it.
          nonce: index === 0 ? nonce : null,
          ...charge,
          at,
        }))
    )
  }
}
