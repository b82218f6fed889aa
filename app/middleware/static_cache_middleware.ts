import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Hashed assets never change, so browsers keep them; the server bundle beside them is nobody's.
 * What shared caches may keep carries no session.
 */
export default class StaticCacheMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = new URL(request.url(), 'http://localhost').pathname.replace(/\/+/g, '/')
    if (decodeURIComponent(path).startsWith('/assets/server')) return response.notFound('Not found')
    if (path.startsWith('/assets/')) {
      response.header('Cache-Control', 'public, max-age=31536000, immutable')
    }
    const output = await next()
    if (path.startsWith('/logos/')) response.removeHeader('set-cookie')
    return output
  }
}
