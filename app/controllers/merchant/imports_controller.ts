import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { importAnswer } from '#http/import_answer'
import { authorizePlayersImport } from '#http/import_runs'
import { limits } from '#documents/spreadsheet'
import { kindOf } from '#imports/kinds'
import { receiveList } from '#imports/receive_list'
import ImportRun from '#models/import_run'
import Tournament from '#models/tournament'
import { importRow } from '#props/import'
import { pager } from '#props/pager'
import { importListValidator, importValidator, listUpload } from '#validators/import'
import { noActiveEdition } from '#http/route_records'

const PER_PAGE = 30

export default class ImportsController {
  async index(ctx: HttpContext) {
    const { inertia, request, auth, i18n } = ctx
    const tour = await authorizePlayersImport(ctx)
    const query = await request.validateUsing(importListValidator, { data: request.qs() })
    const imports = await ImportRun.query()
      .where({ kind: 'players', tour })
      .preload('user')
      .orderBy('id', 'desc')
      .paginate(query.page ?? 1, PER_PAGE)
    return inertia.render('merchant/imports/index', {
      tour,
      imports: {
        data: await Promise.all(
          imports.all().map((run) => importRow(run, auth.getUserOrFail(), i18n))
        ),
        ...pager(request.url(), query, imports),
      },
      can: { create: true },
    })
  }

  async create(ctx: HttpContext) {
    const { inertia, i18n } = ctx
    const tour = await authorizePlayersImport(ctx)
    return inertia.render('merchant/imports/create', {
      tour,
      limits: { bytes: limits.bytes, rows: limits.rows },
      columns: kindOf({ kind: 'players', tour, formType: null }).columns(i18n),
    })
  }

  async store(ctx: HttpContext) {
    const { request, auth } = ctx
    const tour = await authorizePlayersImport(ctx)
    await ctx.takeFiles()
    const { file, preview, confirm: confirmed } = await request.validateUsing(importValidator)
    const routes = tour === 'ATP' ? 'merchant.imports_atp' : 'merchant.imports'
    const edition = await Tournament.activeOf('tennis')
    if (!edition) throw noActiveEdition('tennis', urlFor(`${routes}.index`))
    const order = { kind: 'players' as const, tour, tournamentId: edition.id }
    const options = { preview, confirmed }
    const run = await receiveList(listUpload(file), order, auth.getUserOrFail(), options)
    return importAnswer(ctx, run)
  }
}
