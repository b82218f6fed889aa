import type { ImportUndo } from '#imports/kind'
import { noteForgotten } from '#models/forgotten_request'
import { lockRequests } from '#models/form/locks'
import { isUnsentSql } from '#models/mail_message'

export const peopleUndo: ImportUndo = {
  table: 'forms',
  reasonSql: ({ seesMinors }) => `case when e.id is null then 'gone'
    when e.minor and not ${seesMinors} then 'minor'
    when e.state <> 'waiting' then 'decided'
    when exists (select 1 from mail_log where form_id = e.id and state <> 'failed'
      and not ${isUnsentSql}) then 'written'
    when e.version <> 1 or e.assigned_to is not null
      or exists (select 1 from form_logs where form_id = e.id and type not in ('created', 'file-shown', 'file-read'))
      or exists (select 1 from form_notes where form_id = e.id)
      or exists (select 1 from guest_links where form_id = e.id)
      or exists (select 1 from forms guest where guest.id_parent = e.id) then 'touched' end`,

  async lock(trx, ids) {
    await lockRequests(trx, ids)
    await trx.from('mail_log').whereIn('form_id', ids).orderBy('id').forUpdate().select('id')
  },

  async undoRows(trx, rows) {
    const ids = rows.map(({ id }) => id)
    const files = await trx.from('form_files').whereIn('form_id', ids).select('key')
    const forms = await trx.from('forms').whereIn('id', ids).select('image', 'image_original')
    await trx.from('mail_log').whereIn('form_id', ids).delete()
    await noteForgotten(trx, 'forms', ids, { erased: false })
    await trx.from('forms').whereIn('id', ids).delete()
    const photos = forms.flatMap(({ image, image_original: original }) => [image, original])
    return [...files.map(({ key }) => key), ...photos].filter(Boolean)
  },
}
