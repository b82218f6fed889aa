import type { HttpContext } from '@adonisjs/core/http'
import { importAnswer } from '#http/import_answer'
import { importRunOf } from '#http/import_runs'
import { confirmList, planFor } from '#imports/receive_list'
import { failuresOf } from '#imports/result_sheet'
import { undoCounts } from '#imports/undo_rows'
import { noteAccess } from '#journal/entries'
import OfficePolicy from '#policies/office_policy'
import { importPreview, importRow, ownerProp, undoProp } from '#props/import'
import { importChoiceValidator, importMappingValidator } from '#validators/import'

const SHOWN_FAILURES = 50

export default class ImportRunsController {
  /** The preview of a list that waits, if the user may read its rows; otherwise how its import went. */
  async show(ctx: HttpContext) {
    const { inertia, request, auth, i18n } = ctx
    const run = await importRunOf(ctx)
    const user = auth.getUserOrFail()
    const isReadable = await run.isReadableBy(user)
    const owner = ownerProp(run, i18n)
    if (run.state === 'preview' && isReadable) {
      const choice = await request.validateUsing(importChoiceValidator, { data: request.qs() })
      const preview = await importPreview(run, await planFor(run, choice), user, i18n)
      await noteAccess(user, 'list', { total: run.registries, detail: `import_${run.kind}` })
      return inertia.render('merchant/imports/preview', { ...owner, ...preview })
    }
    return inertia.render('merchant/imports/show', {
      ...owner,
      run: await importRow(run, user, i18n),
      undo: async () =>
        run.isUndoableBy(user) && run.isUndoable
          ? undoProp(await undoCounts(run, user), i18n)
          : null,
      failures: () => (isReadable ? failuresOf(run, i18n, SHOWN_FAILURES) : []),
    })
  }

  async update(ctx: HttpContext) {
    const run = await importRunOf(ctx)
    await ctx.bouncer.with(OfficePolicy).authorize('readImport', run)
    const {
      mapping,
      confirm: confirmed,
      ...choice
    } = await ctx.request.validateUsing(importMappingValidator)
    await confirmList(run, mapping, { ...choice, confirmed })
    return importAnswer(ctx, run)
  }
}
