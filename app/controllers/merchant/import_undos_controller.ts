import type { HttpContext } from '@adonisjs/core/http'
import { backOr } from '#http/addresses'
import { flash } from '#http/flash'
import { importRunOf } from '#http/import_runs'
import { undoImport } from '#imports/run_import'
import OfficePolicy from '#policies/office_policy'
import { undoneSentence } from '#props/import'

export default class ImportUndosController {
  async store(ctx: HttpContext) {
    const { auth, bouncer, i18n, request } = ctx
    const run = await importRunOf(ctx)
    await bouncer.with(OfficePolicy).authorize('undoImport', run)
    await undoImport(run, auth.getUserOrFail())
    if (run.undoneAt) flash(ctx, 'success', undoneSentence(run.undo!, i18n))
    else flash(ctx, 'info', i18n.t('messages.import.undoing'))
    return backOr(ctx, request.url().replace(/\/undo$/, ''))
  }
}
