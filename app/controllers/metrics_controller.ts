import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { countRequests, metrics } from '#operations/metrics'
import { shareResult } from '#operations/timed_check'
import env from '#start/env'

const metricsText = shareResult(metrics)

countRequests()

export default class MetricsController {
  async show({ request, response }: HttpContext) {
    const token = checkProbeToken(request)
    if (token === 'none') return response.status(404).send('Not found\n')
    if (token === 'wrong') {
      return response.status(401).header('WWW-Authenticate', 'Bearer').send('Wrong token\n')
    }
    return response.header('Content-Type', 'text/plain; version=0.0.4').send(await metricsText())
  }
}

/** Compares the caller's token with that of the probes; `none` if no token is configured. */
export function checkProbeToken(request: HttpContext['request']): 'none' | 'wrong' | 'right' {
  const token = env.get('HEALTH_TOKEN')?.release()
  if (!token) return 'none'
  return safeEqual(request.header('authorization') ?? '', `Bearer ${token}`) ? 'right' : 'wrong'
}
