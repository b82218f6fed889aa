import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { undoImport } from '#imports/run_import'
import type ImportRun from '#models/import_run'
import OfficePolicy from '#policies/office_policy'
import { undoneSentence } from '#props/import'
import { backOr } from '#http/addresses'
import { importRunOf, authorizePeopleImport, peopleRunOf } from '#http/route_records'

export default class ImportUndosController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('import')
    return undo(ctx, await importRunOf(ctx))
  }

  async people(ctx: HttpContext) {
    return undo(ctx, await peopleRunOf(ctx, await authorizePeopleImport(ctx)))
  }
}

async function undo(ctx: HttpContext, run: ImportRun) {
  const { auth, bouncer, i18n, request } = ctx
  await bouncer.with(OfficePolicy).authorize('readImport', run)
  await undoImport(run, auth.getUserOrFail())
  if (run.undoneAt) flash(ctx, 'success', undoneSentence(run.undo!, i18n))
  else flash(ctx, 'info', i18n.t('messages.import.undoing'))
  return backOr(ctx, request.url().replace(/\/undo$/, ''))
}
