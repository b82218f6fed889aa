import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { limits } from '#documents/spreadsheet'
import { flash } from '#exceptions/flash'
import { Refusal } from '#exceptions/refusal'
import { kindOf } from '#models/import/kinds'
import { look, receive } from '#models/import/receiving'
import { failuresOf } from '#models/import/result'
import ImportRun from '#models/import_run'
import Tournament from '#models/tournament'
import OfficePolicy from '#policies/office_policy'
import { importPreview, importRow } from '#transformers/import_transformer'
import { pager } from '#transformers/pager'
import { listUpload } from '#validators/uploaded_list'
import { importChoiceValidator, importListValidator, importValidator } from '#validators/import'
import { importRunOf, tourOfPath } from '#validators/path'

const PER_PAGE = 30
const SHOWN_FAILURES = 50

/** The tours' lists of players: files that were imported, and another one. */
export default class ImportsController {
  async index(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const query = await request.validateUsing(importListValidator, { data: request.qs() })
    const tour = tourOfPath(ctx)
    const found = await ImportRun.query()
      .where({ kind: 'players', tour })
      .preload('user')
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    return inertia.render('merchant/imports/index', {
      tour,
      imports: {
        data: found.all().map((run) => importRow(run, i18n)),
        ...pager(request.url(), query, found),
      },
      can: { create: true },
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const tour = tourOfPath(ctx)
    return inertia.render('merchant/imports/create', {
      tour,
      limits: { bytes: limits.bytes, rows: limits.rows },
      columns: kindOf({ kind: 'players', tour, formType: null }).columns(i18n),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const { file, preview } = await request.validateUsing(importValidator)
    const tour = tourOfPath(ctx)
    const name = tour === 'ATP' ? 'merchant.imports_atp' : 'merchant.imports'
    const edition = await Tournament.activeOf('tennis')
    if (!edition) throw new Refusal('noActiveEdition', {}, { redirectTo: urlFor(`${name}.index`) })
    const order = { kind: 'players' as const, tour, tournamentId: edition.id }
    const run = await receive(listUpload(file), order, auth.getUserOrFail(), { preview })
    if (run.state === 'preview') return response.redirect().toRoute(`${name}.edit`, { id: run.id })
    flash(
      ctx,
      run.state === 'done' ? 'success' : 'info',
      i18n.t(`messages.import.${run.state}`, run.counts)
    )
    return response.redirect().toRoute(`${name}.show`, { id: run.id })
  }

  /** What became of a list; before it is begun, what its columns are taken for. */
  async show(ctx: HttpContext) {
    const { inertia, request, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('import')
    const run = await importRunOf(ctx)
    const tour = tourOfPath(ctx)
    if (run.state === 'preview') {
      const choice = await request.validateUsing(importChoiceValidator, { data: request.qs() })
      const plan = await look(run, choice)
      return inertia.render('merchant/imports/preview', { tour, ...importPreview(run, plan, i18n) })
    }
    return inertia.render('merchant/imports/show', {
      tour,
      run: importRow(run, i18n),
      failures: () => failuresOf(run, i18n, SHOWN_FAILURES),
    })
  }
}
