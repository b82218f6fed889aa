import type { HttpContext } from '@adonisjs/core/http'
import ImportRun from '#models/import_run'
import OfficePolicy from '#policies/office_policy'
import { importFileValidator } from '#validators/import'
import { importRunOf, tourOfPath } from '#http/route_records'
import { sendOriginal, sendResult } from '#http/files/import_file'

export default class ImportResultsController {
  async show(ctx: HttpContext) {
    const { request, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const { file } = await request.validateUsing(importFileValidator, { data: request.qs() })
    const run = await ImportRun.query()
      .where({ kind: 'players', tour: tourOfPath(ctx) })
      .where((keys) => keys.where('resultKey', file).orWhere('fileKey', file))
      .firstOrFail()
    return run.fileKey === file ? sendOriginal(ctx, run) : sendResult(ctx, run)
  }

  async original(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('import')
    return sendOriginal(ctx, await importRunOf(ctx))
  }
}
