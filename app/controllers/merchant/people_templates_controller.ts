import type { HttpContext } from '@adonisjs/core/http'
import { Workbook } from '#documents/workbook'
import { peopleSheet } from '#models/import/people_sheet'
import FormPolicy from '#policies/form_policy'
import { editionOf, formTypeOf } from '#validators/path'

/** The empty list of a form, to be filled in by whoever sends many people. */
export default class PeopleTemplatesController {
  async show(ctx: HttpContext) {
    const { response, bouncer, i18n } = ctx
    const formType = formTypeOf(ctx)
    await bouncer.with(FormPolicy).authorize('createMany', { type: formType.key })
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
