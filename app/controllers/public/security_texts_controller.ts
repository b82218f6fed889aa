import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { notFound } from '#http/route_records'
import env from '#start/env'

/** RFC 9116 asks for an end within a year, so that nobody writes to an old address. */
const VALID = { months: 6 }

/** `/.well-known/security.txt`: where to report a finding. */
export default class SecurityTextsController {
  show(ctx: HttpContext) {
    const contact = env.get('SECURITY_CONTACT')
    if (!contact) throw notFound(ctx)
    const lines = [
      `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`,
      `Expires: ${DateTime.utc().startOf('day').plus(VALID).toISO({ suppressMilliseconds: true })}`,
      'Preferred-Languages: es, en',
      `Canonical: ${appUrl}/.well-known/security.txt`,
    ]
    return ctx.response.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  }
}
