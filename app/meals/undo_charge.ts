import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import { lockByWriting } from '#models/form/locks'
import LedgerEntry from '#models/ledger_entry'
import { moveBalance } from '#models/restaurant/charge'
import type { Actor } from '#shared/history'

const MINUTES = 5

export const undoableUntil = ({ at }: Pick<LedgerEntry, 'at'>) => at.plus({ minutes: MINUTES })

/** @throws Refusal `charge.noCharge`, `charge.undoOther`, `charge.undoOver` */
export async function undoCharge(formId: number, nonce: string, by: Actor): Promise<LedgerEntry> {
  return db.transaction(async (trx) => {
    await lockByWriting(trx, formId)
    const charge = await LedgerEntry.query({ client: trx })
      .where({ nonce, formId, cause: 'charge' })
      .preload('undoing')
      .first()
    if (!charge) throw new Refusal('charge.noCharge', {}, { status: 404 })
    if (charge.userId !== by.id) throw new Refusal('charge.undoOther', {}, { status: 403 })
    if (charge.undoing) return charge
    if (undoableUntil(charge) < DateTime.utc())
      throw new Refusal('charge.undoOver', {}, { status: 409 })
    const { id, kind, delta, restaurantId, day, meal } = charge
    const balance = await moveBalance(trx, formId, kind, -delta)
    const movement = { formId, kind, from: balance + delta, to: balance }
    await LedgerEntry.recordMovements(trx, [movement], {
      cause: 'undo',
      by,
      charge: { restaurantId, day, meal, undoes: id },
    })
    await charge.load('undoing')
    return charge
  })
}
