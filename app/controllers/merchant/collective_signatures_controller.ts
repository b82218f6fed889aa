import type { HttpContext } from '@adonisjs/core/http'
import { collectiveOf } from '#controllers/merchant/collective_requests'
import { flash } from '#http/flash'
import { readSignature, signatureAt } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import CollectivePolicy from '#policies/collective_policy'
import { collectiveSignValidator } from '#validators/collective'
import { notFound } from '#http/route_records'
import { localeOf } from '#config/i18n'

export default class CollectiveSignaturesController {
  async show(ctx: HttpContext) {
    const { response, bouncer } = ctx
    await bouncer.with(CollectivePolicy).authorize('view')
    const { sign } = await collectiveOf(ctx)
    const png = await signatureAt(sign)
    if (!png) throw notFound(ctx)
    response.header('Content-Type', 'image/png')
    return response.send(png)
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(CollectivePolicy).authorize('edit')
    const collective = await collectiveOf(ctx)
    const { sign, cards } = await request.validateUsing(collectiveSignValidator)
    const png = await readSignature(sign)
    const by = auth.getUserOrFail()
    await signList(collective, { png, cards, by, locale: localeOf(i18n) })
    const { id, fullName: name } = collective
    flash(ctx, 'success', i18n.t('messages.collective.signed', { number: String(id), name }))
    return response.redirect().toRoute('merchant.collectives.show', { id })
  }
}
