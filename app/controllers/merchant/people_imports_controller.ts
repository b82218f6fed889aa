import type { HttpContext } from '@adonisjs/core/http'
import { archiveBytes } from '#documents/photo_archive'
import { limits } from '#documents/spreadsheet'
import { flash } from '#exceptions/flash'
import type { FormType } from '#form_types/define'
import { peopleColumns } from '#models/import/people_columns'
import { receivePeople } from '#models/import/people_receiving'
import { confirm, look } from '#models/import/receiving'
import { failuresOf } from '#models/import/result'
import ImportRun from '#models/import_run'
import { importPreview, importRow } from '#transformers/import_transformer'
import { importChoiceValidator, importMappingValidator } from '#validators/import'
import { takeFiles } from '#validators/large_upload'
import { editionOf, mayCreateMany, peopleRunOf } from '#validators/path'
import { peopleImportBytes, peopleImportValidator } from '#validators/people_import'
import { listUpload } from '#validators/uploaded_list'

const SHOWN_RUNS = 20
const SHOWN_FAILURES = 50

/** Lists of people who ask by a form: another one, and what became of those before. */
export default class PeopleImportsController {
  async index(ctx: HttpContext) {
    const { inertia, i18n } = ctx
    const formType = await mayCreateMany(ctx)
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
      imports: runs.map((run) => importRow(run, i18n)),
    })
  }

  async store(ctx: HttpContext) {
    const { request, auth, i18n } = ctx
    const formType = await mayCreateMany(ctx)
    await takeFiles(ctx, peopleImportBytes)
    const { file, photos, preview, accepted, notify } =
      await request.validateUsing(peopleImportValidator)
    const edition = await editionOf(ctx, formType)
    const terms = { accepted: accepted ?? false, notify: notify ?? true, locale: i18n.locale }
    const order = { formType: formType.key, tournamentId: edition.id, terms: terms as any }
    const files = { list: listUpload(file), photos: photos?.tmpPath ?? null }
    const run = await receivePeople(files, order, auth.getUserOrFail(), { preview })
    return shownAt(ctx, run)
  }

  async show(ctx: HttpContext) {
    const { inertia, request, i18n } = ctx
    const formType = await mayCreateMany(ctx)
    const run = await peopleRunOf(ctx, formType)
    const form = formProp(formType, ctx)
    if (run.state === 'preview') {
      const choice = await request.validateUsing(importChoiceValidator, { data: request.qs() })
      const plan = await look(run, choice)
      return inertia.render('merchant/imports/preview', { form, ...importPreview(run, plan, i18n) })
    }
    return inertia.render('merchant/imports/show', {
      form,
      run: importRow(run, i18n),
      failures: () => failuresOf(run, i18n, SHOWN_FAILURES),
    })
  }

  /** Says what the columns of a list are, and begins. */
  async update(ctx: HttpContext) {
    const { request } = ctx
    const run = await peopleRunOf(ctx, await mayCreateMany(ctx))
    const { mapping, ...choice } = await request.validateUsing(importMappingValidator)
    await confirm(run, mapping, choice)
    return shownAt(ctx, run)
  }
}

const formProp = ({ key }: FormType, { i18n }: HttpContext) => ({
  type: key,
  title: i18n.t(`forms.${key}.title`),
})

function shownAt(ctx: HttpContext, run: ImportRun) {
  const { response, params, i18n } = ctx
  if (run.state !== 'preview')
    flash(
      ctx,
      run.state === 'done' ? 'success' : 'info',
      i18n.t(`messages.import.${run.state}`, run.counts)
    )
  return response.redirect().toRoute('merchant.import_people.show', {
    form: params.form,
    id: run.id,
  })
}
