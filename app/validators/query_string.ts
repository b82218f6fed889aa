import { Vine } from '@vinejs/vine'
import { digits } from '#form_types/kinds/rules'

/** Makes validators of query strings: an empty parameter counts as missing. */
export const queryString = new Vine()
queryString.convertEmptyStringsToNull = true

export const pageNumber = () => digits().withoutDecimals().min(1).max(100_000).optional()
