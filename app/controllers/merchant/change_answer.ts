import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import type { FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import type BulkChange from '#models/bulk_change'
import type { FormSelection } from '#queries/request_selection'
import { backOr, reportOf } from '#http/addresses'
import { editionOf } from '#http/route_records'
import { editionValidator } from '#validators/forms'
import { filterIn, selectionOf } from '#validators/list_filter'

type Targets = { ids?: number[]; all?: boolean; filter?: Record<string, unknown> }

/** The chosen requests, or those that a list shows with its filter, in its edition. */
export async function targetsIn(
  ctx: HttpContext,
  formType: FormType,
  { ids, all, filter = {} }: Targets
): Promise<FormSelection> {
  if (!all) return { types: [formType.key], ids }
  const { tournament: edition } = await ctx.request.validateUsing(editionValidator, {
    data: filter,
  })
  const tournament = await editionOf(ctx, formType, edition)
  const listFilter = await filterIn(ctx, formType, tournament, filter)
  return selectionOf(formType, tournament, listFilter, ctx.auth.getUserOrFail())
}

/** Redirects to the list with the result, or to the progress page while the change runs. */
export function bulkChangeAnswer(
  ctx: HttpContext,
  bulkChange: BulkChange,
  {
    requestedIds,
    sentence,
  }: { requestedIds?: number[]; sentence: 'approved' | 'rejected' | 'changed' }
) {
  const { response, i18n } = ctx
  const report = reportOf(bulkChange)
  if (!bulkChange.isOver) {
    flash(ctx, 'info', i18n.t('messages.batchUnderWay'))
    return response.redirect(report)
  }
  const total = requestedIds ? new Set(requestedIds).size : bulkChange.total
  flash(
    ctx,
    bulkChange.changed > 0 ? 'success' : 'error',
    i18n.t(`messages.many.${sentence}`, {
      changed: bulkChange.changed,
      skipped: total - bulkChange.changed,
    }),
    { report }
  )
  return backOr(ctx, listOf(bulkChange))
}

const listOf = ({ formType }: BulkChange) =>
  formType && formTypes.get(formType).desk !== false
    ? urlFor('merchant.forms.index', { form: formType })
    : urlFor('merchant.systems.index')
