import type { HttpContext } from '@adonisjs/core/http'
import { notePickupPicture, pickupOf } from '#http/pickup_requests'
import { flash } from '#http/flash'
import { signatureAt } from '#models/pickup/signatures'
import { collectorFacts } from '#pickups/collector_sight'
import { readSignature } from '#pickups/signature'
import { signList } from '#pickups/sign_list'
import PickupPolicy from '#policies/pickup_policy'
import { pickupSignValidator } from '#validators/pickup'
import { notFound } from '#http/route_records'
import { localeOf } from '#config/i18n'

export default class PickupSignaturesController {
  async show(ctx: HttpContext) {
    const { response, bouncer, auth } = ctx
    await bouncer.with(PickupPolicy).authorize('view')
    const pickup = await pickupOf(ctx)
    const { sign } = await collectorFacts(auth.getUserOrFail(), pickup)
    const png = await signatureAt(sign)
    if (!png) throw notFound(ctx)
    await notePickupPicture(ctx, pickup)
    response.header('Content-Type', 'image/png')
    return response.send(png)
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(PickupPolicy).authorize('edit')
    const pickup = await pickupOf(ctx)
    const { sign, cards } = await request.validateUsing(pickupSignValidator)
    const png = await readSignature(sign)
    const by = auth.getUserOrFail()
    await signList(pickup, { png, cards, by, locale: localeOf(i18n) })
    const { id, fullName: name } = pickup
    flash(ctx, 'success', i18n.t('messages.collective.signed', { number: String(id), name }))
    return response.redirect().toRoute('merchant.collectives.show', { id })
  }
}
