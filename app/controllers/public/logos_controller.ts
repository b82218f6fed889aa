import type { HttpContext } from '@adonisjs/core/http'
import { readLogo } from '#models/tournament/logo'
import { notFound } from '#validators/path'

/** The marks of the tournaments, which everybody may see. */
export default class LogosController {
  async show(ctx: HttpContext) {
    const { response, params } = ctx
    const picture = await readLogo(`logos/${params.key}`)
    if (!picture) throw notFound(ctx)
    // Another mark has another key.
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.header('Content-Type', 'image/png')
    response.header('X-Content-Type-Options', 'nosniff')
    return response.send(picture)
  }
}
