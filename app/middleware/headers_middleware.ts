import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cspFactory } from '@adonisjs/shield/guards'
import { secureCookies } from '#config/app'
import { csp } from '#config/shield'
import { isOwnHost } from '#middleware/host_middleware'

export const onEverything = {
  'X-Content-Type-Options': 'nosniff',
  // The print dialog shows the card's PDF in a frame of the same site.
  'X-Frame-Options': 'SAMEORIGIN',
  // Addresses hold references of people and tokens.
  'Referrer-Policy': 'same-origin',
  // Stations read cards with the camera.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
}

const setContentPolicy = cspFactory(csp)

/** Characters. Proxies refuse answers whose headers are longer than 4 kB; a list's filters may be. */
const LONGEST_ADDRESS = 2000

/** Headers of all answers, including assets and addresses that do not exist. */
export default class HeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    for (const [name, value] of Object.entries(onEverything)) response.header(name, value)
    await setContentPolicy(ctx)
    if (request.url().startsWith('/merchant')) response.header('Cache-Control', 'no-store')
    const output = await next()
    for (const name of ['location', 'x-inertia-location']) {
      const address = response.getHeader(name)
      if (address)
        response.header(name, shortened(withoutUnknownHost(String(address), request.host())))
    }
    return output
  }
}

/** Drops a host that only the request names: a redirect must not lead people to another site. */
function withoutUnknownHost(address: string, host: string | null) {
  // A path that begins with two slashes names a host, too.
  const oneSlash = (path: string) => path.replace(/^\/[/\\]+/, '/')
  if (!URL.canParse(address)) return oneSlash(address)
  const url = new URL(address)
  if (url.host !== host || isOwnHost(url.hostname)) return address
  return oneSlash(url.pathname) + url.search + url.hash
}

function shortened(address: string) {
  if (address.length <= LONGEST_ADDRESS) return address
  const [path] = address.split('?')
  return path.length <= LONGEST_ADDRESS ? path : '/'
}
