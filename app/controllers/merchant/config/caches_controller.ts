import type { HttpContext } from '@adonisjs/core/http'
import { flash } from '#http/flash'
import { cacheTypes, clearCaches } from '#operations/caches'
import OfficePolicy from '#policies/office_policy'
import { cachesValidator } from '#validators/caches'

export default class CachesController {
  async create({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    return inertia.render('merchant/config/clear_cache', { types: cacheTypes })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { types } = await request.validateUsing(cachesValidator)
    await clearCaches(types)
    const words = types.map((type) => i18n.t(`config.caches.types.${type}.label`).toLowerCase())
    flash(ctx, 'success', i18n.t('messages.cacheCleared', { types: words.join(', ') }))
    return response.redirect().toRoute('merchant.caches.create')
  }
}
