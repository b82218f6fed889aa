import type { ScanCode } from '#models/scan/verdict'
import type { scanResult, scanZones } from '#props/scan'
import type { Tone } from '~/components/merchant/station/use_tones'

export type Zone = Awaited<ReturnType<typeof scanZones>>[number]

export type ZoneCheckResult = Awaited<ReturnType<typeof scanResult>>

export type CardHolder = NonNullable<ZoneCheckResult['form']>

/** `waiting` for a connection, `login` for a login, `failed` if the server refuses. */
export type Reading = { key: number; text: string; zone: Zone; at: Date } & (
  | { state: 'asking'; result: null }
  | { state: 'waiting' | 'login' | 'failed'; result: null }
  | { state: 'done'; result: ZoneCheckResult }
)

const warned: ScanCode[] = ['stale', 'expired', 'wrong_day']

export function toneOf({ allowed, code }: ZoneCheckResult): Tone {
  if (allowed) return 'good'
  return warned.includes(code) ? 'warn' : 'bad'
}
