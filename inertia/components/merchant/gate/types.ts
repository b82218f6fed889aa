import type { CardAtGate, GateError, GateState } from '#models/gate/state'
import type { Pager } from '~/components/merchant/types'

export type GateCard = {
  id: number
  serial: string
  live: boolean
  desired: 'active' | 'blocked'
  confirmed: 'active' | 'blocked' | null
  gate: CardAtGate
  form: { id: number; type: string; name: string; reference: string; listed: boolean }
}

export type GateCards = { data: GateCard[] } & Pager

export type GateHealth = {
  host: string | null
  pausedUntil: string | null
  lastOkAt: string | null
  lastErrorAt: string | null
  lastError: string | null
}

export type GateCounts = {
  cards: Partial<Record<GateState, number>>
  waiting: number
  failing: number
}

export type GateOrder = {
  id: number
  operation: 'add' | 'block' | 'unblock'
  reason: string | null
  state: 'pending' | 'confirmed' | 'failed' | 'superseded'
  attempts: number
  at: string
  nextTryAt: string | null
  confirmedAt: string | null
  error: GateError | null
  warning: string | null
  telegram: string | null
}

export type Told = { name: string; serial: string; orders: GateOrder[] }
