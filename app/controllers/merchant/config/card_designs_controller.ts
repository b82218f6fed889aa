import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { categories, categoryKeys } from '#form_types/categories'
import CardDesign from '#models/card_design'
import OfficePolicy from '#policies/office_policy'
import CardDesignTransformer from '#transformers/card_design_transformer'
import { cardDesignValidator } from '#validators/card_design'
import { tournamentOf } from '#http/route_records'

export default class CardDesignsController {
  async edit(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const tournament = await tournamentOf(ctx)
    await tournament.load('designs', (designs) => designs.orderBy('category'))
    const { category } = request.qs()
    return inertia.render('merchant/config/card_designs/edit', {
      tournament: { id: tournament.id, name: tournament.fullName },
      category: categoryKeys.find((key) => key === category) ?? '',
      designs: tournament.designs.map((design) => new CardDesignTransformer(design).toObject()),
      categories: categoryKeys.map((key) => ({
        value: key,
        label: i18n.t(`options.categories.${key}`),
        color: categories[key].color,
      })),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const tournament = await tournamentOf(ctx)
    await ctx.takeFiles()
    const sent = await request.validateUsing(cardDesignValidator)
    const { category = null, color = null, background } = sent
    const design = await CardDesign.at(tournament, category ?? '')
    const look = { color, background: background && background.tmpPath! }
    await design.saveLook(look, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response
      .redirect()
      .withQs({ ...(category && { category }) })
      .toRoute('merchant.card_designs.edit', { id: tournament.id })
  }
}
