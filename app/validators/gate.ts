import vine from '@vinejs/vine'
import { boardFilters } from '#models/gate/board'
import { address, pageNumber } from '#validators/forms'
import { rowId } from '#validators/row_id'

/** Which cards the gates' page shows, and of which one what was sent. */
export const gateListValidator = address.create({
  filter: vine.enum(boardFilters).optional(),
  card: rowId().optional(),
  page: pageNumber(),
})

/** Of which requests the orders are tried again; of all where none is named. */
export const gateRetryValidator = vine.create({
  ids: vine.array(rowId()).maxLength(1000).optional(),
})
