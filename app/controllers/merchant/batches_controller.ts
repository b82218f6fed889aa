import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { printTargetsIn } from '#controllers/merchant/print_targets'
import { flash } from '#http/flash'
import CardBatch from '#models/card_batch'
import { makeBatch, previewBatch } from '#print_runs/make_batch'
import { deadRows, rowPage } from '#print_runs/rows'
import OfficePolicy from '#policies/office_policy'
import CardBatchTransformer, { batchRow } from '#transformers/card_batch_transformer'
import { pager } from '#props/pager'
import { changeListValidator, printRunValidator } from '#validators/changes'
import { cardBatchOf } from '#http/route_records'

const PER_PAGE = 30

export default class BatchesController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('print')
    const query = await request.validateUsing(changeListValidator, { data: request.qs() })
    const found = await CardBatch.visibleTo(auth.getUserOrFail())
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    return inertia.render('merchant/batches/index', {
      batches: {
        data: found.all().map((batch) => new CardBatchTransformer(batch, i18n).toObject()),
        ...pager(request.url(), query, found),
      },
    })
  }

  async show(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const batch = await cardBatchOf(ctx)
    const query = await request.validateUsing(changeListValidator, { data: request.qs() })
    return inertia.render('merchant/batches/show', {
      batch: CardBatchTransformer.transform(batch, i18n).useVariant('forShow'),
      fate: () => batch.fate(),
      rows: async () => {
        const { found, times } = await rowPage(batch, query.page ?? 1)
        return {
          data: found.all().map((row) => batchRow(row, batch, times.get(row.formId))),
          ...pager(request.url(), query, found),
        }
      },
      dead: async () => {
        const { rows, total } = await deadRows(batch)
        return { rows: rows.map((row) => batchRow(row, batch)), total }
      },
    })
  }

  async download(ctx: HttpContext) {
    const { response, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const { run } = await cardBatchOf(ctx, { ready: true })
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', `inline; filename="${run.fileName}"`)
    return response.stream(await drive.use().getStream(run.fileKey!))
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const payload = await request.validateUsing(printRunValidator)
    const { layout = 'lanyard', sheet = 'single', sort } = payload
    const { ids, selection } = await printTargetsIn(ctx, payload)
    const user = auth.getUserOrFail()
    if (payload.preview) return response.json(await previewBatch(ids, user))
    // For chosen people all cards are printed; for a list, those that wait in other runs are left
    // out.
    const apart = selection.list !== null
    const { batch, leftOut } = await makeBatch(
      { ids, selection, layout, sheet, sort, cover: true, apart },
      user
    )
    const { id, total } = batch
    flash(ctx, 'success', i18n.t('messages.batch.made', { id: String(id), total, leftOut }))
    return response.redirect().toRoute('merchant.batches.show', { id })
  }
}
