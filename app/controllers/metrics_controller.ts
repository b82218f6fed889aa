import type { HttpContext } from '@adonisjs/core/http'
import { checkProbeToken } from '#http/probe_token'
import { countRequests, metrics } from '#operations/metrics'
import { shareResult } from '#operations/timed_check'

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
