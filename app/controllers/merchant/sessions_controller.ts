import { appUrl } from '#config/app'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { DateTime } from 'luxon'
import { LoginAttempt } from '#accounts/login_attempt'
import { keyedHash, randomToken } from '#text/secrets'
import type User from '#models/user'
import { landingOf } from '#shared/office_pages'
import { beginSession, endSession } from '#http/user_session'
import { fieldError } from '#form_types/messages'
import { loginValidator } from '#validators/session'

/** How long a browser counts as known. */
const DEVICE = { maxAge: '180d' } as const

export default class SessionsController {
  async create({ inertia }: HttpContext) {
    inertia.clearHistory()
    return inertia.render('merchant/login', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email, password, remember } = await request.validateUsing(loginValidator)
    const cookieName = `device-${keyedHash(email).slice(0, 16)}`
    const device = request.encryptedCookie(cookieName)
    const user = await new LoginAttempt(email, request.ip(), device).verify(password)
    if (!user.active) throw fieldError(ctx, 'email', 'inactive')
    const intended = session.pull('intendedUrl') as string | undefined
    await beginSession(ctx, user, { remembered: remember ?? false })
    // A language chosen in this session replaces the stored one.
    const locale: User['locale'] = session.get('locale') ?? user.locale
    await user.merge({ lastLoginAt: DateTime.utc(), locale }).save()
    session.put('locale', locale)
    response.encryptedCookie(cookieName, device ?? randomToken(), {
      ...DEVICE,
      path: request.url(),
    })
    return response.redirect(this.#ownPath(intended) ?? urlFor(landingOf(user)))
  }

  async destroy(ctx: HttpContext) {
    const { response, session } = ctx
    await endSession(ctx)
    session.forget('locale')
    // The browser may have kept portraits.
    response.header('Clear-Site-Data', '"cache"')
    return response.redirect().toRoute('merchant.sessions.create')
  }

  /** Only paths of this product: no open redirect. */
  #ownPath(url?: string) {
    return url && new URL(url, appUrl).origin === new URL(appUrl).origin ? url : undefined
  }
}
