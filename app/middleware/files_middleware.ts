import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { refuseMalware } from '#http/files/malware'
import { readMultipart } from '#http/files/multipart_body'
import { randomToken } from '#text/secrets'
import { folderOfRequest, removeScratch } from '#process/scratch_folder'

/** Bytes, or a text such as `8mb`. */
type Limit = number | string

const MOST_FILES = 20

const BLOCK = 64 * 1024

/**
 * `limit` is for the whole body, which stays unread until the controller has checked the rights and calls
 * `takeFiles`. At the end of the request the files are removed, also after an error.
 */
export default class FilesMiddleware {
  async handle(ctx: HttpContext, next: NextFn, limit: Limit) {
    const folder = folderOfRequest()
    ctx.takeFiles = () => takeFiles(ctx, folder, limit)
    try {
      return await next()
    } finally {
      await removeScratch(folder)
    }
  }
}

export const takesFiles = ({ route }: HttpContext) =>
  [...route!.middleware.all()].some((one) => 'handle' in one && one.name === 'files')

async function takeFiles(ctx: HttpContext, folder: string, limit: Limit) {
  const { request } = ctx
  const { multipart } = request
  if (request.bodyType !== 'multipart' || multipart.state !== 'idle') return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let files = 0
  multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    const tmpPath = join(folder, randomToken())
    try {
      if (++files > MOST_FILES) throw tooMuch()
      part.pause()
      await pipeline(part, inBlocks(report), createWriteStream(tmpPath, { mode: 0o600 }))
      return { tmpPath }
    } catch (error) {
      multipart.abort(error)
    }
  })
  await readMultipart(request, { limit })
  await refuseMalware(ctx)
}

/**
 * The parser may cut a file into single bytes, and the body parser looks at all of a file again for each
 * piece that comes before its type is known.
 */
const inBlocks = (report: (block: Buffer) => unknown) =>
  async function* (pieces: AsyncIterable<Buffer>) {
    let waiting: Buffer[] = []
    let length = 0
    for await (const piece of pieces) {
      waiting.push(piece)
      length += piece.length
      if (length < BLOCK) continue
      const block = Buffer.concat(waiting)
      waiting = []
      length = 0
      await report(block)
      yield block
    }
    const rest = Buffer.concat(waiting)
    await report(rest)
    yield rest
  }

const tooMuch = () =>
  new Exception('too many files', { status: 413, code: 'E_REQUEST_ENTITY_TOO_LARGE' })

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    /** Reads a multipart body with its files; only on routes with `middleware.files`. */
    takeFiles(): Promise<void>
  }
}
