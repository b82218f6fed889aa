import vine from '@vinejs/vine'
import { rowId } from '#validators/row_id'

/** Ids of staff by form type. */
export const exportRecipientsValidator = vine.create({
  recipients: vine.record(
    vine.array(
      rowId().exists({
        table: 'users',
        column: 'id',
        filter: (query) => {
          query.whereIn('role', ['admin', 'staff']).where('active', true)
        },
      })
    )
  ),
})
