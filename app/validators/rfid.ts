import vine from '@vinejs/vine'
import { reissueReasons } from '#models/card'
import { bases, readerModes } from '#models/card/uid'
import { line } from '#validators/line'

/** What a reader typed, how it is set, and what was answered to what the text does not tell. */
export const rfidValidator = vine.create({
  // Readers put controls around it, which belong to no line of text.
  rfid: vine.string().maxLength(300),
  mode: vine.enum(readerModes).optional(),
  base: vine.enum(bases).optional(),
  reversed: vine.boolean().optional(),
})

/** What was read of a card whose chip comes next. */
export const cardScanValidator = vine.create({ scan: line(300) })

/** Why a card gets another one in its place; `serial` says which one was meant. */
export const reissueValidator = vine.create({
  reason: vine.enum(reissueReasons),
  serial: line(40).optional(),
})

/** Whether a station takes one card after the other. */
export const queueValidator = vine.create({ queue: vine.boolean().optional() })
