import type { HttpContext } from '@adonisjs/core/http'
import { importAnswer } from '#http/import_answer'
import { confirmList, planFor } from '#imports/receive_list'
import { failuresOf } from '#imports/result_sheet'
import { undoCounts } from '#imports/undo_rows'
import { noteAccess } from '#journal/entries'
import type ImportRun from '#models/import_run'
import OfficePolicy from '#policies/office_policy'
import { importPreview, importRow, undoProp } from '#props/import'
import { importChoiceValidator, importMappingValidator } from '#validators/import'

const SHOWN_FAILURES = 50

/** Where a list belongs: to a tour, or to a form type. */
type ListOwner = { tour: 'WTA' | 'ATP' } | { form: { type: string; title: string } }

/** The preview of a list that waits, if the user may read its rows; otherwise how its import went. */
export async function showImport(ctx: HttpContext, run: ImportRun, owner: ListOwner) {
  const { inertia, request, auth, i18n } = ctx
  const user = auth.getUserOrFail()
  const isReadable = run.isReadableBy(user)
  if (run.state === 'preview' && isReadable) {
    const choice = await request.validateUsing(importChoiceValidator, { data: request.qs() })
    const preview = importPreview(run, await planFor(run, choice), user, i18n)
    await noteAccess(user, 'list', { total: run.registries, detail: `import_${run.kind}` })
    return inertia.render('merchant/imports/preview', { ...owner, ...preview })
  }
  return inertia.render('merchant/imports/show', {
    ...owner,
    run: importRow(run, user, i18n),
    undo: async () =>
      isReadable && run.isUndoable ? undoProp(await undoCounts(run, user), i18n) : null,
    failures: () => (isReadable ? failuresOf(run, i18n, SHOWN_FAILURES) : []),
  })
}

/** Imports a list that waits, with the columns that the user chose. */
export async function confirmImport(ctx: HttpContext, run: ImportRun) {
  await ctx.bouncer.with(OfficePolicy).authorize('readImport', run)
  const {
    mapping,
    confirm: confirmed,
    ...choice
  } = await ctx.request.validateUsing(importMappingValidator)
  await confirmList(run, mapping, { ...choice, confirmed })
  return importAnswer(ctx, run)
}
