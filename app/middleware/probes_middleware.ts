import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import HealthController from '#controllers/health_controller'
import MetricsController from '#controllers/metrics_controller'

/** Probes are answered first, so that no session, language or page can make them fail or hang. */
const probes: Partial<Record<string, (ctx: HttpContext) => unknown>> = {
  '/health': (ctx) => new HealthController().show(ctx),
  '/metrics': (ctx) => new MetricsController().show(ctx),
}

export default class ProbesMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const probe = probes[ctx.request.url()]
    return probe && ['GET', 'HEAD'].includes(ctx.request.method()) ? probe(ctx) : next()
  }
}
