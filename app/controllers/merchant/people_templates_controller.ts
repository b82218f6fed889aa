import type { HttpContext } from '@adonisjs/core/http'
import { Workbook } from '#documents/workbook'
import { peopleSheet } from '#imports/people_sheet'
import { authorizePeopleImport } from '#http/import_runs'
import { editionWithLists } from '#http/route_records'
import { nameFile } from '#http/files/named_file'

export default class PeopleTemplatesController {
  async show(ctx: HttpContext) {
    const { response, i18n } = ctx
    const formType = await authorizePeopleImport(ctx)
    const edition = await editionWithLists(ctx, formType)
    const template = await peopleSheet(formType, edition, i18n)
    response.header('Content-Type', Workbook.contentType)
    nameFile(response, `${formType.key}-${i18n.locale}.xlsx`)
    return response.stream(template.stream())
  }
}
