import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import { gateStatesOf, gateStateSql, isErrorSql } from '#gates/state'
import { PER_PAGE } from '#queries/page'

export const boardFilters = ['pending', 'error', 'blocked', 'differing'] as const
type BoardFilter = (typeof boardFilters)[number]

type Scope = { types: string[] | null }

const cardsAtGates = ({ types }: Scope) =>
  Card.query()
    .whereNotNull('gateDesired')
    .whereHas('form', (form) => {
      form.whereHas('tournament', (edition) => edition.where('active', true))
      if (types) form.whereIn('type', types)
    })

export async function boardPage(filter: BoardFilter | undefined, page: number, scope: Scope) {
  const query = cardsAtGates(scope)
    .preload('form')
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
  if (filter) narrow(query, filter)
  const paginator = await query.paginate(page, PER_PAGE)
  const cards = paginator.all()
  return { paginator, cards, states: await gateStatesOf(cards) }
}

function narrow(query: ModelQueryBuilderContract<typeof Card>, filter: BoardFilter) {
  if (filter === 'differing')
    query.where((card) =>
      card
        .whereNull('gateConfirmed')
        .orWhereColumn('gate_confirmed', '<>', 'gate_desired')
        .orWhereHas('orders', (orders) => orders.whereIn('state', ['pending', 'failed']))
    )
  else query.whereRaw(`${gateStateSql} = ?`, [filter])
}

export async function boardCounts(scope: Scope) {
  const rows = await cardsAtGates(scope)
    .groupByRaw(gateStateSql)
    .select(db.raw(`${gateStateSql} as state`))
    .count('* as count')
    .pojo<{ state: string; count: number }>()
  const [orders]: { waiting: number; failing: number }[] = await db
    .from('access_orders')
    .whereIn('state', ['pending', 'failed'])
    .whereIn('card_id', cardsAtGates(scope).select('id'))
    .select(
      db.raw(`count(case when state = 'pending' then 1 end) as waiting`),
      db.raw(`count(case when ${isErrorSql} then 1 end) as failing`)
    )
  return {
    cards: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    waiting: orders.waiting,
    failing: orders.failing,
  }
}

/** Null if the reader may not see the card. */
export async function ordersOf(cardId: number, scope: Scope) {
  const card = await cardsAtGates(scope).where('id', cardId).preload('form').first()
  if (!card) return null
  const orders = await AccessOrder.query().where({ cardId }).orderBy('id', 'desc').limit(20)
  return { card, orders }
}
