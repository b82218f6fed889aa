import vine from '@vinejs/vine'
import { emailAddress } from '#form_types/kinds/rules'
import { collectiveStates } from '#models/collective'
import { address, note, pageNumber } from '#validators/forms'
import { anyLine, line } from '#validators/line'
import { rowId } from '#validators/row_id'

const SIGNATURE = 1_000_000

const sign = () => vine.string().trim().maxLength(SIGNATURE)

const collector = {
  name: line(100),
  lastname: line(100),
  email: emailAddress().nullable().optional(),
  phone: anyLine(30).nullable(),
  document: anyLine(40).nullable(),
  type: line(20).optional(),
  observations: note(2000).nullable(),
  forms: vine.array(rowId()).maxLength(1000).optional(),
}

/** Who collects which cards, and the signature where they sign at once. */
export const collectiveValidator = vine.create({
  ...collector,
  sign: sign().optional(),
  nonce: vine.string().uuid().optional(),
})

/** The same of a list that is there; without `forms` its cards stay. */
export const collectiveUpdateValidator = vine.create(collector)

/** A signature; `cards` is how many cards whoever signs has seen. */
export const collectiveSignValidator = vine.create({
  sign: sign(),
  cards: vine.number().withoutDecimals().min(0).max(100_000).optional(),
})

/** The open list that a card is put on as it is read. */
export const collectiveScanValidator = vine.create({ collective: rowId().optional() })

export const collectiveListValidator = address.create({
  search: note(200),
  state: vine.enum(collectiveStates).optional(),
  page: pageNumber(),
})

/** Whether one person collects their own card. */
export const collectiveModeValidator = address.create({ alone: vine.boolean().optional() })

/** Whose cards are looked for. */
export const suggestionValidator = address.create({ company: note(220) })

export const suggestedCompanyValidator = vine.create({ company: line(220) })
