import type { HttpContext } from '@adonisjs/core/http'
import { targetsIn } from '#controllers/merchant/change_answer'
import { Refusal } from '#exceptions/refusal'
import { formTypes } from '#form_types/index'
import { orderDocument } from '#jobs/order_document'
import drive from '@adonisjs/drive/services/main'
import DocumentRun from '#models/document_run'
import { targetsOf } from '#models/form/targets'
import FormPolicy from '#policies/form_policy'
import OfficePolicy from '#policies/office_policy'
import { printRunValidator } from '#validators/changes'
import { editionOf } from '#validators/path'

const shape = (run: DocumentRun) => ({
  id: run.id,
  state: run.state,
  total: run.total,
  done: run.done,
  fileSize: run.fileSize,
  createdAt: run.createdAt.toISO()!,
  ready: run.state === 'done' && run.fileKey !== null,
  error: run.state === 'failed',
})

/** Print runs too large for one answer: their progress and their file. */
export default class BatchesController {
  async index({ inertia, bouncer, auth }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('print')
    const runs = await this.#mine(auth.getUserOrFail().id).orderBy('id', 'desc').limit(50)
    return inertia.render('merchant/batches/index', { batches: runs.map(shape) })
  }

  async show({ inertia, bouncer, auth, params }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('print')
    const run = await this.#mine(auth.getUserOrFail().id)
      .where('id', Number(params.id))
      .firstOrFail()
    return inertia.render('merchant/batches/show', { batch: shape(run) })
  }

  async download({ response, bouncer, auth, params }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('print')
    const run = await this.#mine(auth.getUserOrFail().id)
      .where({ id: Number(params.id), state: 'done' })
      .whereNotNull('fileKey')
      .firstOrFail()
    response.header('Content-Type', 'application/pdf')
    response.header('Content-Disposition', `inline; filename="${run.fileName}"`)
    response.header('Cache-Control', 'no-store')
    return response.stream(await drive.use().getStream(run.fileKey!))
  }

  /** Orders the cards of chosen requests, or of all approved ones that a list's filter shows. */
  async store(ctx: HttpContext) {
    const { request, response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('print')
    const {
      form,
      layout = 'lanyard',
      sheet = 'single',
      ...targets
    } = await request.validateUsing(printRunValidator)
    const formType = formTypes.get(form)
    await bouncer.with(FormPolicy).authorize('print', { type: form })
    const tournament = await editionOf(ctx, formType)
    const selection = await targetsIn(ctx, formType, tournament, targets)
    const rows = await targetsOf(selection).where('forms.state', 'approved').select('forms.id')
    const ids = rows.map(({ id }) => Number(id))
    if (ids.length === 0) throw new Refusal('nothingToPrint')
    const params = { ids, layout, sheet, print: true }
    const run = await orderDocument('cards', auth.getUserOrFail(), params)
    return response.redirect().toRoute('merchant.batches.show', { id: run.id })
  }

  #mine(userId: number) {
    return DocumentRun.query().where({ kind: 'cards', userId })
  }
}
