import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import CreditReset from '#models/credit_reset'
import { deleteBy, saveBy } from '#sql/history'
import OfficePolicy from '#policies/office_policy'
import { creditResetLists, creditResetRow } from '#props/credit_reset'
import { byName } from '#text/name_order'
import { creditResetValidator } from '#validators/credit_reset'
import { massUpdateIn, updateSource } from '#validators/mass_update'

export default class CreditResetsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const source = await updateSource()
    const resets = await CreditReset.query()
    return inertia.render('merchant/config/resetCredits/index', {
      resets: resets.toSorted(byName).map((reset) => creditResetRow(reset, source, i18n)),
    })
  }

  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/resetCredits/create', {
      ...creditResetLists(await updateSource(), i18n),
    })
  }

  async store(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('configure')
    return this.#save(ctx, new CreditReset())
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, params, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const reset = await CreditReset.findOrFail(Number(params.id))
    const source = await updateSource()
    return inertia.render('merchant/config/resetCredits/edit', {
      reset: creditResetRow(reset, source, i18n),
      ...creditResetLists(source, i18n),
    })
  }

  async update(ctx: HttpContext) {
    await ctx.bouncer.with(OfficePolicy).authorize('configure')
    return this.#save(ctx, await CreditReset.findOrFail(Number(ctx.params.id)))
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, params, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const reset = await CreditReset.findOrFail(Number(params.id))
    await deleteBy(reset, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.deleted', { record: reset.name }))
    return response.redirect().toRoute('merchant.credit_resets.index')
  }

  async #save(ctx: HttpContext, reset: CreditReset) {
    const { request, response, auth, i18n } = ctx
    const {
      dailyAt = null,
      resetValue,
      ...payload
    } = await request.validateUsing(creditResetValidator, {
      meta: { id: reset.id ?? null },
    })
    await massUpdateIn(ctx, { ...payload, resetValue })
    const isNew = !reset.$isPersisted
    const values = payload.sourceValues.split(',').map((value) => value.trim())
    reset.merge({
      ...payload,
      sourceValues: values.filter(Boolean).join(','),
      resetValue: resetValue!.trim().replace(',', '.'),
      dailyAt,
    })
    await saveBy(reset, auth.getUserOrFail())
    flash(
      ctx,
      'success',
      i18n.t(isNew ? 'messages.created' : 'messages.updated', { record: reset.name })
    )
    return response.redirect().toRoute('merchant.credit_resets.index')
  }
}
