import type { HttpContext } from '@adonisjs/core/http'
import { collectiveOf } from '#controllers/merchant/collective_requests'
import { flash } from '#http/flash'
import { addCards } from '#pickups/edit_list'
import { cardsOf, companiesWaiting } from '#pickups/suggestions'
import CollectivePolicy from '#policies/collective_policy'
import { suggestedCompanyValidator, suggestionValidator } from '#validators/collective'
import { backOr } from '#http/addresses'

export default class CollectiveSuggestionsController {
  async index({ request, bouncer, auth }: HttpContext) {
    await bouncer.with(CollectivePolicy).authorize('view')
    const query = await request.validateUsing(suggestionValidator, { data: request.qs() })
    const reader = auth.getUserOrFail()
    if (!query.company) return { companies: await companiesWaiting(reader), forms: [] }
    return { companies: [], forms: await cardsOf(query.company, reader) }
  }

  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('edit')
    const collective = await collectiveOf(ctx)
    const { company } = await request.validateUsing(suggestedCompanyValidator)
    const by = auth.getUserOrFail()
    const cards = await cardsOf(company, by)
    const count = await addCards(
      collective,
      cards.map(({ id }) => id),
      by
    )
    flash(ctx, 'success', i18n.t('messages.collective.added', { count, company }))
    return backOr(ctx, `/merchant/signature/${collective.id}/edit`)
  }
}
