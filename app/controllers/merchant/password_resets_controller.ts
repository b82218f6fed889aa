import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { flash } from '#exceptions/flash'
import { Refusal } from '#exceptions/refusal'
import DeliverMails from '#jobs/deliver_mails'
import { saveBy } from '#models/history'
import MailMessage from '#models/mail_message'
import PasswordReset from '#models/password_reset'
import User from '#models/user'
import { forgotPasswordValidator, resetPasswordValidator } from '#validators/session'

/** A forgotten password: asking for a link, and choosing a new one with it. */
export default class PasswordResetsController {
  async create({ inertia }: HttpContext) {
    return inertia.render('merchant/forgot_password', {})
  }

  async store(ctx: HttpContext) {
    const { request, response, i18n } = ctx
    const { email } = await request.validateUsing(forgotPasswordValidator)
    await limiter.use({ requests: 5, duration: '15 mins' }).consume(`forgot:${request.ip()}`)
    const user = await User.query().where({ email, active: true }).first()
    if (user) {
      const token = await PasswordReset.issueFor(user)
      await MailMessage.order([
        {
          template: 'password_reset',
          to: user.email,
          locale: user.locale,
          params: { token, name: user.name },
        },
      ])
      await DeliverMails.wake()
    }
    // The same answer either way: nobody learns who works here.
    flash(ctx, 'success', i18n.t('messages.resetSent'))
    return response.redirect().toRoute('merchant.sessions.create')
  }

  async edit({ inertia, params, response }: HttpContext) {
    response.header('Referrer-Policy', 'no-referrer')
    const reset = await PasswordReset.findValid(params.token)
    return inertia.render('merchant/reset_password', { token: params.token, valid: reset !== null })
  }

  async update(ctx: HttpContext) {
    const { request, response, params, i18n } = ctx
    const { password } = await request.validateUsing(resetPasswordValidator)
    const reset = await PasswordReset.findValid(params.token)
    if (!reset) throw new Refusal('resetOver')
    await saveBy(reset.user.merge({ password }), reset.user)
    await reset.delete()
    for (const token of await User.rememberMeTokens.all(reset.user)) {
      await User.rememberMeTokens.delete(reset.user, token.identifier)
    }
    flash(ctx, 'success', i18n.t('messages.passwordChanged'))
    return response.redirect().toRoute('merchant.sessions.create')
  }
}
