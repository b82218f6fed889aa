import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import Form from '#models/form'
import FormPolicy from '#policies/form_policy'

/** Portraits, for whoever works with their request. */
export default class FilesController {
  async show({ request, response, bouncer }: HttpContext) {
    const key = String(request.qs().file ?? '')
    const notFound = new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
    if (!/^portraits\/[0-9A-Z]{26}(\.thumb)?\.jpg$/.test(key)) throw notFound
    const form = await Form.query()
      .where('image', key.replace('.thumb', ''))
      .select('id', 'type')
      .firstOrFail()
    await bouncer.with(FormPolicy).authorize('view', form)
    if (!(await drive.use().exists(key))) throw notFound
    response.header('Content-Type', 'image/jpeg')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', `default-src 'none'; sandbox`)
    response.header('Cache-Control', 'private, max-age=3600')
    return response.stream(await drive.use().getStream(key))
  }
}
