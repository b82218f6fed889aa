import vine from '@vinejs/vine'
import { digits, emailAddress } from '#form_types/kinds/rules'
import { pickupStates } from '#models/pickup'
import { queryString, pageNumber } from '#validators/query_string'
import { optionalLine, line, optionalText } from '#validators/line'
import { rowId } from '#validators/row_id'

/** Characters of a signature as a data URL. */
const MOST_SIGNATURE = 1_000_000

const sign = () => vine.string().trim().maxLength(MOST_SIGNATURE)

const collector = {
  name: line(100),
  lastname: line(100),
  email: emailAddress().nullable().optional(),
  phone: optionalLine(30).nullable(),
  document: optionalLine(40).nullable(),
  type: line(20).optional(),
  observations: optionalText(2000).nullable(),
  forms: vine.array(rowId()).maxLength(1000).optional(),
}

export const pickupValidator = vine.create({
  ...collector,
  sign: sign().optional(),
  nonce: vine.string().uuid().optional(),
})

/** Without `forms` the list keeps its cards. */
export const pickupUpdateValidator = vine.create(collector)

/** `cards`: the number of cards that the signer has seen. */
export const pickupSignValidator = vine.create({
  sign: sign(),
  cards: digits().withoutDecimals().min(0).max(100_000).optional(),
})

export const pickupScanValidator = vine.create({ collective: rowId().optional() })

export const pickupListValidator = queryString.create({
  search: optionalText(200),
  state: vine.enum(pickupStates).optional(),
  page: pageNumber(),
})

export const pickupModeValidator = queryString.create({ alone: vine.boolean().optional() })

export const suggestionValidator = queryString.create({ company: optionalText(220) })

export const suggestedCompanyValidator = vine.create({ company: line(220) })
