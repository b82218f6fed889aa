import { PassThrough } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { CardSheet } from '#documents/card_sheet'
import { sampleOf } from '#documents/sample_card'
import { formTypes } from '#form_types/index'
import { cardFaceOf } from '#models/form/card_face'
import Permission from '#models/permission'
import OfficePolicy from '#policies/office_policy'
import { previewValidator } from '#validators/preview'

/** The card that a permission profile makes, as it is stored. */
export default class PermissionCardsController {
  async show(ctx: HttpContext) {
    const { params, request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const { layout = 'lanyard' } = await request.validateUsing(previewValidator, {
      data: request.qs(),
    })
    const permission = await Permission.query()
      .where('id', params.id)
      .preload('tournament')
      .firstOrFail()
    const user = auth.getUserOrFail()
    const types = formTypes.keys().filter((type) => user.seesType(type))
    const face = await cardFaceOf(await sampleOf(permission, types, i18n))
    const pdf = new PassThrough()
    response.header('Content-Type', 'application/pdf')
    response.header('Cache-Control', 'no-store')
    const drawing = new CardSheet([face], { layout, sheet: 'single' }).render(pdf)
    drawing.catch((error) => pdf.destroy(error))
    return response.stream(pdf)
  }
}
