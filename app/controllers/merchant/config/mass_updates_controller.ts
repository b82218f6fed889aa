import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { isJsonCaller } from '#http/json_caller'
import { forgetErrors } from '#http/remembered_errors'
import { type MassUpdate, sources } from '#bulk_changes/mass_update'
import OfficePolicy from '#policies/office_policy'
import { updateLists } from '#props/update_lists'
import type { Stored } from '#sql/json'
import { massUpdateIn, massUpdateValidator, updateSource } from '#validators/mass_update'
import { reportOf } from '#http/addresses'

export default class MassUpdatesController {
  async create(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('configure')
    return this.#page(ctx)
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const payload = await request.validateUsing(massUpdateValidator(sources[sourceOfPath(ctx)]))
    const update = await massUpdateIn(ctx, payload)
    if (payload.preview) {
      const preview = await update.preview()
      return isJsonCaller(ctx)
        ? response.json({ count: preview.applies, ...preview })
        : this.#page(ctx, { preview, typed: request.all() })
    }
    const bulkChange = await update.apply('mass', auth.getUserOrFail())
    forgetErrors(ctx)
    flash(
      ctx,
      bulkChange.changed > 0 ? 'success' : 'info',
      i18n.t('messages.massUpdated', { changed: bulkChange.changed, skipped: bulkChange.skipped }),
      { report: reportOf(bulkChange) }
    )
    return response.redirect(request.url())
  }

  async #page(ctx: HttpContext, { preview, typed }: { preview?: Preview; typed?: Stored } = {}) {
    return ctx.inertia.render('merchant/config/mass_update', {
      by: sourceOfPath(ctx),
      ...updateLists(await updateSource(), ctx.i18n),
      count: preview?.applies ?? null,
      preview: preview ?? null,
      typed: typed ?? null,
    })
  }
}

type Preview = Awaited<ReturnType<MassUpdate['preview']>>

const sourceOfPath = ({ request }: HttpContext) =>
  request.url().endsWith('bypermission') ? 'permission' : 'category'
