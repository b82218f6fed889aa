import { writeFile } from 'node:fs/promises'
import { ms, perSecond, times } from '../tools/figures.mjs'
import { load } from '../tools/load.mjs'
import { startPeer, startServer } from '../tools/process.mjs'

/** The page that everybody loads; its form is rendered on the server. */
export const PRESS = '/forms/prensa'
export const isRendered = (body) => body.includes('<form')

/** The first pages after a start are slow ones: code is compiled, caches are empty. */
export const warm = (address) => load(address, PRESS, { requests: 150, check: isRendered })

/** Times the bare route that a page may cost. */
const MAX_TIMES_BARE_ROUTE = 4

export async function publicPage({ storages, sizes }) {
  const storage = await storages.with(sizes.lists.at(-1))
  const server = await startServer(storage.path)
  try {
    await warm(server.address)
    const ours = await load(server.address, PRESS, { ...sizes.pages, check: isRendered })
    const floor = await bareRoute(await html(server.address), storages, sizes)
    return [
      {
        name: `public press page, ${sizes.pages.connections} connections`,
        ours: `${perSecond(ours.rate)}, p95 ${ms(ours.p95)}`,
        beside: `bare route: ${perSecond(floor.rate)}, p95 ${ms(floor.p95)}`,
        ratio: times(floor.rate / ours.rate),
        bound: `≤ ${MAX_TIMES_BARE_ROUTE} ×`,
        ok: floor.rate / ours.rate <= MAX_TIMES_BARE_ROUTE,
      },
    ]
  } finally {
    await server.stop()
  }
}

const html = async (address) => (await fetch(address + PRESS)).text()

/** The same bytes from a bare route of the same framework. */
async function bareRoute(page, storages, sizes) {
  const file = storages.file('press.html')
  await writeFile(file, page)
  const peer = await startPeer('bare_route.mjs', file)
  try {
    await load(peer.address, '/', { requests: 150, check: isRendered })
    return await load(peer.address, '/', { ...sizes.pages, check: isRendered })
  } finally {
    await peer.stop()
  }
}
