import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import db from '@adonisjs/lucid/services/db'
import type { FormSchema } from '#database/schema'
import { FieldRefusal } from '#exceptions/field_refusal'
import { balanceInWords, balances, type Balance } from '#money/balances'
import FormLog from '#models/form_log'
import { lockByWriting } from '#models/form/locks'
import LedgerEntry from '#models/ledger_entry'
import type { Actor } from '#shared/history'

const HIGHEST_BALANCE: Record<Balance, number> = { credits: 1_000_000, amount: 999_999_999 }

type Movement = { by: Actor; reason: string; nonce?: string | null }

export function Balanced<T extends NormalizeConstructor<typeof FormSchema>>(superclass: T) {
  return class extends superclass {
    /** The same nonce twice is one movement. @throws FieldRefusal `balanceTooLow`, `balanceTooHigh`, `nonceUsed` */
    async adjustBalances(
      change: Partial<Record<Balance, number>>,
      { by, reason, nonce = null }: Movement
    ) {
      const kinds = balances.filter((kind) => change[kind])
      await db.transaction(async (trx) => {
        const current = await lockByWriting(trx, this.id)
        const earlier = nonce && (await trx.from('ledger_entries').where('nonce', nonce).first())
        if (earlier && earlier.form_id !== this.id) throw new FieldRefusal('nonce', 'nonceUsed')
        if (earlier) return
        const movements = kinds.map((kind) => {
          const from = current[kind]
          return { formId: this.id, kind, from, to: from + change[kind]! }
        })
        for (const { kind, from, to } of movements) {
          const words = balanceInWords(kind, from)
          if (to < 0) throw new FieldRefusal(kind, 'balanceTooLow', words)
          if (to > HIGHEST_BALANCE[kind]) throw new FieldRefusal(kind, 'balanceTooHigh', words)
        }
        const values = (side: 'from' | 'to') =>
          Object.fromEntries(movements.map((movement) => [movement.kind, movement[side]]))
        await trx
          .from('forms')
          .where('id', this.id)
          .update({ ...values('to'), version: trx.raw('version + 1') })
        const logged = { from: values('from'), to: { ...values('to'), reason } }
        await FormLog.write(trx, by, [{ formId: this.id, type: 'credit', ...logged }])
        await LedgerEntry.recordMovements(trx, movements, { cause: 'manual', by, reason, nonce })
      })
      await this.refresh()
    }
  }
}
