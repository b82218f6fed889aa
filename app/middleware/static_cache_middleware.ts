import { access } from 'node:fs/promises'
import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'

/** What the build lays beside an asset, the smallest first. */
const packings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
]

/**
 * Hashed assets never change, so browsers keep them; the server bundle is not served. Responses
 * that shared caches may keep have no session.
 */
export default class StaticCacheMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = new URL(request.url(), 'http://localhost').pathname.replace(/\/+/g, '/')
    if (decodeURIComponent(path).startsWith('/assets/server')) return response.notFound('Not found')
    if (path.startsWith('/assets/')) {
      response.header('Cache-Control', 'public, max-age=31536000, immutable')
      await usePacked(ctx, path)
    }
    const output = await next()
    if (path.startsWith('/logos/')) response.removeHeader('set-cookie')
    return output
  }
}

/** Answers with the packed file of the build, instead of packing an asset for each visitor. */
async function usePacked({ request, response }: HttpContext, path: string) {
  // A range is counted in the bytes of the file itself.
  if (path.includes('%') || request.header('range')) return
  const accepted = request.encodings()
  for (const { encoding, ending } of packings) {
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
