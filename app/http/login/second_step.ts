import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { Passkeys } from '#accounts/passkeys'
import { SecondStep } from '#accounts/second_step'
import { keepChallenge, takeChallenge } from '#http/login/passkey_challenge'
import { loginOriginOf } from '#http/login/login_origin'
import type LoginFactor from '#models/login_factor'
import type User from '#models/user'
import type { secondStepValidator } from '#validators/session'

/** What the page needs to ask for one of these factors, or for a recovery code. */
export async function secondStepProps(ctx: HttpContext, user: User, factors: LoginFactor[]) {
  return {
    hasApp: factors.some(({ kind }) => kind === 'totp'),
    passkey: keepChallenge(ctx, await new Passkeys(user).toUse()),
  }
}

/** Checks a code or a passkey. @throws FieldRefusal as `SecondStep` */
export async function takeSecondStep(
  ctx: HttpContext,
  user: User,
  { code, passkey }: Infer<typeof secondStepValidator>
) {
  const step = new SecondStep(user, loginOriginOf(ctx))
  if (passkey) await step.confirmPasskey(passkey, await takeChallenge(ctx))
  else await step.confirmCode(code ?? '')
}
