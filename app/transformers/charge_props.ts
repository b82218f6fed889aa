import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import { portionOf, shown } from '#models/balances'
import type LedgerEntry from '#models/ledger_entry'
import { undoableUntil } from '#models/restaurant/taking_back'

/** A charge as its station is told of it: credits as a number, euros as `12.50`. */
export function chargeProps(entry: LedgerEntry) {
  const { nonce, kind, delta, at, undoing } = entry
  return {
    nonce: nonce!,
    type: portionOf(kind),
    amount: shown(kind, -delta),
    /** What was left, of one that was taken back what is left since. */
    balance: shown(kind, (undoing ?? entry).balance),
    at: at.toUTC().toISO()!,
    undoableUntil: undoableUntil(entry).toUTC().toISO()!,
    undone: Boolean(undoing),
  }
}

/** The same with the time that it is here: a station's own clock may be wrong. */
export const chargeAnswer = (entry: LedgerEntry) => ({
  charge: chargeProps(entry),
  now: DateTime.utc().toISO(),
})

/** The same in a sentence. */
export function chargeWords(what: 'charged' | 'takenBack', entry: LedgerEntry, i18n: I18n) {
  const { type, amount, balance } = chargeProps(entry)
  return i18n.t(`messages.charge.${what}`, { type, amount, balance })
}
