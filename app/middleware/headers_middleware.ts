import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { secureCookies } from '#config/app'

const onEverything = {
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

/** For assets and unknown addresses; pages replace it with a stricter one. */
const contentPolicy = `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`

/** Headers of all answers, including assets and addresses that do not exist. */
export default class HeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    for (const [name, value] of Object.entries(onEverything)) response.header(name, value)
    response.response.setHeader('Content-Security-Policy', contentPolicy)
    if (request.url().startsWith('/merchant')) response.header('Cache-Control', 'no-store')
    return next()
  }
}
