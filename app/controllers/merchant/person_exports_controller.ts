import type { HttpContext } from '@adonisjs/core/http'
import { sendExport } from '#controllers/merchant/send_export'
import { PersonExport } from '#people/export'

export default class PersonExportsController {
  show(ctx: HttpContext) {
    return sendExport(ctx, PersonExport)
  }
}
