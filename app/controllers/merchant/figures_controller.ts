import type { HttpContext } from '@adonisjs/core/http'
import { mealsOf } from '#figures/overview'
import { tallyTables } from '#figures/tallies'
import OfficePolicy from '#policies/office_policy'
import { editionProp, figureScope } from '#http/figure_scope'
import { figuresValidator } from '#validators/figures'

export default class FiguresController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const query = await request.validateUsing(figuresValidator, { data: request.qs() })
    const { sport, sports, edition, types } = await figureScope(ctx, query.sport)
    const keys = types.map(({ key }) => key)
    return inertia.render('merchant/figures', {
      sport,
      sports,
      edition: editionProp(edition),
      state: query.state ?? 'approved',
      tables: edition ? await tallyTables(edition, types, i18n) : [],
      meals: edition && (await mealsOf(edition, keys)),
      can: { export: await bouncer.with(OfficePolicy).allows('export') },
    })
  }
}
