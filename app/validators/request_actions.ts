import vine from '@vinejs/vine'
import { cents } from '#form_types/kinds/number'
import { digits, plainText } from '#form_types/kinds/rules'
import { sealedNames } from '#models/form/sealed'
import { line } from '#validators/line'
import { rowId } from '#validators/row_id'

const pixels = (least: number) => digits().withoutDecimals().min(least).max(20_000)

/** In pixels of the original, turned as it is shown. */
export const cropValidator = vine.create({
  x: pixels(0),
  y: pixels(0),
  width: pixels(1),
  height: pixels(1),
  version: rowId().optional(),
})

export const formNoteValidator = vine.create({
  text: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(4000)
    .use(plainText({ lines: true })),
})

export const shownNumberValidator = vine.create({
  field: vine.enum(() => sealedNames()),
  reason: line(200).minLength(3),
})

export const assignmentValidator = vine.create({ user: rowId().nullable() })

/** Amounts to add, or to subtract if negative; euros become cents. */
export const balanceValidator = vine.create({
  credits: digits().withoutDecimals().min(-1_000_000).max(1_000_000).optional(),
  amount: vine
    .any()
    .use(cents({ signed: true }))
    .optional(),
  reason: line(300),
  nonce: vine.string().uuid().optional(),
})
