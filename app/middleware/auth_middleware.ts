import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/auth'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { startGrace } from '#accounts/demanded_factor'
import { Refusal } from '#exceptions/refusal'
import { isJsonCaller } from '#http/json_caller'
import { endSession } from '#http/login/user_session'

const ACCOUNT = 'merchant.account.show'

export default class AuthMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { auth, request, response, session } = ctx
    if (await auth.check()) {
      const user = auth.getUserOrFail()
      if (user.active) {
        user.factorDue = await startGrace(user)
        if (user.factorDue && user.factorDue < DateTime.utc() && !isOwnPage(ctx))
          throw new Refusal('factorOverdue', {}, { status: 403, redirectTo: urlFor(ACCOUNT) })
        // Encrypts the office's pages in the browser's history until the login page clears it.
        ctx.inertia.encryptHistory()
        return next()
      }
      await endSession(ctx)
    }
    if (isJsonCaller(ctx)) {
      throw new errors.E_UNAUTHORIZED_ACCESS('Unauthorized access', { guardDriverName: 'session' })
    }
    const intended = withoutSearch(request.url(true))
    if (request.method() === 'GET' && intended.length <= LONGEST_ADDRESS)
      session.put('intendedUrl', intended)
    return response.redirect().toRoute('merchant.sessions.create')
  }
}

/** Anybody can fill the table of sessions. */
const LONGEST_ADDRESS = 500

/** Sessions can be read where they are stored, and outlive a person: they keep no search. */
function withoutSearch(address: string) {
  const [path, query] = address.split('?')
  const rest = new URLSearchParams(query)
  for (const [name, value] of [...rest])
    if (['search', 'q'].includes(name) || /@|(?:\d\D*){5}/.test(value)) rest.delete(name)
  return rest.size > 0 ? `${path}?${rest}` : path
}

/** What a user needs to add a second factor, and to leave. */
const isOwnPage = ({ route }: HttpContext) =>
  /^merchant\.(account\.|sessions\.destroy$)/.test(route?.name ?? '')
