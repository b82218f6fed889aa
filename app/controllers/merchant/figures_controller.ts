import type { HttpContext } from '@adonisjs/core/http'
import { mealsOf } from '#models/form/overview'
import { tallyTables } from '#models/form/tallies'
import OfficePolicy from '#policies/office_policy'
import { editionProp, figureScope, figuresValidator } from '#validators/figures'

/** What is to be ordered: sizes, parking, days, desks, meals. */
export default class FiguresController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n, response } = ctx
    await bouncer.with(OfficePolicy).authorize('enter')
    const query = await request.validateUsing(figuresValidator, { data: request.qs() })
    const { sport, sports, edition, types } = await figureScope(ctx, query.sport)
    const keys = types.map(({ key }) => key)
    response.header('Cache-Control', 'no-store')
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
