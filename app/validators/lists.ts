import vine, { Vine } from '@vinejs/vine'
import { digits } from '#form_types/kinds/rules'
import { states } from '#models/form'
import { note } from '#validators/forms'
import { rowId } from '#validators/row_id'

// A parameter that an address leaves empty is one that it does not have.
const address = new Vine()
address.convertEmptyStringsToNull = true

const page = () => digits().withoutDecimals().min(1).max(100_000).optional()

/** The outlets, companies or players of a list. */
export const groupListValidator = address.create({
  search: note(200),
  page: page(),
  tournament: rowId().optional(),
})

/** The lists of ball kids, tutors, guests and those who invite. */
export const deskListValidator = address.create({
  search: note(200),
  state: vine.enum(states).optional(),
  reserved: vine.enum(['1', '0'] as const).optional(),
  page: page(),
  tournament: rowId().optional(),
})

/** What somebody looks for anywhere in the office. */
export const searchValidator = address.create({ q: note(200) })
