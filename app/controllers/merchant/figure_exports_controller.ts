import type { HttpContext } from '@adonisjs/core/http'
import { figureSheet } from '#exports/figure_sheet'
import { Workbook } from '#documents/workbook'
import OfficePolicy from '#policies/office_policy'
import { figureScope } from '#http/figure_scope'
import { figureExportValidator } from '#validators/figures'
import { notFound } from '#http/route_records'
import { nameFile } from '#http/files/named_file'

export default class FigureExportsController {
  async show(ctx: HttpContext) {
    const { request, bouncer, i18n, response } = ctx
    await bouncer.with(OfficePolicy).authorize('export')
    const query = await request.validateUsing(figureExportValidator, { data: request.qs() })
    const { edition, types } = await figureScope(ctx, query.sport)
    const sheet =
      edition &&
      (await figureSheet(query.name, { edition, types, state: query.state ?? 'approved', i18n }))
    if (!sheet) throw notFound(ctx)
    response.header('Content-Type', Workbook.contentType)
    nameFile(response, `${edition!.code}-${query.name}.xlsx`)
    return response.stream(new Workbook(sheet).stream())
  }
}
