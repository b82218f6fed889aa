import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { DateTime } from 'luxon'
import { LedgerEntrySchema } from '#database/schema'
import { insertMany } from '#models/bulk'
import User from '#models/user'

export const balances = ['credits', 'amount'] as const
export type Balance = (typeof balances)[number]
export type LedgerCause = 'edit' | 'manual' | 'reset' | 'mass' | 'rule' | 'undo'

/** One balance of a request before and after it changed; `amount` in cents. */
export type Movement = { formId: number; kind: Balance; from: number; to: number }

/** A movement of somebody's credits or euros. The ledger is only ever added to. */
export default class LedgerEntry extends LedgerEntrySchema {
  declare kind: Balance
  declare cause: LedgerCause

  @column.dateTime({ autoCreate: true })
  declare at: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Writes movements down, in the transaction that makes them; what did not move is left out. */
  static async note(
    trx: TransactionClientContract,
    movements: Movement[],
    {
      cause,
      by,
      reason = null,
      nonce = null,
    }: {
      cause: LedgerCause
      by: { id: number } | null
      reason?: string | null
      nonce?: string | null
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
          at,
        }))
    )
  }
}
