import type { HttpContext } from '@adonisjs/core/http'
import { collectiveOf } from '#controllers/merchant/collective_answer'
import { flash } from '#exceptions/flash'
import { addCards } from '#models/collective/listing'
import { cardsOf, companiesWaiting } from '#models/collective/suggestions'
import CollectivePolicy from '#policies/collective_policy'
import { suggestedCompanyValidator, suggestionValidator } from '#validators/collective'
import { backOr } from '#validators/path'

/** Printed cards of a company that nobody has collected yet. */
export default class CollectiveSuggestionsController {
  /** Those of the company that is asked for; else the companies with cards that wait. */
  async index({ request, response, bouncer, auth }: HttpContext) {
    await bouncer.with(CollectivePolicy).authorize('view')
    const query = await request.validateUsing(suggestionValidator, { data: request.qs() })
    const reader = auth.getUserOrFail()
    response.header('Cache-Control', 'no-store')
    if (!query.company) return { companies: await companiesWaiting(reader), forms: [] }
    return { companies: [], forms: await cardsOf(query.company, reader) }
  }

  /** Puts all of them on an open list. */
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('edit')
    const collective = await collectiveOf(ctx)
    const { company } = await request.validateUsing(suggestedCompanyValidator)
    const by = auth.getUserOrFail()
    const found = await cardsOf(company, by)
    const count = await addCards(
      collective,
      found.map(({ id }) => id),
      by
    )
    flash(ctx, 'success', i18n.t('messages.collective.added', { count, company }))
    return backOr(ctx, `/merchant/signature/${collective.id}/edit`)
  }
}
