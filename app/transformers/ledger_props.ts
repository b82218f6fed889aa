import { shown } from '#models/balances'
import type LedgerEntry from '#models/ledger_entry'

/** Movements that the page of a request shows at first. */
export const SHOWN = 20

/** A movement of a person's balances; euros as decimal texts. What `ofForm` loads must be loaded. */
export function ledgerLine(entry: LedgerEntry) {
  const { id, kind, delta, balance, cause, reason, user, restaurant, meal, at } = entry
  return {
    ...{ id, kind, cause, reason, meal, at: at.toISO()! },
    user: user?.name ?? null,
    restaurant: restaurant?.name ?? null,
    delta: String(shown(kind, delta)),
    balance: String(shown(kind, balance)),
    /** A charge that was taken back. */
    undone: Boolean(entry.undoing),
  }
}
