import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type BulkChange from '#models/bulk_change'
import type Form from '#models/form'
import { ownPageOf } from '#props/request_page'

/** A guest is shown and edited on the page of their host. Null for other requests, and if the user cannot see the host. */
export function hostPageOf(
  { auth }: HttpContext,
  { id, type, parent }: Form,
  { editing = false } = {}
): string | null {
  if (type !== 'guest' || !parent || !auth.getUserOrFail().seesType(parent.type)) return null
  const qs = { guest: id, ...(editing && { edit: 1 }) }
  return urlFor('merchant.forms.show', { form: parent.type, id: parent.id }, { qs })
}

export const pageAddressOf = (ctx: HttpContext, form: Form) =>
  hostPageOf(ctx, form) ?? ownPageOf(form, ctx.auth.getUserOrFail())

export const reportOf = ({ id }: BulkChange) => urlFor('merchant.changes.show', { batch: id })

/** The page the request came from; callers without a referrer get the page named here. */
export function backOr({ response }: HttpContext, path: string) {
  return response.redirect(response.redirect().getPreviousUrl(path))
}
