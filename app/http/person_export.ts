import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import { requireFreshLogin } from '#http/login/fresh_login'
import { noteAccess } from '#journal/entries'
import type { PersonExport } from '#people/export'
import { personSheet } from '#people/sheets'
import OfficePolicy from '#policies/office_policy'
import { personExportValidator } from '#validators/people'
import { countExport } from '#start/limiter'
import { nameFile } from '#http/files/named_file'

type Exporting = { of(id: number, i18n: I18n): Promise<PersonExport> }

/** Sends what is kept about the person or the tutor of a request, and notes it. */
export async function sendPersonExport(ctx: HttpContext, exporting: Exporting) {
  const { params, request, response, bouncer, auth, i18n } = ctx
  await bouncer.with(OfficePolicy).authorize('configure')
  const { format = 'json' } = await request.validateUsing(personExportValidator, {
    data: request.qs(),
  })
  const data = await exporting.of(Number(params.id), i18n)
  await bouncer.with(OfficePolicy).authorize('readPerson', data.person)
  requireFreshLogin(ctx)
  const user = auth.getUserOrFail()
  await countExport(user, { redirectTo: request.url().replace(/\/export$/, '') })
  const { newest, ids } = data.person
  await noteAccess(user, 'export', { formId: newest.id, total: ids.length, detail: format })
  const bytes = format === 'pdf' ? await personSheet(data, i18n) : null
  const json = bytes ? null : await data.toJson()
  await data.record(user, format)
  nameFile(response, `${data.fileName}.${format}`)
  if (json) return response.json(json)
  response.header('Content-Type', 'application/pdf')
  return response.send(bytes)
}
