import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { countRequests, metrics } from '#operations/metrics'
import { shared } from '#operations/timed_check'
import env from '#start/env'

const text = shared(metrics)

countRequests()

export default class MetricsController {
  async show({ request, response }: HttpContext) {
    const access = tokenIn(request)
    if (access === 'none') return response.status(404).send('Not found\n')
    if (access === 'wrong') {
      return response.status(401).header('WWW-Authenticate', 'Bearer').send('Wrong token\n')
    }
    return response.header('Content-Type', 'text/plain; version=0.0.4').send(await text())
  }
}

/** Whether a caller holds the token of the probes; `none` where there is no token. */
export function tokenIn(request: HttpContext['request']): 'none' | 'wrong' | 'right' {
  const token = env.get('HEALTH_TOKEN')?.release()
  if (!token) return 'none'
  return safeEqual(request.header('authorization') ?? '', `Bearer ${token}`) ? 'right' : 'wrong'
}
