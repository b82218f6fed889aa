import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { RestaurantSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { shownBalance, type Balance } from '#money/balances'
import { returned, sqlNow } from '#sql/bulk'
import { TAKEN } from '#sql/history'
import LedgerEntry from '#models/ledger_entry'
import type { Diner, Server } from '#models/restaurant/diner'
import type { Actor } from '#shared/history'

export type Order = {
  kind: Balance
  /** Credits or cents, above zero. */
  amount: number
  nonce: string
  by: Actor & Server
}

export function Charging<T extends NormalizeConstructor<typeof RestaurantSchema>>(superclass: T) {
  return class extends superclass {
    declare recheckDiner: (
      formId: number,
      by: Server,
      client?: QueryClientContract
    ) => Promise<Diner>

    /**
     * The same nonce twice is one charge. Throws Refusal `charge.…`; FieldRefusal `balanceTooLow`.
     */
    async charge(formId: number, order: Order): Promise<LedgerEntry> {
      try {
        return await db.transaction((trx) => this.chargeIn(trx, formId, order))
      } catch (error: any) {
        // Requests are locked one by one, so two people may use the same nonce at once.
        if (TAKEN.includes(error.code)) throw nonceUsed()
        throw error
      }
    }

    private async chargeIn(trx: TransactionClientContract, formId: number, order: Order) {
      const { kind, amount, nonce, by } = order
      const sent = () => LedgerEntry.query({ client: trx }).where('nonce', nonce)
      await holdForm(trx, formId)
      const before = await sent().preload('undoing').first()
      if (before) return this.sameAs(before, formId, order)
      const { serving } = await this.recheckDiner(formId, by, trx)
      const to = await moveBalance(trx, formId, kind, -amount)
      await LedgerEntry.recordMovements(trx, [{ formId, kind, from: to + amount, to }], {
        cause: 'charge',
        by,
        nonce,
        place: { restaurantId: this.id, day: serving.day, meal: serving.meal, undoes: null },
      })
      return sent().firstOrFail()
    }

    private sameAs(entry: LedgerEntry, formId: number, { kind, amount }: Order) {
      const same =
        entry.cause === 'charge' &&
        entry.restaurantId === this.id &&
        entry.formId === formId &&
        entry.kind === kind &&
        entry.delta === -amount
      if (!same) throw nonceUsed()
      return entry
    }
  }
}

const nonceUsed = () => new Refusal('charge.nonceUsed', {}, { status: 409 })

export async function holdForm(trx: TransactionClientContract, formId: number) {
  await trx.rawQuery('update forms set updated_at = ? where id = ?', [sqlNow(trx), formId])
}

/** A higher version tells editors that the balance changed. Throws FieldRefusal `balanceTooLow`. */
export async function moveBalance(
  trx: TransactionClientContract,
  formId: number,
  kind: Balance,
  delta: number
): Promise<number> {
  const [moved] = await returned(
    trx,
    `update forms set ${kind} = ${kind} + ?, version = version + 1
     where id = ? and ${kind} + ? >= 0 returning ${kind} as balance`,
    [delta, formId, delta]
  )
  if (moved) return Number(moved.balance)
  const [{ balance }] = await returned(trx, `select ${kind} as balance from forms where id = ?`, [
    formId,
  ])
  throw new FieldRefusal('amount', 'balanceTooLow', {
    balance: shownBalance(kind, Number(balance)),
  })
}
