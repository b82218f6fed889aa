import { undoCounts } from '#imports/undo_rows'
import type { HttpContext } from '@adonisjs/core/http'
import { importAnswer } from '#http/import_answer'
import { archiveBytes } from '#documents/photo_archive'
import { limits } from '#documents/spreadsheet'
import type { FormType } from '#form_types/define'
import { peopleColumns } from '#imports/people_columns'
import { receivePeople } from '#imports/receive_people'
import { confirmList, planFor } from '#imports/receive_list'
import { failuresOf } from '#imports/result_sheet'
import ImportRun from '#models/import_run'
import OfficePolicy from '#policies/office_policy'
import { importPreview, importRow, undoProp } from '#props/import'
import { importChoiceValidator, importMappingValidator, listUpload } from '#validators/import'
import { editionOf, authorizePeopleImport, peopleRunOf } from '#http/route_records'
import { peopleImportValidator } from '#validators/people_import'
import { localeOf } from '#config/i18n'

const SHOWN_RUNS = 20
const SHOWN_FAILURES = 50

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
      form: formProp(formType, ctx),
      limits: { bytes: limits.bytes, rows: limits.rows, photoBytes: archiveBytes },
      columns: peopleColumns(formType, i18n.locale),
      imports: runs.map((run) => importRow(run, auth.getUserOrFail(), i18n)),
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
    const edition = await editionOf(ctx, formType)
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

  async show(ctx: HttpContext) {
    const { inertia, request, auth, i18n } = ctx
    const formType = await authorizePeopleImport(ctx)
    const run = await peopleRunOf(ctx, formType)
    const user = auth.getUserOrFail()
    const form = formProp(formType, ctx)
    if (run.state === 'preview' && run.isReadableBy(user)) {
      const choice = await request.validateUsing(importChoiceValidator, { data: request.qs() })
      const plan = await planFor(run, choice)
      const preview = importPreview(run, plan, user, i18n)
      return inertia.render('merchant/imports/preview', { form, ...preview })
    }
    return inertia.render('merchant/imports/show', {
      form,
      run: importRow(run, user, i18n),
      undo: async () => (run.isUndoable ? undoProp(await undoCounts(run, user), i18n) : null),
      failures: () => (run.isReadableBy(user) ? failuresOf(run, i18n, SHOWN_FAILURES) : []),
    })
  }

  async update(ctx: HttpContext) {
    const { request, bouncer } = ctx
    const run = await peopleRunOf(ctx, await authorizePeopleImport(ctx))
    await bouncer.with(OfficePolicy).authorize('readImport', run)
    const {
      mapping,
      confirm: confirmed,
      ...choice
    } = await request.validateUsing(importMappingValidator)
    await confirmList(run, mapping, { ...choice, confirmed })
    return importAnswer(ctx, run)
  }
}

const formProp = ({ key }: FormType, { i18n }: HttpContext) => ({
  type: key,
  title: i18n.t(`forms.${key}.title`),
})
