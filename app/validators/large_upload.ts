import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { randomToken } from '#models/secrets'

/**
 * Takes the files of a request whose route has them wait (`config/bodyparser`), once it is known
 * that its sender may send so much. After it they are there as in every other request.
 */
export async function takeFiles({ request, response }: HttpContext, limit: number) {
  const { multipart } = request
  if (request.bodyType !== 'multipart' || multipart.state !== 'idle') return
  multipart.onFile('*', { deferValidations: true }, async (part, report) => {
    const tmpPath = join(tmpdir(), randomToken())
    // So large that they are not left lying about, unlike other uploads.
    response.onFinish(() => void rm(tmpPath, { force: true }))
    try {
      part.pause()
      part.on('data', report)
      await pipeline(part, createWriteStream(tmpPath))
      return { tmpPath }
    } catch (error) {
      multipart.abort(error)
    }
  })
  await multipart.process({ limit })
}
