import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { cspFactory } from '@adonisjs/shield/guards'
import { csp } from '#config/shield'
import { isOwnHost } from '#middleware/host_middleware'

const setContentPolicy = cspFactory(csp)

/** Characters. Proxies refuse answers whose headers are longer than 4 kB; a list's filters may be. */
const LONGEST_ADDRESS = 2000

/** Headers that depend on the request, those of addresses that do not exist too. `http_server` sets the others. */
export default class HeadersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
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
