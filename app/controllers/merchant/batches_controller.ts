import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import DocumentRun from '#models/document_run'
import OfficePolicy from '#policies/office_policy'

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

  #mine(userId: number) {
    return DocumentRun.query().where({ kind: 'cards', userId })
  }
}
