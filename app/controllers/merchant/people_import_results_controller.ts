import type { HttpContext } from '@adonisjs/core/http'
import { sendOriginal, sendResult } from '#http/files/import_file'
import ImportRun from '#models/import_run'
import { importFileValidator } from '#validators/import'
import { authorizePeopleImport, peopleRunOf } from '#http/route_records'

export default class PeopleImportResultsController {
  async show(ctx: HttpContext) {
    const formType = await authorizePeopleImport(ctx)
    const { file } = await ctx.request.validateUsing(importFileValidator, {
      data: ctx.request.qs(),
    })
    const run = await ImportRun.query()
      .where({ kind: 'people', formType: formType.key, resultKey: file })
      .firstOrFail()
    return sendResult(ctx, run)
  }

  async original(ctx: HttpContext) {
    return sendOriginal(ctx, await peopleRunOf(ctx, await authorizePeopleImport(ctx)))
  }
}
