import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { portionOf, shownBalance } from '#money/balances'
import type LedgerEntry from '#models/ledger_entry'
import { undoableUntil } from '#meals/undo_charge'

/** Credits as a number, euros as `12.50`. */
function chargeProps(entry: LedgerEntry) {
  const { nonce, kind, delta, at, undoing } = entry
  return {
    nonce: nonce!,
    type: portionOf(kind),
    amount: shownBalance(kind, -delta),
    /** The balance after the charge, or after its undo. */
    balance: shownBalance(kind, (undoing ?? entry).balance),
    at: at.toUTC().toISO()!,
    undoableUntil: undoableUntil(entry).toUTC().toISO()!,
    undone: Boolean(undoing),
  }
}

/** With the server's time: the station's clock may be wrong. */
export const chargeAnswer = (entry: LedgerEntry) => ({
  charge: chargeProps(entry),
  now: DateTime.utc().toISO(),
})

export function chargeWords(what: 'charged' | 'takenBack', entry: LedgerEntry, i18n: I18n) {
  const { type, amount, balance } = chargeProps(entry)
  const inWords = (value: string | number) =>
    type === 'credit' ? value : i18n.formatCurrency(Number(value), { currency: 'EUR' })
  return i18n.t(`messages.charge.${what}`, {
    type,
    amount: inWords(amount),
    balance: inWords(balance),
  })
}
