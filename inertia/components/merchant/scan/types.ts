import type { ScanCode } from '#models/scan/verdict'
import type { Tone } from '~/components/merchant/station/use_tones'
import type { Sport } from '~/types'

export type Zone = { value: string; label: string; sport: Sport; tournament: string; color: string }

export type Bearer = {
  id: number
  type: string
  name: string
  lastName: string
  idForm: string
  category: string
  categoryLabel: string
  color: string
  company: string | null
  photo: string | null
  validity: { from: string; to: string; days: string[] | null }
  zones: string[]
}

export type Result = {
  allowed: boolean
  code: ScanCode
  message: string
  previous: string | null
  form: Bearer | null
}

/** A reading and what became of it: `waiting` for a connection, `failed` where the server refuses. */
export type Reading = { key: number; text: string; zone: Zone; at: Date } & (
  | { state: 'asking'; result: null }
  | { state: 'waiting'; result: null }
  | { state: 'failed'; status: number; result: null }
  | { state: 'done'; result: Result }
)

// Yellow is for people whom the desk can help; red stays outside.
const warned: ScanCode[] = ['stale', 'expired', 'wrong_day']

export const toneOf = ({ allowed, code }: Result): Tone =>
  allowed ? 'good' : warned.includes(code) ? 'warn' : 'bad'
