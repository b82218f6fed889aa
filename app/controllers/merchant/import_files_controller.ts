import type { HttpContext } from '@adonisjs/core/http'
import { sendOriginal, sendResult } from '#http/files/import_file'
import { authorizeImport, importRunOf } from '#http/import_runs'
import ImportRun from '#models/import_run'
import { importFileValidator } from '#validators/import'

export default class ImportFilesController {
  async show(ctx: HttpContext) {
    const { params, request } = ctx
    const lists = await authorizeImport(ctx)
    const { file } = await request.validateUsing(importFileValidator, { data: request.qs() })
    const run = await ImportRun.query()
      .where(lists)
      .where((keys) =>
        keys.where('resultKey', file).if(!params.form, () => keys.orWhere('fileKey', file))
      )
      .firstOrFail()
    return run.fileKey === file ? sendOriginal(ctx, run) : sendResult(ctx, run)
  }

  async original(ctx: HttpContext) {
    return sendOriginal(ctx, await importRunOf(ctx))
  }
}
