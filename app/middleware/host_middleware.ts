import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses requests for another host than that of `APP_URL`, whose links or caches could mislead
 * people. Programs on the same machine may name it as they like.
 */
export default class HostMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const appUrl = env.get('APP_URL')
    const host = hostnameOf(`http://${request.host()}`)
    const own = appUrl && [hostnameOf(appUrl), env.get('HOST'), ...LOOPBACK]
    if (own && !own.includes(host)) return response.status(421).send('Misdirected request')
    return next()
  }
}

const hostnameOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')
