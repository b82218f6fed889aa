import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { RestaurantSchema } from '#database/schema'
import { codeOf } from '#exceptions/error_facts'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { balanceInWords, type Balance } from '#money/balances'
import { queryRows, UNIQUE_VIOLATIONS } from '#sql/bulk'
import { lockByWriting } from '#models/form/locks'
import LedgerEntry from '#models/ledger_entry'
import type { Customer, ServingUser } from '#models/restaurant/customer'
import type { Actor } from '#shared/history'

type ChargeOrder = {
  kind: Balance
  /** Credits or cents, above zero. */
  amount: number
  nonce: string
  by: Actor & ServingUser
}

export function Chargeable<T extends NormalizeConstructor<typeof RestaurantSchema>>(superclass: T) {
  return class extends superclass {
    declare recheckCustomer: (
      formId: number,
      by: ServingUser,
      client?: QueryClientContract
    ) => Promise<Customer>

    /** The same nonce twice is one charge. @throws Refusal `charge.…`; FieldRefusal `balanceTooLow` */
    async charge(formId: number, order: ChargeOrder): Promise<LedgerEntry> {
      try {
        return await db.transaction((trx) => this.chargeIn(trx, formId, order))
      } catch (error) {
        // The lock is on one request, so charges of two requests may use the same nonce at once.
        if (UNIQUE_VIOLATIONS.includes(codeOf(error))) throw nonceUsed()
        throw error
      }
    }

    private async chargeIn(trx: TransactionClientContract, formId: number, order: ChargeOrder) {
      const { kind, amount, nonce, by } = order
      const withNonce = () => LedgerEntry.query({ client: trx }).where('nonce', nonce)
      await lockByWriting(trx, formId)
      const earlier = await withNonce().preload('undoing').first()
      if (earlier) return this.repeated(earlier, formId, order)
      const { serving } = await this.recheckCustomer(formId, by, trx)
      const to = await moveBalance(trx, formId, kind, -amount)
      await LedgerEntry.recordMovements(trx, [{ formId, kind, from: to + amount, to }], {
        cause: 'charge',
        by,
        nonce,
        charge: { restaurantId: this.id, day: serving.day, meal: serving.meal, undoes: null },
      })
      return withNonce().firstOrFail()
    }

    private repeated(entry: LedgerEntry, formId: number, { kind, amount }: ChargeOrder) {
      const isSameCharge =
        entry.cause === 'charge' &&
        entry.restaurantId === this.id &&
        entry.formId === formId &&
        entry.kind === kind &&
        entry.delta === -amount
      if (!isSameCharge) throw nonceUsed()
      return entry
    }
  }
}

const nonceUsed = () => new Refusal('charge.nonceUsed', {}, { status: 409 })

/** A higher version tells editors that the balance changed. @throws FieldRefusal `balanceTooLow` */
export async function moveBalance(
  trx: TransactionClientContract,
  formId: number,
  kind: Balance,
  delta: number
): Promise<number> {
  const [moved] = await queryRows<{ balance: number }>(
    trx,
    `update forms set ${kind} = ${kind} + ?, version = version + 1
     where id = ? and ${kind} + ? >= 0 returning ${kind} as balance`,
    [delta, formId, delta]
  )
  if (moved) return moved.balance
  const [{ balance }] = await queryRows<{ balance: number }>(
    trx,
    `select ${kind} as balance from forms where id = ?`,
    [formId]
  )
  throw new FieldRefusal('amount', 'balanceTooLow', balanceInWords(kind, balance))
}
