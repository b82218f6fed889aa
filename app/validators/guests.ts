import vine from '@vinejs/vine'
import { address } from '#validators/forms'
import { anyLine } from '#validators/line'
import { rowId } from '#validators/row_id'

/** The guest whom a host's address names, and whether they are being corrected. */
export const shownGuestValidator = address.create({
  guest: rowId().optional(),
  edit: vine.boolean().optional(),
})

/** Whether a place is held whose person is not known yet. */
export const reservedValidator = vine.create({ reserved: vine.boolean().optional() })

/** Whom a new guest comes with, where the path does not say it. */
export const guestHostValidator = vine.create({ player: rowId() })

/** Whom a guest comes with from now on; whoever takes more places than there are says why. */
export const assignValidator = vine.create({
  player: rowId(),
  exceedReason: anyLine(300),
})
