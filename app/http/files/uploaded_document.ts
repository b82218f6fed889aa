import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { notFound } from '#http/route_records'
import Form from '#models/form'
import FormFile from '#models/form_file'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'

/** The document that `?file=` names, for users who may correct its request; of a minor after a confirmation. */
export async function uploadedDocument(ctx: HttpContext): Promise<FormFile> {
  await ctx.bouncer.with(OfficePolicy).authorize('readDocuments')
  const key = String(ctx.request.qs().file ?? '')
  if (!/^documents\/[0-9A-Z]{26}\.(pdf|png|jpg)$/.test(key)) throw notFound(ctx)
  const file = await FormFile.query().where('key', key).firstOrFail()
  const form = await Form.query().where('id', file.formId).preload('tournament').firstOrFail()
  await ctx.bouncer.with(FormPolicy).authorize('edit', form)
  if (form.isOfMinor) requireFreshLogin(ctx)
  file.$setRelated('form', form)
  return file
}
