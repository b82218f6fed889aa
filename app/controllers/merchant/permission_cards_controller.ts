import type { HttpContext } from '@adonisjs/core/http'
import { sendSampleCard } from '#http/files/card_file'
import { sampleForPermission } from '#exports/sample_card'
import Permission from '#models/permission'
import OfficePolicy from '#policies/office_policy'
import { paperOf } from '#validators/preview'

export default class PermissionCardsController {
  async show(ctx: HttpContext) {
    const { params, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const paper = await paperOf(ctx)
    const permission = await Permission.query()
      .where('id', params.id)
      .preload('tournament', (edition) => edition.preload('designs'))
      .firstOrFail()
    const sample = await sampleForPermission(permission, auth.getUserOrFail(), i18n)
    return sendSampleCard(ctx, sample, paper)
  }
}
