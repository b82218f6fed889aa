import type { HttpContext } from '@adonisjs/core/http'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { Passkeys } from '#accounts/passkeys'
import { type NewFactor, SecondFactor } from '#accounts/second_factor'
import { FieldRefusal } from '#exceptions/field_refusal'
import {
  forgetAuthenticator,
  preparedAuthenticator,
  prepareAuthenticator,
  showCodes,
} from '#http/login/factor_setup'
import { flash } from '#http/flash'
import { confirmPassword } from '#http/login/fresh_login'
import { isJsonCaller } from '#http/json_caller'
import { keepChallenge, takeChallenge } from '#http/login/passkey_challenge'
import LoginFactor from '#models/login_factor'
import { UNIQUE_VIOLATIONS } from '#sql/bulk'
import { factorValidator, passwordAgainValidator } from '#validators/session'

export default class FactorsController {
  /** Prepares a factor; with a code or a passkey, it adds what was prepared. */
  async store(ctx: HttpContext) {
    const { request, response, auth } = ctx
    const { kind, code, name, passkey, current } = await request.validateUsing(factorValidator)
    await confirmPassword(ctx, current)
    if (passkey) await this.#addPasskey(ctx, passkey, name)
    else if (code) await this.#addAuthenticator(ctx, code)
    else if (kind === 'totp') prepareAuthenticator(ctx)
    else if (isJsonCaller(ctx))
      return keepChallenge(ctx, await new Passkeys(auth.getUserOrFail()).toCreate())
    return response.redirect().toRoute('merchant.account.show')
  }

  async destroy(ctx: HttpContext) {
    const { params, request, response, auth, i18n } = ctx
    const user = auth.getUserOrFail()
    const factor = await LoginFactor.of(user).where('id', params.id).firstOrFail()
    const { current } = await request.validateUsing(passwordAgainValidator)
    await confirmPassword(ctx, current)
    await new SecondFactor(user, user).remove(factor)
    flash(ctx, 'success', i18n.t(`messages.factorRemoved.${factor.kind}`))
    return response.redirect().toRoute('merchant.account.show')
  }

  async #addAuthenticator(ctx: HttpContext, code: string) {
    const authenticator = preparedAuthenticator(ctx)
    const step = authenticator?.stepOf(code.replace(/\s/g, '')) ?? null
    if (!authenticator || step === null) throw new FieldRefusal('code', 'wrongCode')
    await this.#add(ctx, { kind: 'totp', secret: authenticator.seal(), lastStep: step })
    forgetAuthenticator(ctx)
  }

  async #addPasskey(ctx: HttpContext, answer: RegistrationResponseJSON, name = '') {
    const passkeys = new Passkeys(ctx.auth.getUserOrFail())
    const columns = await passkeys.created(answer, await takeChallenge(ctx))
    await this.#add(ctx, { ...columns, name: name || null }).catch((error) => {
      // The same passkey was sent twice at the same moment.
      throw UNIQUE_VIOLATIONS.includes(error.code) ? new FieldRefusal('passkey', 'passkey') : error
    })
  }

  async #add(ctx: HttpContext, factor: NewFactor) {
    const { auth, i18n } = ctx
    const user = auth.getUserOrFail()
    showCodes(ctx, await new SecondFactor(user, user).add(factor))
    flash(ctx, 'success', i18n.t(`messages.factorAdded.${factor.kind}`))
  }
}
