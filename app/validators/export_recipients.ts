import vine from '@vinejs/vine'
import { rolesThatMay } from '#shared/roles'
import { rowId } from '#validators/row_id'

export const exportRecipientsValidator = vine.create({
  recipients: vine.record(
    vine
      .array(
        rowId().exists({
          table: 'users',
          column: 'id',
          filter: (query) => {
            query.whereIn('role', rolesThatMay('enterOffice')).where('active', true)
          },
        })
      )
      .maxLength(200)
  ),
})
