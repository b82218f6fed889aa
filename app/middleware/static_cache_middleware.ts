import { access } from 'node:fs/promises'
import { extname, posix } from 'node:path'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/** Compressed copies that the build puts beside an asset, the smallest first. */
const compressedCopies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

/**
 * Serves the files of `public`, but for the server bundle. Hashed assets never change, so browsers
 * keep them. Responses for shared caches carry no session cookie.
 */
@inject()
export default class StaticCacheMiddleware {
  constructor(private files: StaticMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = pathOf(request.url())
    if (path.startsWith('/assets/server')) return response.notFound('Not found')
    if (path.startsWith('/assets/')) {
      response.header('Cache-Control', 'public, max-age=31536000, immutable')
      await useCompressedCopy(ctx, path)
    }
    // Looking for the file of a page, which has no ending, would wait for photos that are being read.
    const mayBeFile = extname(path) !== '' || path.includes('%')
    const notAFile = () => {
      if (path.startsWith('/assets/')) response.header('Cache-Control', 'no-store')
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

/** Serves the compressed copy of the build instead of compressing the asset for each visitor. */
async function useCompressedCopy({ request, response }: HttpContext, path: string) {
  // A range is counted in the bytes of the file itself.
  if (!/^[\w./-]+$/.test(path) || request.header('range')) return
  const accepted = request.encodings()
  for (const { encoding, ending } of compressedCopies) {
    if (!accepted.includes(encoding) || !(await exists(`${path}${ending}`))) continue
    response.header('Content-Encoding', encoding).type(extname(path))
    request.request.url = `${path}${ending}`
    return
  }
}

const exists = (path: string) =>
  access(app.publicPath(path)).then(
    () => true,
    () => false
  )
