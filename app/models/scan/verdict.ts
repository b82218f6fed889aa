import { Access, type AccessCode } from '#models/access'
import BlacklistEntry from '#models/blacklist_entry'
import type Card from '#models/card'
import type { DeathReason } from '#models/card'
import type Form from '#models/form'
import Permission from '#models/permission'
import type { Sport } from '#models/tournament'

/** What a zone check answers (contract §4). */
export type ScanCode = AccessCode | 'unknown' | 'revoked' | 'stale' | 'blacklisted'

/** Each reason for an answer, and the answer; the words are in `messages.scan`. */
const codes = {
  enters: 'ok',
  unknown: 'unknown',
  waiting: 'not_approved',
  rejected: 'not_approved',
  withdrawn: 'not_approved',
  missing: 'revoked',
  replaced: 'revoked',
  ended: 'revoked',
  blocked: 'revoked',
  listed: 'blacklisted',
  outdated: 'stale',
  over: 'expired',
  early: 'wrong_day',
  otherDay: 'wrong_day',
  otherZone: 'wrong_zone',
  noZone: 'wrong_zone',
  otherEvent: 'wrong_zone',
} as const satisfies Record<string, ScanCode>

export type Reason = keyof typeof codes
export type Verdict = { code: ScanCode; reason: Reason }

/** Where a card is read. A zone's number alone does not tell the tournament's from the other's. */
export type Place = { zone: string; sport?: Sport }

const deaths: Partial<Record<DeathReason, 'missing' | 'replaced'>> = {
  lost: 'missing',
  stolen: 'missing',
  damaged: 'replaced',
  changed: 'replaced',
  rolled_back: 'replaced',
}

/** Whether a card opens a place now: what is wrong with the person before what is with the card. */
export async function verdictOn(card: Card | null, place: Place): Promise<Verdict> {
  const reason = card ? await reasonFor(card, place) : 'unknown'
  return { code: codes[reason], reason }
}

async function reasonFor(card: Card, place: Place): Promise<Reason> {
  const fault = faultOf(card.form, card)
  if (fault) return fault
  if (await BlacklistEntry.lists(card.form)) return 'listed'
  if (card.stale) return 'outdated'
  return admission(card, place)
}

/** What is wrong with a request or with its card, wherever the card is read; null where nothing is. */
export function faultOf(form: Form, card: Card | null) {
  if (form.withdrawnAt) return 'withdrawn'
  if (form.state !== 'approved') return form.state
  if (card?.state !== 'live') return (card?.revokedFor && deaths[card.revokedFor]) ?? 'ended'
  return card.gateDesired === 'blocked' ? 'blocked' : null
}

function admission({ form }: Card, { zone, sport }: Place): Reason {
  const access = new Access(form as any)
  const { code, why } = access.to(zone, form.tournament.today)
  if (why === 'over' || why === 'early' || why === 'otherDay') return why
  if (sport && sport !== form.tournament.sport) return 'otherEvent'
  if (code === 'ok') return 'enters'
  return Permission.zonesOf(access.flags).length > 0 ? 'otherZone' : 'noZone'
}
