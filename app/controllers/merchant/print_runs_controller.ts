import type { HttpContext } from '@adonisjs/core/http'
import { printTargetsIn } from '#http/targets'
import { flash } from '#http/flash'
import { noteAccess } from '#journal/entries'
import PrintRun from '#models/print_run'
import { makePrintRun, previewPrintRun } from '#print_runs/make_print_run'
import { deadRows, rowPage } from '#print_runs/rows'
import OfficePolicy from '#policies/office_policy'
import { printRunRow } from '#props/print_run'
import PrintRunTransformer from '#transformers/print_run_transformer'
import { pager } from '#props/pager'
import { changeListValidator, printRunValidator } from '#validators/changes'
import { printRunOf } from '#http/route_records'
import { openRunFile } from '#sealing/run_files'
import { nameFile } from '#http/files/named_file'

const PER_PAGE = 30

export default class PrintRunsController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('print')
    const query = await request.validateUsing(changeListValidator, { data: request.qs() })
    const printRuns = await PrintRun.visibleTo(auth.getUserOrFail())
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    return inertia.render('merchant/batches/index', {
      batches: {
        data: printRuns.all().map((printRun) => new PrintRunTransformer(printRun, i18n).toObject()),
        ...pager(request.url(), query, printRuns),
      },
    })
  }

  async show(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const printRun = await printRunOf(ctx)
    const query = await request.validateUsing(changeListValidator, { data: request.qs() })
    return inertia.render('merchant/batches/show', {
      batch: new PrintRunTransformer(printRun, i18n).forShow(),
      rollback: () => printRun.rollbackCounts(),
      rows: async () => {
        const { rows, times } = await rowPage(printRun, query.page ?? 1)
        return {
          data: rows.all().map((row) => printRunRow(row, printRun, times.get(row.formId))),
          ...pager(request.url(), query, rows),
        }
      },
      dead: async () => {
        const { rows, total } = await deadRows(printRun)
        return { rows: rows.map((row) => printRunRow(row, printRun)), total }
      },
    })
  }

  async download(ctx: HttpContext) {
    const { response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const { run, total } = await printRunOf(ctx, { ready: true })
    await noteAccess(auth.getUserOrFail(), 'print', { total })
    response.header('Content-Type', 'application/pdf')
    nameFile(response, run.fileName!, 'inline')
    return response.stream(await openRunFile(run, run.fileKey!))
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const payload = await request.validateUsing(printRunValidator)
    const { layout = 'lanyard', sheet = 'single', sort } = payload
    const { ids, selection } = await printTargetsIn(ctx, payload)
    const user = auth.getUserOrFail()
    if (payload.preview) return response.json(await previewPrintRun(ids, user))
    const skipOtherRuns = selection.list !== null
    const { printRun, leftOut } = await makePrintRun(
      { ids, selection, layout, sheet, sort, cover: true, skipOtherRuns },
      user
    )
    const { id, total } = printRun
    flash(ctx, 'success', i18n.t('messages.batch.made', { id: String(id), total, leftOut }))
    return response.redirect().toRoute('merchant.batches.show', { id })
  }
}
