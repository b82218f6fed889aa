import type { HttpContext } from '@adonisjs/core/http'
import { sendPersonExport } from '#http/person_export'
import { PersonExport } from '#people/export'

export default class PersonExportsController {
  show(ctx: HttpContext) {
    return sendPersonExport(ctx, PersonExport)
  }
}
