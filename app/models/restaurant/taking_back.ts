import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Refusal } from '#exceptions/refusal'
import LedgerEntry from '#models/ledger_entry'
import { hold, move } from '#models/restaurant/charging'

/** How long the station that charged may take a charge back. */
const MINUTES = 5

/** Until when a charge may be taken back. */
export const undoableUntil = ({ at }: Pick<LedgerEntry, 'at'>) => at.plus({ minutes: MINUTES })

/**
 * Takes back the charge that a station made under a nonce: a line of its own, once, however often
 * it is asked for.
 * @throws Refusal `charge.noCharge`, `charge.undoOther` to whoever did not make it,
 *   `charge.undoOver` after five minutes
 */
export async function takeBack(
  formId: number,
  nonce: string,
  by: { id: number }
): Promise<LedgerEntry> {
  return db.transaction(async (trx) => {
    await hold(trx, formId)
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
    const to = await move(trx, formId, kind, -delta)
    await LedgerEntry.note(trx, [{ formId, kind, from: to + delta, to }], {
      cause: 'undo',
      by,
      place: { restaurantId, day, meal, undoes: id },
    })
    await (charge as LedgerEntry).load('undoing')
    return charge
  })
}
