import { extname, posix } from 'node:path'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** Hashed names never change their content, so browsers keep it. */
export const KEPT_FOREVER = 'public, max-age=31536000, immutable'

/** The server bundle is not served. Responses for shared caches carry no session cookie. */
@inject()
export default class StaticCacheMiddleware {
  constructor(private files: StaticMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = pathOf(request.url())
    if (path.startsWith('/assets/server')) return response.notFound('Not found')
    const isAsset = path.startsWith('/assets/')
    if (isAsset) response.header('Cache-Control', KEPT_FOREVER)
    // Looking for the file of a page, which has no ending, would wait for photos that are being read.
    const mayBeFile = isAsset || extname(path) !== '' || path.includes('%')
    const notAFile = () => {
      if (isAsset) response.header('Cache-Control', 'no-store')
      return next()
    }
    const output = mayBeFile ? await this.files.handle(ctx, notAFile) : await next()
    if (path.startsWith('/logos/')) response.removeHeader('set-cookie')
    return output
  }
}

/** The path as the server of files reads it; a broken one is refused there. */
function pathOf(url: string) {
  try {
    return posix.normalize(decodeURIComponent(url))
  } catch {
    return url
  }
}
