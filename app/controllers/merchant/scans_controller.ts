import type { HttpContext } from '@adonisjs/core/http'
import { isJsonCaller } from '#http/json_caller'
import Scan from '#models/scan'
import OfficePolicy from '#policies/office_policy'
import { scanResult, scanZones } from '#props/scan'
import { scanValidator } from '#validators/scan'

export default class ScansController {
  async create({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('scan')
    return inertia.render('merchant/scan', { zones: await scanZones(i18n), result: null })
  }

  async store(ctx: HttpContext) {
    const { request, inertia, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('scan')
    const { scan, zone, sport } = await request.validateUsing(scanValidator)
    const user = auth.getUserOrFail()
    const checked = await Scan.check(scan, { zone, sport }, user)
    const result = await scanResult(checked, zone, user, i18n)
    if (isJsonCaller(ctx)) return { result }
    return inertia.render('merchant/scan', { zones: await scanZones(i18n), result })
  }
}
