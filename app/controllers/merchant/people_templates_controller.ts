import type { HttpContext } from '@adonisjs/core/http'
import { Workbook } from '#documents/workbook'
import { peopleSheet } from '#models/import/people_sheet'
import { editionOf, mayCreateMany } from '#validators/path'

/** The empty list of a form, to be filled in by whoever sends many people. */
export default class PeopleTemplatesController {
  async show(ctx: HttpContext) {
    const { response, i18n } = ctx
    const formType = await mayCreateMany(ctx)
    const edition = await editionOf(ctx, formType)
    const template = await peopleSheet(formType, edition as any, i18n)
    response.header('Content-Type', Workbook.contentType)
    response.header(
      'Content-Disposition',
      `attachment; filename="${formType.key}-${i18n.locale}.xlsx"`
    )
    response.header('Cache-Control', 'no-store')
    return response.stream(template.stream())
  }
}
