import type { HttpContext } from '@adonisjs/core/http'
import { zoneCodes } from '#form_types/categories'
import { countsByType, longestWaiting } from '#figures/request_counts'
import { overviewOf } from '#figures/overview'
import { deactivationDay, editionsToClose } from '#purge/overdue_editions'
import OfficePolicy from '#policies/office_policy'
import { momentIn } from '#sql/bulk'
import { editionProp, figureScope } from '#http/figure_scope'
import { dashboardValidator } from '#validators/figures'

export default class DashboardController {
  async show(ctx: HttpContext) {
    const { inertia, request, auth, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('enterOffice')
    const query = await request.validateUsing(dashboardValidator, { data: request.qs() })
    const { sport, sports, edition, types } = await figureScope(ctx, query.sport)
    const keys = types.map(({ key }) => key)
    const counts = await countsByType()
    return inertia.render('merchant/dashboard', {
      sport,
      sports,
      edition: editionProp(edition),
      zones: Object.fromEntries(
        zoneCodes.map((code) => [code, i18n.t(`options.zones.${sport}.${code}`)])
      ),
      types: keys.map((type) => ({
        type,
        title: i18n.t(`forms.${type}.title`),
        ...(counts[type] ?? { waiting: 0, approved: 0, rejected: 0 }),
      })),
      overview: edition && (await overviewOf(edition, keys)),
      longest: (await longestWaiting(keys, 8)).map((row) => ({
        ...row,
        submittedAt: momentIn(row.submittedAt).toISOString(),
      })),
      toClose: auth.user?.may('configure')
        ? (await editionsToClose()).map((overdue) => ({
            id: overdue.id,
            name: overdue.fullName,
            endsOn: overdue.endsOn,
            purgedOn: deactivationDay(overdue),
          }))
        : [],
      can: { export: await bouncer.with(OfficePolicy).allows('export') },
    })
  }
}
