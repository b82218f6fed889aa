import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { flash } from '#http/flash'
import { saveBy, deleteBy } from '#sql/history'
import Reason from '#models/reason'
import OfficePolicy from '#policies/office_policy'
import { questionOptions, readyReasons } from '#props/reason'
import ReasonTransformer from '#transformers/reason_transformer'
import { reasonValidator } from '#validators/reason'

export default class ReasonsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/reason/index', {
      reasons: await readyReasons(i18n),
      questions: questionOptions(i18n),
    })
  }

  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/reason/create', { questions: questionOptions(i18n) })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { fields = [], ...words } = await request.validateUsing(reasonValidator)
    const reason = new Reason().merge({ ...words, fields })
    await saveBy(reason, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.reasonMade', { name: reason.nameIn(i18n.locale) }))
    return response.redirect().toRoute('merchant.reasons.index')
  }

  async edit({ inertia, bouncer, params, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const reason = await Reason.findOrFail(Number(params.id))
    return inertia.render('merchant/config/reason/edit', {
      reason: new ReasonTransformer(reason).toObject(),
      name: reason.nameIn(i18n.locale),
      questions: questionOptions(i18n),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, params, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const reason = await Reason.findOrFail(Number(params.id))
    const { fields = [], ...words } = await request.validateUsing(reasonValidator)
    await saveBy(reason.merge({ ...words, fields }), auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.reasons.index')
  }

  async destroy(ctx: HttpContext) {
    const { response, bouncer, auth, params, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const reason = await Reason.findOrFail(Number(params.id))
    await deleteBy(reason, auth.getUserOrFail())
    flash(ctx, 'success', i18n.t('messages.reasonGone', { name: reason.nameIn(i18n.locale) }))
    return response.redirect().toRoute('merchant.reasons.index')
  }
}
