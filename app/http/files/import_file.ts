import { extname, parse } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { Workbook } from '#documents/workbook'
import { nameFile } from '#http/files/named_file'
import { requireFreshLogin } from '#http/login/fresh_login'
import { notFound } from '#http/route_records'
import { resultSheet } from '#imports/result_sheet'
import { noteAccess } from '#journal/entries'
import type ImportRun from '#models/import_run'
import OfficePolicy from '#policies/office_policy'
import { openRunFile } from '#sealing/run_files'

/** The result is made on each download, in the reader's language. */
export async function sendResult(ctx: HttpContext, run: ImportRun) {
  await ctx.bouncer.with(OfficePolicy).authorize('readImport', run)
  requireFreshLogin(ctx)
  if (!run.resultKey || !(await fileExists(run.rowsKey))) throw notFound(ctx)
  await noteFile(ctx, run)
  const name = ctx.i18n.t('messages.import.resultFile', { file: parse(run.file).name })
  attach(ctx, `${name}.xlsx`, Workbook.contentType)
  return ctx.response.stream(new Workbook(resultSheet(run, ctx.i18n)).stream())
}

export async function sendOriginal(ctx: HttpContext, run: ImportRun) {
  await ctx.bouncer.with(OfficePolicy).authorize('readImport', run)
  requireFreshLogin(ctx)
  if (!(await fileExists(run.fileKey))) throw notFound(ctx)
  await noteFile(ctx, run)
  const isText = extname(run.fileKey!) === '.csv'
  attach(ctx, run.file, isText ? 'text/csv' : 'application/octet-stream')
  return ctx.response.stream(await openRunFile(run, run.fileKey!))
}

const noteFile = ({ auth }: HttpContext, { kind, registries: total }: ImportRun) =>
  noteAccess(auth.getUserOrFail(), 'export', { total, detail: `import_${kind}` })

const fileExists = async (key: string | null) => key !== null && (await drive.use().exists(key))

function attach({ response }: HttpContext, name: string, type: string) {
  response.header('Content-Type', type)
  nameFile(response, name)
}
