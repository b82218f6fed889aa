import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import AccessOrder, { type Trouble } from '#models/access_order'
import type Card from '#models/card'

export type GateState = 'none' | 'pending' | 'active' | 'blocked' | 'error'

/** Failed tries after which an order is shown as an error; further tries follow. */
export const SHOWN_AFTER = 5

export type GateError = { kind: Trouble; code: number | null; text: string | null }

export type CardAtGate = {
  state: GateState
  error: GateError | null
  warning: string | null
  /** Since when the card has this state; null if the gates know nothing of it. */
  at: string | null
}

type GateCard = Pick<Card, 'id' | 'gateDesired' | 'gateConfirmed'>

/** The same rule as `isError`, for queries. */
export const isErrorSql = `(access_orders.state = 'failed'
  or access_orders.state = 'pending' and access_orders.failures >= ${SHOWN_AFTER})`

/** The same rule as `gateStateOf`, for queries of `cards`. */
export const gateStateSql = `case
  when cards.gate_desired is null then 'none'
  when exists (select 1 from access_orders where access_orders.card_id = cards.id
    and ${isErrorSql}) then 'error'
  when exists (select 1 from access_orders waiting where waiting.card_id = cards.id
    and waiting.state = 'pending') then 'pending'
  when cards.gate_confirmed = cards.gate_desired then cards.gate_confirmed
  else 'pending' end`

export const gateStateOf = async (
  card: GateCard,
  client?: QueryClientContract
): Promise<CardAtGate> => (await gateStatesOf([card], client)).get(card.id)!

export async function gateStatesOf(
  cards: GateCard[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, CardAtGate>> {
  const ids = cards.map(({ id }) => id)
  const lastConfirmed = client
    .from('access_orders')
    .whereIn('card_id', ids)
    .where('state', 'confirmed')
    .groupBy('card_id')
    .max('id')
  const orders = await AccessOrder.query({ client })
    .whereIn('cardId', ids)
    .where((order) => order.whereIn('state', ['pending', 'failed']).orWhereIn('id', lastConfirmed))
    .orderBy('id', 'desc')
  const ordersByCard = Map.groupBy(orders, ({ cardId }) => cardId)
  return new Map(cards.map((card) => [card.id, cardAtGate(card, ordersByCard.get(card.id) ?? [])]))
}

/** @param orders the unfinished ones and the last confirmed one, newest first */
function cardAtGate(card: GateCard, orders: AccessOrder[]): CardAtGate {
  const pending = orders.filter(({ state }) => state === 'pending')
  const failing = orders.find(isError) ?? pending.find(({ failures }) => failures > 0)
  const confirmed = orders.find(({ state }) => state === 'confirmed')
  const state = stateOf(card, failing, pending.length > 0)
  const decisive = failing ?? pending[0] ?? confirmed
  return {
    state,
    error: failing ? errorOf(failing) : null,
    warning: confirmed && pending.length === 0 ? confirmed.warning : null,
    at: (decisive?.confirmedAt ?? decisive?.createdAt)?.toISO() ?? null,
  }
}

const isError = ({ state, failures }: AccessOrder) =>
  state === 'failed' || (state === 'pending' && failures >= SHOWN_AFTER)

function stateOf(card: GateCard, failing: AccessOrder | undefined, isPending: boolean): GateState {
  if (!card.gateDesired) return 'none'
  if (failing && isError(failing)) return 'error'
  if (isPending || card.gateConfirmed !== card.gateDesired) return 'pending'
  return card.gateConfirmed
}

export const errorOf = ({ trouble, errorCode, error }: AccessOrder): GateError => ({
  kind: trouble ?? 'connection',
  code: errorCode,
  text: error,
})
