import db from '@adonisjs/lucid/services/db'
import AccessOrder, { type Trouble } from '#models/access_order'
import type Card from '#models/card'

export const gateStates = ['none', 'pending', 'active', 'blocked', 'error'] as const
export type GateState = (typeof gateStates)[number]

/** Tries without success before an order shows as an error; tries go on. */
export const SHOWN_AFTER = 5

export type GateError = { kind: Trouble; code: number | null; text: string | null }

export type CardAtGate = {
  state: GateState
  error: GateError | null
  warning: string | null
  /** Since when; null if the gates know nothing of the card. */
  at: string | null
}

type Known = Pick<Card, 'id' | 'gateDesired' | 'gateConfirmed'>

/** The same rule as `gateStateOf`, for queries of `cards`. */
export const gateStateSql = `case
  when cards.gate_desired is null then 'none'
  when exists (select 1 from access_orders trouble where trouble.card_id = cards.id
    and trouble.state in ('pending', 'failed')
    and (trouble.state = 'failed' or trouble.failures >= ${SHOWN_AFTER})) then 'error'
  when exists (select 1 from access_orders waiting where waiting.card_id = cards.id
    and waiting.state = 'pending') then 'pending'
  when cards.gate_confirmed = cards.gate_desired then cards.gate_confirmed
  else 'pending' end`

export const gateStateOf = async (card: Known): Promise<CardAtGate> =>
  (await gateStatesOf([card])).get(card.id)!

export async function gateStatesOf(cards: Known[]): Promise<Map<number, CardAtGate>> {
  const ids = cards.map(({ id }) => id)
  const newest = db
    .from('access_orders')
    .whereIn('card_id', ids)
    .where('state', 'confirmed')
    .groupBy('card_id')
    .max('id')
  const orders = await AccessOrder.query()
    .whereIn('cardId', ids)
    .where((order) => order.whereIn('state', ['pending', 'failed']).orWhereIn('id', newest))
    .orderBy('id', 'desc')
  const ofCard = Map.groupBy(orders, ({ cardId }) => cardId)
  return new Map(cards.map((card) => [card.id, standing(card, ofCard.get(card.id) ?? [])]))
}

/** @param orders the unfinished ones and the last confirmed one, newest first */
function standing(card: Known, orders: AccessOrder[]): CardAtGate {
  const waiting = orders.filter(({ state }) => state === 'pending')
  const trouble =
    orders.find(({ state, failures }) => state === 'failed' || failures >= SHOWN_AFTER) ??
    waiting.find(({ failures }) => failures > 0)
  const done = orders.find(({ state }) => state === 'confirmed')
  const state = stateOf(card, trouble, waiting.length > 0)
  const decisive = trouble ?? waiting[0] ?? done
  return {
    state,
    error: trouble ? errorOf(trouble) : null,
    warning: done && waiting.length === 0 ? done.warning : null,
    at: (decisive?.confirmedAt ?? decisive?.createdAt)?.toISO() ?? null,
  }
}

function stateOf(card: Known, trouble: AccessOrder | undefined, waiting: boolean): GateState {
  if (!card.gateDesired) return 'none'
  if (trouble && (trouble.state === 'failed' || trouble.failures >= SHOWN_AFTER)) return 'error'
  if (waiting || card.gateConfirmed !== card.gateDesired) return 'pending'
  return card.gateConfirmed
}

export const errorOf = ({ trouble, errorCode, error }: AccessOrder): GateError => ({
  kind: trouble ?? 'connection',
  code: errorCode,
  text: error,
})
