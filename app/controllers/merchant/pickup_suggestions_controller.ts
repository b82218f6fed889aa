import type { HttpContext } from '@adonisjs/core/http'
import { pickupOf } from '#http/pickup_requests'
import { flash } from '#http/flash'
import { addCards } from '#pickups/edit_list'
import { cardsOf, companiesWaiting } from '#pickups/suggestions'
import PickupPolicy from '#policies/pickup_policy'
import { suggestedCompanyValidator, suggestionValidator } from '#validators/pickup'
import { backOr } from '#http/addresses'

export default class PickupSuggestionsController {
  async index({ request, bouncer, auth }: HttpContext) {
    await bouncer.with(PickupPolicy).authorize('view')
    const query = await request.validateUsing(suggestionValidator, { data: request.qs() })
    const reader = auth.getUserOrFail()
    if (!query.company) return { companies: await companiesWaiting(reader), forms: [] }
    return { companies: [], forms: await cardsOf(query.company, reader) }
  }

  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = await pickupOf(ctx)
    const { company } = await request.validateUsing(suggestedCompanyValidator)
    const by = auth.getUserOrFail()
    const cards = await cardsOf(company, by)
    const count = await addCards(
      pickup,
      cards.map(({ id }) => id),
      by
    )
    flash(ctx, 'success', i18n.t('messages.collective.added', { count, company }))
    return backOr(ctx, `/merchant/signature/${pickup.id}/edit`)
  }
}
