import type { HttpContext } from '@adonisjs/core/http'
import BulkChange from '#models/bulk_change'
import OfficePolicy from '#policies/office_policy'
import BulkChangeTransformer from '#transformers/bulk_change_transformer'
import { changeWords } from '#props/change_words'
import { pager } from '#props/pager'
import { changeListValidator } from '#validators/changes'
import { bulkChangeOf } from '#http/route_records'

const PER_PAGE = 30

export default class BulkChangesController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const query = await request.validateUsing(changeListValidator, { data: request.qs() })
    const bulkChanges = await BulkChange.visibleTo(auth.getUserOrFail())
      .preload('user')
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    const words = await changeWords(i18n)
    return inertia.render('merchant/changes/index', {
      changes: {
        data: bulkChanges
          .all()
          .map((bulkChange) => new BulkChangeTransformer(bulkChange, words, i18n).toObject()),
        ...pager(request.url(), query, bulkChanges),
      },
    })
  }

  async show(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('changeMany')
    const bulkChange = await bulkChangeOf(ctx)
    return inertia.render('merchant/changes/show', {
      change: new BulkChangeTransformer(bulkChange, await changeWords(i18n), i18n).toObject(),
      ...(await bulkChange.report()),
    })
  }
}
