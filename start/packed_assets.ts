import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { KEPT_FOREVER } from '#middleware/static_cache_middleware'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

/** Of the compressed copies that the build puts beside an asset, the smallest first. */
const codings = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
]

/**
 * Answers for assets from memory, where their compressed copies take 3 MB. The framework, which answers
 * for everything else, needs five times as long for one.
 */
export function packedAssets(folder: string) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const copies = new Map(
    files
      .filter((file) => codings.some(({ ending }) => file.endsWith(ending)))
      .map((file) => [`/assets/${file}`, readFileSync(join(folder, file))])
  )

  return ({ url = '', method, headers }: IncomingMessage, response: ServerResponse) => {
    const accepted = headers['accept-encoding']?.split(',').map((coding) => coding.trim()) ?? []
    const found = codings.find(
      ({ coding, ending }) => accepted.includes(coding) && copies.has(url + ending)
    )
    const isWhole = ['GET', 'HEAD'].includes(method!) && !headers.range
    if (!found || !isWhole) return false
    const copy = copies.get(url + found.ending)!
    response
      .writeHead(200, {
        'Cache-Control': KEPT_FOREVER,
        'Content-Encoding': found.coding,
        'Content-Length': copy.length,
        'Content-Type': types[extname(url)],
        'Vary': 'Accept-Encoding',
      })
      .end(copy)
    return true
  }
}
