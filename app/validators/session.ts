import vine from '@vinejs/vine'
import { emailAddress } from '#form_types/kinds/rules'

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

export const loginCodeValidator = vine.create({ code: vine.string().trim().maxLength(40) })

const passwordAgain = () => vine.string().maxLength(200).optional()

export const passwordAgainValidator = vine.create({ current: passwordAgain() })

export const factorValidator = vine.create({
  kind: vine.enum(['totp']),
  code: vine.string().trim().maxLength(40).optional(),
  current: passwordAgain(),
})
