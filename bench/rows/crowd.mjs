import { ms, spread } from '../tools/figures.mjs'
import { photo } from '../tools/photo.mjs'
import { startServer } from '../tools/process.mjs'
import { Visitor } from '../tools/visitor.mjs'
import { PRESS } from './public_page.mjs'
import { firstPressDay, pressForm } from './submission.mjs'

const VISITORS = 8
const MAX_P95_MS = 400
// What the upload widget makes of a telephone's photo.
const CROPPED = { width: 1050, height: 1350 }

/** Visitors who send one form after the other, each with a photo of its own. */
export async function crowd({ storages, sizes }) {
  const storage = await storages.with(sizes.lists[0])
  const photos = await Promise.all(Array.from({ length: 24 }, () => photo(CROPPED)))
  const server = await startServer(storage.path)
  const before = storage.count('press')
  const taken = []
  let number = 0
  const visits = async () => {
    const visitor = new Visitor(server.address)
    const day = await firstPressDay(visitor)
    const end = performance.now() + sizes.crowdSeconds * 1000
    while (performance.now() < end) {
      number += 1
      const form = pressForm(photos[number % photos.length], `CRW${1_000_000 + number}`, day)
      const { status, location, ms: took, body } = await visitor.submit(PRESS, form)
      if (status !== 302 || !location.endsWith('/gracias'))
        throw new Error(`not taken: ${status} ${location} ${body.slice(0, 300)}`)
      taken.push(took)
    }
    visitor.close()
  }
  try {
    await Promise.all(Array.from({ length: VISITORS }, visits))
  } finally {
    await server.stop('SIGKILL')
  }
  const stored = storage.count('press') - before
  const { p50, p95 } = spread(taken)
  return [
    {
      name: `${VISITORS} visitors sending forms with photos for ${sizes.crowdSeconds} s`,
      ours: `${taken.length} sent, ${stored} stored, p50 ${ms(p50)}, p95 ${ms(p95)}`,
      bound: `each once, p95 < ${MAX_P95_MS} ms`,
      ok: stored === taken.length && p95 < MAX_P95_MS,
    },
  ]
}
