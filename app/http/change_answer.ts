import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { flash } from '#http/flash'
import { withGuestsLeft } from '#http/guests_left'
import { formTypes } from '#form_types/index'
import type BulkChange from '#models/bulk_change'
import { backOr, reportOf } from '#http/addresses'

/** Redirects to the list with the result, or to the progress page while the change runs. */
export async function bulkChangeAnswer(
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
    flash(ctx, 'info', i18n.t('messages.changeUnderWay'))
    return response.redirect(report)
  }
  const total = requestedIds ? new Set(requestedIds).size : bulkChange.total
  const changed = i18n.t(`messages.many.${sentence}`, {
    changed: bulkChange.changed,
    skipped: total - bulkChange.changed,
  })
  const told =
    sentence === 'rejected' ? await withGuestsLeft(ctx, changed, changedForms(bulkChange)) : changed
  flash(ctx, bulkChange.changed > 0 ? 'success' : 'error', told, { report })
  return backOr(ctx, listOf(bulkChange))
}

const changedForms = ({ id }: BulkChange) =>
  db.from('change_batch_rows').where('batch_id', id).whereNull('skipped').select('form_id')

const listOf = ({ formType }: BulkChange) =>
  formType && formTypes.get(formType).hasList
    ? urlFor('merchant.forms.index', { form: formType })
    : urlFor('merchant.systems.index')
