import vine from '@vinejs/vine'
import { emailAddress } from '#form_types/kinds/rules'
import { formTypes } from '#form_types/index'
import { roles } from '#shared/roles'
import { optionalLine, line } from '#validators/line'
import { rowId } from '#validators/row_id'
import { newPassword } from '#validators/session'

/** Without a password a new user is invited by mail. */
export const userValidator = vine.create({
  name: line(120),
  email: emailAddress(),
  role: vine.enum(roles),
  password: newPassword().optional(),
  canCreate: vine.boolean().optional(),
  canEdit: vine.boolean().optional(),
  canPrint: vine.boolean().optional(),
  canRfid: vine.boolean().optional(),
  canToppanel: vine.boolean().optional(),
  minors: vine.boolean().optional(),
  active: vine.boolean().optional(),
  restaurants: vine.array(rowId()).maxLength(200).distinct().optional(),
  formTypes: vine
    .array(vine.enum(() => formTypes.keys()))
    .maxLength(100)
    .distinct()
    .optional(),
})

export const userListValidator = vine.create({
  search: optionalLine(200),
})
