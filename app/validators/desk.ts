import vine from '@vinejs/vine'
import { digits, plainText } from '#form_types/kinds/rules'
import { rowId } from '#validators/row_id'

const pixels = (least: number) => digits().withoutDecimals().min(least).max(20_000)

/** A part of a photo, in pixels of the original as it is seen. */
export const cropValidator = vine.create({
  x: pixels(0),
  y: pixels(0),
  width: pixels(1),
  height: pixels(1),
  version: rowId().optional(),
})

/** What staff tell each other about a request. */
export const formNoteValidator = vine.create({
  text: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(4000)
    .use(plainText({ lines: true })),
})

/** Who looks after a request; nobody where it is null. */
export const assignmentValidator = vine.create({ user: rowId().nullable() })
