import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const PASSWORDS = ['password', 'password_confirmation', 'current']

/** Gives passwords as they were typed (OWASP ASVS 6.2.8): the body parser trims all fields. */
export default class PasswordsMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const body = request.body()
    const names = PASSWORDS.filter((name) => typeof body[name] === 'string')
    if (names.length > 0 && request.bodyType !== 'multipart') {
      const raw = request.raw()!
      const typed: Record<string, unknown> =
        request.bodyType === 'json' ? JSON.parse(raw) : Object.fromEntries(new URLSearchParams(raw))
      request.updateBody({
        ...body,
        ...Object.fromEntries(names.map((name) => [name, typed[name]])),
      })
    }
    return next()
  }
}
