import type { HttpContext } from '@adonisjs/core/http'
import { gate } from '#config/gate'
import { flash } from '#http/flash'
import { boardCounts, boardPage, ordersOf } from '#gates/board'
import GateHealth from '#models/gate_health'
import { retryOrders } from '#gates/retry'
import OfficePolicy from '#policies/office_policy'
import { gateCard, gateOrder } from '#props/gate_card'
import { pager } from '#props/pager'
import { gateListValidator, gateRetryValidator } from '#validators/gate'
import { backOr } from '#http/addresses'

export default class GateController {
  async index({ inertia, request, bouncer, auth }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('rfid')
    const query = await request.validateUsing(gateListValidator, { data: request.qs() })
    const { filter, card: cardId, page = 1 } = query
    const scope = { types: auth.getUserOrFail().formTypes }
    const { paginator, cards, states } = await boardPage(filter, page, scope)
    const cardOrders = cardId ? await ordersOf(cardId, scope) : null
    const { lastOkAt, lastErrorAt, lastError, pausedUntil } = await GateHealth.current()
    return inertia.render('merchant/gate/index', {
      filter: filter ?? '',
      counts: await boardCounts(scope),
      health: {
        host: gate.url ? new URL(gate.url).host : null,
        pausedUntil: pausedUntil?.toISO() ?? null,
        lastOkAt: lastOkAt?.toISO() ?? null,
        lastErrorAt: lastErrorAt?.toISO() ?? null,
        lastError,
      },
      cards: {
        data: cards.map((card) => gateCard(card, states.get(card.id)!)),
        ...pager(request.url(), { filter }, paginator),
      },
      told: cardOrders && {
        name: cardOrders.card.form.fullName,
        serial: cardOrders.card.serial,
        orders: cardOrders.orders.map(gateOrder),
      },
    })
  }

  async retry(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('rfid')
    const { ids } = await request.validateUsing(gateRetryValidator)
    const user = auth.getUserOrFail()
    const count = await retryOrders({ formIds: ids, types: user.formTypes }, user)
    flash(ctx, 'success', i18n.t('messages.gate.retried', { count }))
    return backOr(ctx, '/merchant/gate')
  }
}
