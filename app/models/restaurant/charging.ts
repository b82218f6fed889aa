import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { RestaurantSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { Refusal } from '#exceptions/refusal'
import { shown, type Balance } from '#models/balances'
import { returned, sqlNow } from '#models/bulk'
import { TAKEN } from '#models/history'
import LedgerEntry from '#models/ledger_entry'
import type { Diner, Server } from '#models/restaurant/serving'

export type Order = {
  kind: Balance
  /** Credits, or euro cents; above zero. */
  amount: number
  /** The station's own number of this charge. */
  nonce: string
  by: { id: number } & Server
}

/** Taking what people eat off their balances. */
export function Charging<T extends NormalizeConstructor<typeof RestaurantSchema>>(superclass: T) {
  return class extends superclass {
    declare dinerAgain: (formId: number, by: Server, client?: QueryClientContract) => Promise<Diner>

    /**
     * Charges once, however often it is sent. What is refused leaves no trace.
     * @returns the line of the ledger; of a charge that was sent before, that one's
     * @throws Refusal `charge.…` when the person may not eat here now, or the nonce is another's
     * @throws FieldRefusal `balanceTooLow` at `amount`
     */
    async charge(formId: number, order: Order): Promise<LedgerEntry> {
      try {
        return await db.transaction((trx) => this.chargeIn(trx, formId, order))
      } catch (error: any) {
        // At the same moment for somebody else: no lock stands between two people's requests.
        if (TAKEN.includes(error.code)) throw nonceUsed()
        throw error
      }
    }

    private async chargeIn(trx: TransactionClientContract, formId: number, order: Order) {
      const { kind, amount, nonce, by } = order
      const sent = () => LedgerEntry.query({ client: trx }).where('nonce', nonce)
      await hold(trx, formId)
      const before = await sent().preload('undoing').first()
      if (before) return this.sameAs(before, formId, order)
      const { serving } = await this.dinerAgain(formId, by, trx)
      const to = await move(trx, formId, kind, -amount)
      await LedgerEntry.note(trx, [{ formId, kind, from: to + amount, to }], {
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

/** Nobody else moves the balances of a request until the transaction is over. */
export async function hold(trx: TransactionClientContract, formId: number) {
  await trx.rawQuery('update forms set updated_at = ? where id = ?', [sqlNow(trx), formId])
}

/**
 * Moves a balance, never below zero, and gives what it is now. The version tells whoever edits the
 * request that the balance they see is not the last one.
 * @throws FieldRefusal `balanceTooLow` at `amount`
 */
export async function move(
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
  throw new FieldRefusal('amount', 'balanceTooLow', { balance: shown(kind, Number(balance)) })
}
