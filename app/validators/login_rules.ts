import vine from '@vinejs/vine'
import { digits } from '#form_types/kinds/rules'
import { roles } from '#shared/roles'

/** `graceDays`: from a user's first visit until nothing but the account page opens. */
export const loginRulesValidator = vine.create({
  factorRoles: vine.array(vine.enum(roles)).maxLength(roles.length).distinct(),
  graceDays: digits().withoutDecimals().min(0).max(90),
})
