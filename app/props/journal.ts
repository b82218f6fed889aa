import type { I18n } from '@adonisjs/i18n'
import { fieldLabel } from '#form_types/words'
import { ownPageOf } from '#props/request_page'
import type Form from '#models/form'
import type JournalEntry from '#models/journal_entry'
import type User from '#models/user'

/** An entry of the access journal in the reader's words. `forms`: the requests that still exist. */
export function journalLine(
  entry: JournalEntry,
  forms: Map<number, Form>,
  i18n: I18n,
  reader: User
) {
  const { formId, userName: user, total, reason } = entry
  const form = formId === null ? undefined : forms.get(formId)
  return {
    ...seenLine(entry, i18n),
    user,
    total,
    reason,
    subject: form?.idForm ?? (formId && i18n.t('config.journal.gone')),
    url: form && reader.seesType(form.type) ? ownPageOf(form, reader) : null,
    detail: entry.detail && wordsOf(entry.kind, entry.detail, form, i18n),
  }
}

/** An entry for a reader who need not know the user. */
export const seenLine = ({ id, kind, role, at }: JournalEntry, i18n: I18n) => ({
  id,
  at: at.toISO()!,
  kind: i18n.t(`config.journal.kinds.${kind}`),
  role: i18n.t(`merchant.shell.roles.${role}`),
})

function wordsOf(kind: string, detail: string, form: Form | undefined, i18n: I18n) {
  if (['look', 'document', 'reveal'].includes(kind))
    return fieldLabel(i18n, form?.type ?? 'person', detail)
  if (kind === 'pickup') return i18n.t('config.journal.details.pickup', { number: detail })
  const list = i18n.t(`forms.${detail}.title`, {}, detail)
  return i18n.t(`config.journal.details.${detail}`, {}, list)
}
