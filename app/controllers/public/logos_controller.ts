import type { HttpContext } from '@adonisjs/core/http'
import { readLogo } from '#models/tournament/logo'
import { notFound } from '#http/route_records'

export default class LogosController {
  async show(ctx: HttpContext) {
    const { response, params } = ctx
    const picture = await readLogo(`logos/${params.key}`)
    if (!picture) throw notFound(ctx)
    response.header('Cache-Control', 'public, max-age=31536000, immutable')
    response.header('Content-Type', 'image/png')
    return response.send(picture)
  }
}
