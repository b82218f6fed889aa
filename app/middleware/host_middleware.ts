import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const hostnameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')

/** Whether a name is surely one of this product, whatever a request says. */
export const isOwnHost = (hostname: string) =>
  [hostnameOf(env.get('APP_URL') ?? ''), env.get('HOST'), ...LOOPBACK].includes(hostname)

/**
 * Refuses requests for another host than that of `APP_URL`, whose links or caches could mislead
 * people. Programs on the same machine may name it as they like.
 */
export default class HostMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const host = hostnameOf(`http://${request.host()}`)
    const isMisdirected = env.get('APP_URL') && !isOwnHost(host)
    return isMisdirected ? response.status(421).send('Misdirected request') : next()
  }
}
