import { shownBalance } from '#money/balances'
import type LedgerEntry from '#models/ledger_entry'
import { nameOf } from '#text/name_of'

export const SHOWN_ENTRIES = 20

/** Euros as decimal texts. The relations that `LedgerEntry.ofForm` loads must be loaded. */
export function ledgerLine(entry: LedgerEntry) {
  const { id, kind, delta, balance, cause, reason, user, restaurant, meal, at } = entry
  return {
    id,
    kind,
    cause,
    reason,
    meal,
    at: at.toISO()!,
    user: nameOf(user),
    restaurant: nameOf(restaurant),
    delta: String(shownBalance(kind, delta)),
    balance: String(shownBalance(kind, balance)),
    undone: Boolean(entry.undoing),
  }
}
