import { Vine } from '@vinejs/vine'
import { digits } from '#form_types/kinds/rules'

/** Validators of query strings: an empty parameter counts as missing. */
export const address = new Vine()
address.convertEmptyStringsToNull = true

export const pageNumber = () => digits().withoutDecimals().min(1).max(100_000).optional()
