import type { ScanCode } from '#models/scan/verdict'
import type { scanResult, scanZones } from '#props/scan'
import type { Tone } from '~/components/merchant/station/use_tones'

export type Zone = Awaited<ReturnType<typeof scanZones>>[number]

export type Result = Awaited<ReturnType<typeof scanResult>>

export type Bearer = NonNullable<Result['form']>

/** `waiting` for a connection, `login` for its user, `failed` if the server refuses. */
export type Reading = { key: number; text: string; zone: Zone; at: Date } & (
  | { state: 'asking'; result: null }
  | { state: 'waiting' | 'login' | 'failed'; result: null }
  | { state: 'done'; result: Result }
)

// Yellow: the desk can help. Red: the person stays outside.
const warned: ScanCode[] = ['stale', 'expired', 'wrong_day']

export const toneOf = ({ allowed, code }: Result): Tone =>
  allowed ? 'good' : warned.includes(code) ? 'warn' : 'bad'
