import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { readMultipart } from '#http/files/multipart_body'
import { takesFiles } from '#middleware/files_middleware'

/** For routes without files: reads the fields of a multipart body and drops its files. */
export default class FieldsMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    if (request.bodyType === 'multipart' && !takesFiles(ctx)) await readMultipart(request)
    return next()
  }
}
