import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Refuses compressed bodies: a kilobyte could unpack to a megabyte, and no browser sends one. */
export default class PlainBodyMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if ((request.header('content-encoding') || 'identity').toLowerCase() !== 'identity')
      throw new Exception('compressed body', { status: 415, code: 'E_UNSUPPORTED_MEDIA_TYPE' })
    return next()
  }
}
