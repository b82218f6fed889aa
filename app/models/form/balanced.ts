import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { FormSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { balances, shown, type Balance } from '#models/balances'
import { insertMany, returned, sqlNow } from '#models/bulk'
import LedgerEntry from '#models/ledger_entry'

/** What a balance may come to; the same as a form takes. */
const MOST: Record<Balance, number> = { credits: 1_000_000, amount: 999_999_999 }

type Movement = { by: { id: number }; reason: string; nonce?: string | null }

/** What a person has to spend: credits, and euros in cents. */
export function Balanced<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /**
     * Adds to the balances, or takes away from them.
     * @param nonce the client's own number: the same one twice is one movement
     * @throws FieldRefusal `balanceTooLow` or `balanceTooHigh` at the balance that it does not fit
     */
    async adjust(change: Partial<Record<Balance, number>>, { by, reason, nonce = null }: Movement) {
      const moved = balances.filter((kind) => change[kind])
      await db.transaction(async (trx) => {
        // The write comes first: it holds the request until the end.
        const [found] = await returned(
          trx,
          'update forms set updated_at = ? where id = ? returning credits, amount',
          [sqlNow(trx), this.id]
        )
        const again = nonce && (await trx.from('ledger_entries').where('nonce', nonce).first())
        if (again) return
        const movements = moved.map((kind) => {
          const from = Number(found[kind])
          return { formId: this.id, kind, from, to: from + change[kind]! }
        })
        for (const { kind, from, to } of movements) {
          const balance = shown(kind, from)
          if (to < 0) throw new FieldRefusal(kind, 'balanceTooLow', { balance })
          if (to > MOST[kind]) throw new FieldRefusal(kind, 'balanceTooHigh', { balance })
        }
        const values = (side: 'from' | 'to') =>
          Object.fromEntries(movements.map((movement) => [movement.kind, movement[side]]))
        await trx
          .from('forms')
          .where('id', this.id)
          .update({ ...values('to'), version: trx.raw('version + 1') })
        await insertMany(trx, 'form_logs', [
          {
            formId: this.id,
            type: 'credit',
            userId: by.id,
            from: values('from'),
            to: { ...values('to'), reason },
            at: DateTime.utc(),
          },
        ])
        await LedgerEntry.note(trx, movements, { cause: 'manual', by, reason, nonce })
      })
      await this.refresh()
    }
  }
}
