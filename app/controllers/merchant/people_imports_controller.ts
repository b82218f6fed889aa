import type { HttpContext } from '@adonisjs/core/http'
import { importAnswer } from '#http/import_answer'
import { authorizePeopleImport } from '#http/import_runs'
import { archiveBytes } from '#documents/photo_archive'
import { limits } from '#documents/spreadsheet'
import { peopleColumns } from '#imports/people_columns'
import { receivePeople } from '#imports/receive_people'
import ImportRun from '#models/import_run'
import { importRow, ownerProp } from '#props/import'
import { listUpload } from '#validators/import'
import { activeEditionOf, editionOf } from '#http/route_records'
import { peopleImportValidator } from '#validators/people_import'
import { localeOf } from '#config/i18n'

const SHOWN_RUNS = 20

export default class PeopleImportsController {
  async index(ctx: HttpContext) {
    const { inertia, auth, i18n } = ctx
    const formType = await authorizePeopleImport(ctx)
    const { id } = await editionOf(ctx, formType)
    const runs = await ImportRun.query()
      .where({ kind: 'people', formType: formType.key, tournamentId: id })
      .preload('user')
      .orderBy('id', 'desc')
      .limit(SHOWN_RUNS)
    return inertia.render('merchant/imports/create', {
      ...ownerProp({ tour: null, formType: formType.key }, i18n),
      limits: { bytes: limits.bytes, rows: limits.rows, photoBytes: archiveBytes },
      columns: peopleColumns(formType, i18n.locale),
      imports: await Promise.all(runs.map((run) => importRow(run, auth.getUserOrFail(), i18n))),
    })
  }

  async store(ctx: HttpContext) {
    const { request, auth, i18n } = ctx
    const formType = await authorizePeopleImport(ctx)
    await ctx.takeFiles()
    const {
      file,
      photos,
      accepted,
      notify,
      preview,
      confirm: confirmed,
    } = await request.validateUsing(peopleImportValidator)
    const edition = await activeEditionOf(ctx, formType)
    const terms = {
      accepted: accepted ?? false,
      notify: notify ?? true,
      locale: localeOf(i18n),
    }
    const order = { formType: formType.key, tournamentId: edition.id, terms }
    const files = { list: listUpload(file), photos: photos?.tmpPath ?? null }
    const run = await receivePeople(files, order, auth.getUserOrFail(), { preview, confirmed })
    return importAnswer(ctx, run)
  }
}
