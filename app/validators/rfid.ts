import vine from '@vinejs/vine'
import { bases } from '#models/card/uid'
import { reissueReasons, readerModes } from '#shared/choices'
import { line } from '#validators/line'

export const rfidValidator = vine.create({
  // Readers add control characters.
  rfid: vine.string().maxLength(300),
  mode: vine.enum(readerModes).optional(),
  base: vine.enum(bases).optional(),
  reversed: vine.boolean().optional(),
})

export const cardScanValidator = vine.create({ scan: line(300) })

/** `serial`: the card that the page showed. */
export const reissueValidator = vine.create({
  reason: vine.enum(reissueReasons),
  serial: line(40).optional(),
})

export const queueValidator = vine.create({ queue: vine.boolean().optional() })
