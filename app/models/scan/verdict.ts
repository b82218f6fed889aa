import { Access, type AccessCode } from '#models/permission/access'
import BlacklistEntry from '#models/blacklist_entry'
import type Card from '#models/card'
import type { RevocationReason } from '#models/card'
import type Form from '#models/form'
import Permission from '#models/permission'
import type { Sport } from '#shared/choices'

export type ScanCode = AccessCode | 'unknown' | 'revoked' | 'stale' | 'blacklisted'

const scanCodes = {
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

export type VerdictReason = keyof typeof scanCodes
export type Verdict = { code: ScanCode; reason: VerdictReason }

/** Where cards are checked. The sport matters because both sports use the same zone numbers. */
export type Checkpoint = { zone: string; sport?: Sport }

const refusalsOfRevoked: Partial<Record<RevocationReason, 'missing' | 'replaced'>> = {
  lost: 'missing',
  stolen: 'missing',
  damaged: 'replaced',
  changed: 'replaced',
  rolled_back: 'replaced',
}

/** The first reason in the order of decision 24: it says where to send the person. */
export async function verdictOn(card: Card | null, checkpoint: Checkpoint): Promise<Verdict> {
  const reason = card ? await reasonFor(card, checkpoint) : 'unknown'
  return { code: scanCodes[reason], reason }
}

async function reasonFor(card: Card, checkpoint: Checkpoint): Promise<VerdictReason> {
  const fault = faultOf(card.form, card, await BlacklistEntry.isBlacklisted(card.form))
  if (fault) return fault
  if (card.stale) return 'outdated'
  return accessReason(card, checkpoint)
}

/** A fault of the request or the card, in any zone; null if there is none. */
export function faultOf(form: Form, card: Card | null, isBlacklisted: boolean) {
  if (form.withdrawnAt) return 'withdrawn'
  if (form.state !== 'approved') return form.state
  if (card?.state !== 'live')
    return (card?.revokedFor && refusalsOfRevoked[card.revokedFor]) ?? 'ended'
  if (isBlacklisted) return 'listed'
  return card.gateDesired === 'blocked' ? 'blocked' : null
}

function accessReason({ form }: Card, { zone, sport }: Checkpoint): VerdictReason {
  const access = new Access(form)
  const { code, why } = access.to(zone, form.tournament.today)
  if (why === 'over' || why === 'early' || why === 'otherDay') return why
  if (sport && sport !== form.tournament.sport) return 'otherEvent'
  if (code === 'ok') return 'enters'
  return Permission.zonesOf(access.flags).length > 0 ? 'otherZone' : 'noZone'
}
