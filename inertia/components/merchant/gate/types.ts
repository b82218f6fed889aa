import type { GateState } from '#gates/state'
import type { gateCard, gateOrder } from '#props/gate_card'
import type { Pager } from '~/components/merchant/types'

export type GateCard = ReturnType<typeof gateCard>

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

export type GateOrder = ReturnType<typeof gateOrder>

export type CardOrders = { name: string; serial: string; orders: GateOrder[] }
