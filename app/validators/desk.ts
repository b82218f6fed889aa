import vine from '@vinejs/vine'
import { cents } from '#form_types/kinds/number'
import { digits, plainText } from '#form_types/kinds/rules'
import { line } from '#validators/line'
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

/** What is added to a person's balances, or taken away below zero; euros are read as cents. */
export const balanceValidator = vine.create({
  credits: digits().withoutDecimals().min(-1_000_000).max(1_000_000).optional(),
  amount: vine
    .any()
    .use(cents({ signed: true }))
    .optional(),
  reason: line(300),
  nonce: vine.string().uuid().optional(),
})
