import type { HttpContext } from '@adonisjs/core/http'
import type { Place } from '#models/user_session'
import { namesInAgent } from '#text/user_agent'

export function placeOf({ request }: Pick<HttpContext, 'request'>): Place {
  return { ...namesInAgent(request.header('user-agent')), address: request.ip() }
}
