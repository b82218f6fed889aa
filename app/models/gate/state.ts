import db from '@adonisjs/lucid/services/db'
import { meaningOf } from '#integrations/skidata/answer'
import type { Trouble } from '#integrations/skidata/access_control'
import AccessOrder from '#models/access_order'
import type Card from '#models/card'

export const gateStates = ['none', 'pending', 'active', 'blocked', 'error'] as const
export type GateState = (typeof gateStates)[number]

/** So many tries without success, and an order shows as an error; it is tried on all the same. */
export const SHOWN_AFTER = 5

/** What went wrong last: its kind for people, and the gate's own number and words. */
export type GateError = { kind: Trouble; code: number | null; text: string | null }

/** How a card stands at the gates. */
export type CardAtGate = {
  state: GateState
  error: GateError | null
  warning: string | null
  /** When it came to stand so; null where the gates know nothing of it. */
  at: string | null
}

type Known = Pick<Card, 'id' | 'gateDesired' | 'gateConfirmed'>

/** The state of a card as a column, for queries about `cards`. */
export const gateStateSql = `case
  when cards.gate_desired is null then 'none'
  when exists (select 1 from access_orders trouble where trouble.card_id = cards.id
    and trouble.state in ('pending', 'failed')
    and (trouble.state = 'failed' or trouble.failures >= ${SHOWN_AFTER})) then 'error'
  when exists (select 1 from access_orders waiting where waiting.card_id = cards.id
    and waiting.state = 'pending') then 'pending'
  when cards.gate_confirmed = cards.gate_desired then cards.gate_confirmed
  else 'pending' end`

/** How a card stands at the gates. */
export const gateStateOf = async (card: Known): Promise<CardAtGate> =>
  (await gateStatesOf([card])).get(card.id)!

/** How each of some cards stands at the gates. */
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

/** @param orders the unfinished ones of a card and the last confirmed, the newest first */
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

/** Why an order was not carried out. */
export function errorOf({ errorCode, error, state }: AccessOrder): GateError {
  const meant = errorCode
    ? meaningOf({ type: 'E', number: errorCode, description: '' }).kind
    : undefined
  const kind = meant ?? (state === 'failed' ? 'configuration' : 'connection')
  return { kind, code: errorCode, text: error }
}
