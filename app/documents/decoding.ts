import { extname, join } from 'node:path'
import { Exception } from '@adonisjs/core/exceptions'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { decoding } from '#config/documents'
import { ProgramFailure } from '#documents/child_program'
import { ChildPool } from '#documents/child_pool'
import type { DecodingOrder, Pages, Reply, UploadedDocument } from '#documents/decoding/orders'
import { type Photo, PhotoError } from '#documents/photo'

export type { Pages, UploadedDocument } from '#documents/decoding/orders'

const program = join(import.meta.dirname, 'decoding', `child${extname(import.meta.filename)}`)

/**
 * Child processes, so that a fault of a decoder cannot stop the application or read its memory. What
 * exceeds their limits, or stops them, is a damaged picture.
 */
const pictures = new ChildPool<DecodingOrder>({ ...decoding, program, size: decoding.pictures })
/** Apart, so that a slow document does not hold up the photos of requests. */
const pages = new ChildPool<DecodingOrder>({ ...decoding, program, size: decoding.pages })

/** The process that drew a document ended. The document may be good. */
class DrawingStopped extends Exception {
  static status = 503
  static code = 'E_DRAWING_STOPPED'
}

export const decodePhoto = (bytes: Buffer) => decode<Photo>(pictures, { work: 'photo', bytes })

export const decodeLogo = (bytes: Buffer) => decode<Buffer>(pictures, { work: 'logo', bytes })

export const decodeBackground = (bytes: Buffer) =>
  decode<Buffer>(pictures, { work: 'background', bytes })

export const decodeStrokes = (bytes: Buffer) =>
  decode<Buffer | null>(pictures, { work: 'strokes', bytes })

export const countPages = (document: UploadedDocument): Promise<Pages> =>
  decode<Pages>(pages, { work: 'pages', document }).catch((error) => {
    if (error instanceof PhotoError) return { problem: 'unreadable' }
    throw error
  })

/** A page, counted from 1, of the file `key` as a JPEG with `mark` across it. @throws PhotoError, DrawingStopped */
export const drawMarkedPage = (
  document: UploadedDocument,
  { key, page, mark }: { key: string; page: number; mark: string }
) => decode<Buffer>(pages, { work: 'page', document, page, mark }, key)

/** Until when no page of a document is drawn, by its key: one of its pages exceeded a limit. */
const paused = new Map<string, DateTime>()
const PAUSE = { minutes: 10 }

function pause(key: string) {
  const now = DateTime.utc()
  for (const [other, end] of paused) if (end < now) paused.delete(other)
  paused.set(key, now.plus(PAUSE))
}

function refusePaused(key: string) {
  const end = paused.get(key)
  if (end && end > DateTime.utc()) throw new PhotoError('broken')
}

async function decode<Answer>(
  pool: ChildPool<DecodingOrder>,
  order: DecodingOrder,
  key?: string
): Promise<Answer> {
  const asked = pool.ask<Reply<Answer>>(order, () => {
    if (key) refusePaused(key)
  })
  const reply = await asked.catch((failure) => {
    if (!(failure instanceof ProgramFailure)) throw failure
    if (key && ['time', 'memory'].includes(failure.failure)) pause(key)
    if (pool === pages && failure.failure === 'crashed')
      throw new DrawingStopped(failure.message, { cause: failure })
    return { complaint: `${failure.failure}: ${failure.message}` }
  })
  if ('answer' in reply) return reply.answer
  if ('refused' in reply) throw new PhotoError(reply.refused)
  logger.error({ work: order.work, complaint: reply.complaint }, 'picture not decoded')
  throw new PhotoError('broken')
}
