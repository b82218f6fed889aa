import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { sendExportFile } from '#http/files/export_file'
import { backOr } from '#http/addresses'
import { selectionOf } from '#http/list_selection'
import { editionOf, formTypeOf } from '#http/route_records'
import { flash } from '#http/flash'
import { requireFreshLogin } from '#http/login/fresh_login'
import DocumentRun from '#models/document_run'
import FormPolicy from '#policies/form_policy'
import { formExportValidator } from '#validators/forms'
import { filterIn } from '#validators/list_filter'
import { countExport } from '#start/limiter'

export default class FormExportsController {
  async store(ctx: HttpContext) {
    const { request, bouncer, auth, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('export', { type: formType.key })
    requireFreshLogin(ctx)
    const {
      tournament: edition,
      columns = 'all',
      fields,
      ids,
    } = await request.validateUsing(formExportValidator)
    const tournament = await editionOf(ctx, formType, edition)
    const filter = await filterIn(ctx, formType, tournament, request.all())
    const user = auth.getUserOrFail()
    await countExport(user)
    await DocumentRun.order('forms_export', user, {
      formType: formType.key,
      selection: {
        ...(await selectionOf(formType, tournament, filter, user)),
        ...(ids && { ids }),
      },
      columns,
      ...(fields && { fields }),
      recipients: [user.id],
    })
    flash(ctx, 'success', i18n.t('messages.exportOrdered'))
    return backOr(ctx, urlFor('merchant.forms.index', { form: formType.key }))
  }

  async show(ctx: HttpContext) {
    const run = await DocumentRun.query()
      .where({ id: Number(ctx.params.id), kind: 'forms_export', state: 'done' })
      .firstOrFail()
    const { formType } = run.paramsOf('forms_export')
    await ctx.bouncer.with(FormPolicy).authorize('view', { type: formType })
    requireFreshLogin(ctx)
    return sendExportFile(ctx, run)
  }
}
