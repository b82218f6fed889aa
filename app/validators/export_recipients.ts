import vine from '@vinejs/vine'

/** Ids of staff by form type. */
export const exportRecipientsValidator = vine.create({
  recipients: vine.record(
    vine.array(
      vine.number().exists({
        table: 'users',
        column: 'id',
        filter: (query) => {
          query.whereIn('role', ['admin', 'staff']).where('active', true)
        },
      })
    )
  ),
})
