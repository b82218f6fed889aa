import type { HttpContext } from '@adonisjs/core/http'
import { SecondFactor } from '#accounts/second_factor'
import { FieldRefusal } from '#exceptions/field_refusal'
import {
  forgetAuthenticator,
  preparedAuthenticator,
  prepareAuthenticator,
  showCodes,
} from '#http/factor_setup'
import { flash } from '#http/flash'
import { requireFresh } from '#http/fresh_login'
import LoginFactor from '#models/login_factor'
import { factorValidator, passwordAgainValidator } from '#validators/session'

export default class FactorsController {
  /** Without a code, it prepares an authenticator app; with one, it adds what was prepared. */
  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const { code, current } = await request.validateUsing(factorValidator)
    await requireFresh(ctx, current)
    if (code === undefined || code === null) prepareAuthenticator(ctx)
    else await this.#addAuthenticator(ctx, code)
    return response.redirect().toRoute('merchant.account.show')
  }

  async destroy(ctx: HttpContext) {
    const { params, request, response, auth, i18n } = ctx
    const user = auth.getUserOrFail()
    const factor = await LoginFactor.of(user).where('id', params.id).firstOrFail()
    const { current } = await request.validateUsing(passwordAgainValidator)
    await requireFresh(ctx, current)
    await new SecondFactor(user, user).remove(factor)
    flash(ctx, 'success', i18n.t(`messages.factorRemoved.${factor.kind}`))
    return response.redirect().toRoute('merchant.account.show')
  }

  async #addAuthenticator(ctx: HttpContext, code: string) {
    const { auth, i18n } = ctx
    const user = auth.getUserOrFail()
    const authenticator = preparedAuthenticator(ctx)
    const step = authenticator?.stepOf(code.replace(/\s/g, '')) ?? null
    if (!authenticator || step === null) throw new FieldRefusal('code', 'wrongCode')
    const factor = { kind: 'totp', secret: authenticator.seal(), lastStep: step } as const
    showCodes(ctx, await new SecondFactor(user, user).add(factor))
    forgetAuthenticator(ctx)
    flash(ctx, 'success', i18n.t('messages.factorAdded.totp'))
  }
}
