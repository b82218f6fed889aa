import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { like } from '#models/form/search'
import MailMessage, { type MailState } from '#models/mail_message'
import type User from '#models/user'
import { PER_PAGE } from '#queries/page'
import { countRows } from '#sql/counts'

export type MailFilter = { search?: string; state?: MailState; template?: string }

export function mailPage(filter: MailFilter, page: number, reader: User) {
  return filteredMails(filter, reader)
    .preload('form', (form) => form.select('id', 'idForm', 'type'))
    .orderBy('id', 'desc')
    .paginate(page, PER_PAGE)
}

export const undeliveredMails = (filter: MailFilter, reader: User, client?: QueryClientContract) =>
  filteredMails(filter, reader, client).withScopes((scopes) => scopes.inState('undelivered'))

function filteredMails(
  { search, state, template }: MailFilter,
  reader: User,
  client?: QueryClientContract
) {
  const query = MailMessage.real({ client }).withScopes((scopes) => {
    scopes.inState(state)
    scopes.visibleTo(reader)
  })
  if (template) query.where('template', template)
  if (search) searchMails(query, search)
  return query
}

export const countUndelivered = (filter: MailFilter, reader: User) =>
  countRows(undeliveredMails(filter, reader))

type HeldMails = {
  batch_id: number | null
  form_type: string | null
  created_at: string | Date | null
  count: number
}

export async function mailCounts(reader: User) {
  const heldMails = await MailMessage.query()
    .withScopes((scopes) => scopes.visibleTo(reader))
    .leftJoin('change_batches', 'change_batches.id', 'mail_log.batch_id')
    .where({ 'mail_log.state': 'queued', 'mail_log.held': true })
    .groupBy('mail_log.batch_id', 'change_batches.form_type', 'change_batches.created_at')
    .orderBy('mail_log.batch_id', 'desc')
    .select('mail_log.batch_id', 'change_batches.form_type', 'change_batches.created_at')
    .count('* as count')
    .pojo<HeldMails>()
  return {
    undelivered: await countUndelivered({}, reader),
    held: heldMails.map(({ batch_id: batch, form_type: formType, created_at: at, count }) => ({
      batch,
      formType,
      at,
      count,
    })),
  }
}

// Addresses are stored in lower case, references in upper case.
function searchMails(query: ReturnType<typeof MailMessage.query>, search: string) {
  query.where((matching) => {
    matching.whereRaw(`"to" like ? escape '\\'`, [like(search.toLowerCase())])
    if (!/^[\w-]+$/.test(search)) return
    matching.orWhereIn('form_id', (forms) =>
      forms
        .from('forms')
        .whereRaw(`id_form like ? escape '\\'`, [like(search.toUpperCase())])
        .select('id')
    )
  })
}
