import { ms, perSecond, times } from '../tools/figures.mjs'
import { load } from '../tools/load.mjs'
import { startServer } from '../tools/process.mjs'

/** The page that everybody loads; its form is rendered on the server. */
export const PRESS = '/forms/prensa'
export const isRendered = (body) => body.includes('<form')

/** The first pages after a start are slow ones: code is compiled, caches are empty. */
export const warm = (address) => load(address, PRESS, { requests: 150, check: isRendered })

const SMALLEST = '/favicon.svg'

export async function publicPage({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const server = await startServer(storage.path)
  try {
    await warm(server.address)
    const ours = await load(server.address, PRESS, { ...sizes.pages, check: isRendered })
    const floor = await load(server.address, SMALLEST, sizes.pages)
    return [
      {
        name: `public press page, ${sizes.pages.connections} connections`,
        ours: `${perSecond(ours.rate)}, p95 ${ms(ours.p95)}`,
        beside: `smallest file: ${perSecond(floor.rate)}, p95 ${ms(floor.p95)}`,
        ratio: times(floor.rate / ours.rate),
      },
    ]
  } finally {
    await server.stop()
  }
}
