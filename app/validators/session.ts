import vine from '@vinejs/vine'
import { emailAddress } from '#form_types/kinds/rules'
import { line } from '#validators/line'

export const loginValidator = vine.create({
  email: emailAddress(),
  password: vine.string().maxLength(200),
  remember: vine.boolean().optional(),
})

export const forgotPasswordValidator = vine.create({ email: emailAddress() })

export const newPassword = () => vine.string().minLength(12).maxLength(200).confirmed()

export const resetPasswordValidator = vine.create({ password: newPassword() })

export const ownPasswordValidator = vine.create({
  current: vine.string().maxLength(200),
  password: newPassword(),
})

const bytes = (max = 20_000) => vine.string().maxLength(max)

/** What a passkey answers, as @simplewebauthn/browser sends it. */
const credential = () => ({
  id: bytes(1400),
  rawId: bytes(1400),
  type: vine.enum(['public-key']),
  clientExtensionResults: vine.object({}),
})

const assertion = vine.object({
  ...credential(),
  response: vine.object({
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes().optional(),
  }),
})

const attestation = vine.object({
  ...credential(),
  response: vine.object({
    clientDataJSON: bytes(),
    attestationObject: bytes(),
    transports: vine
      .array(vine.string().regex(/^[a-z-]{1,20}$/))
      .maxLength(6)
      .optional(),
  }),
})

const code = () => vine.string().trim().maxLength(40)

export const secondStepValidator = vine.create({
  code: code().optional().requiredIfMissing('passkey'),
  passkey: assertion.clone().optional(),
})

export const passwordAgain = () => vine.string().maxLength(200).optional()

export const passwordAgainValidator = vine.create({ current: passwordAgain() })

export const confirmationValidator = vine.create({
  current: passwordAgain(),
  code: code().optional(),
  passkey: assertion.clone().optional(),
})

export const factorValidator = vine.create({
  kind: vine.enum(['totp', 'passkey']),
  code: code().optional(),
  name: line(80).optional(),
  passkey: attestation.clone().optional(),
  current: passwordAgain(),
})
