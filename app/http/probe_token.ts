import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'

/** Compares the caller's token with that of the probes; `none` if no token is configured. */
export function checkProbeToken(request: HttpContext['request']): 'none' | 'wrong' | 'right' {
  const token = env.get('HEALTH_TOKEN')?.release()
  if (!token) return 'none'
  return safeEqual(request.header('authorization') ?? '', `Bearer ${token}`) ? 'right' : 'wrong'
}
