import type { HttpContext } from '@adonisjs/core/http'
import { sendCards } from '#http/files/card_file'
import { sampleForPermission } from '#exports/sample_card'
import { noteAccess } from '#journal/entries'
import { cardFaceOf } from '#models/form/card_face'
import Permission from '#models/permission'
import OfficePolicy from '#policies/office_policy'
import { paperOf } from '#validators/preview'

export default class PermissionCardsController {
  async show(ctx: HttpContext) {
    const { params, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const user = auth.getUserOrFail()
    const paper = await paperOf(ctx)
    const permission = await Permission.query()
      .where('id', params.id)
      .preload('tournament', (edition) => edition.preload('designs'))
      .firstOrFail()
    const sample = await sampleForPermission(permission, user, i18n)
    if (sample.$isPersisted) await noteAccess(user, 'print', { formId: sample.id, total: 1 })
    return sendCards(ctx, [await cardFaceOf(sample, { sample: true })], paper)
  }
}
