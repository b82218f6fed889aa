import { appUrl } from '#config/app'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { sha256 } from '#models/secrets'
import User from '#models/user'
import { fieldError } from '#validators/form'
import { loginValidator } from '#validators/session'

/** Logging in and out of the back office. */
export default class SessionsController {
  async create({ inertia }: HttpContext) {
    return inertia.render('merchant/login', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, auth, session } = ctx
    const { email, password, remember } = await request.validateUsing(loginValidator)
    // Per person and address, so that nobody locks out a colleague from elsewhere; hashed,
    // for the longest address would not fit the key's column.
    const attempts = limiter.use({
      requests: 5,
      duration: '5 mins',
      blockDuration: '5 mins',
    })
    const [failure, user] = await attempts
      .penalize(`login:${sha256(`${request.ip()} ${email}`)}`, () =>
        User.verifyCredentials(email, password)
      )
      .catch((error) => {
        const wrong = error.code === 'E_INVALID_CREDENTIALS'
        throw wrong ? fieldError(ctx, 'email', 'credentials') : error
      })
    if (failure) throw fieldError(ctx, 'email', 'tooManyLogins')
    if (!user.active) throw fieldError(ctx, 'email', 'inactive')
    const intended = session.pull('intendedUrl') as string | undefined
    await auth.use('web').login(user, remember ?? false)
    session.put('seal', user.seal)
    // Who has just chosen a language wants that one.
    const locale: User['locale'] = session.get('locale') ?? user.locale
    await user.merge({ lastLoginAt: DateTime.utc(), locale }).save()
    session.put('locale', locale)
    return response.redirect(this.#ownPath(intended) ?? user.landing)
  }

  async destroy({ auth, response, session }: HttpContext) {
    await auth.use('web').logout()
    session.forget('locale')
    return response.redirect().toRoute('merchant.sessions.create')
  }

  /** Only a path of this product is followed, whatever the session says. */
  #ownPath(url?: string) {
    return url && new URL(url, appUrl).origin === new URL(appUrl).origin ? url : undefined
  }
}
