import vine from '@vinejs/vine'
import { queryString } from '#validators/query_string'
import { optionalLine } from '#validators/line'
import { rowId } from '#validators/row_id'

export const shownGuestValidator = queryString.create({
  guest: rowId().optional(),
  edit: vine.boolean().optional(),
})

export const reservedValidator = vine.create({ reserved: vine.boolean().optional() })

export const guestHostValidator = vine.create({ player: rowId() })

/** A reason is required beyond the host's places. */
export const assignValidator = vine.create({
  player: rowId(),
  exceedReason: optionalLine(300),
})
