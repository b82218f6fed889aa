import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Form from '#models/form'
import JournalEntry from '#models/journal_entry'
import { Log, type LogFilter } from '#queries/log'
import type { JournalKind } from '#shared/journal'

export type JournalFilter = LogFilter<JournalKind>

export const journal = new Log<JournalEntry, JournalKind>((user) => {
  const query = JournalEntry.query()
  if (user) query.where('userId', user)
  return query
})

export const entriesAbout = (formIds: number[], client?: QueryClientContract) =>
  JournalEntry.query({ client }).whereIn('formId', formIds)

/** The requests that entries are about, as far as they still exist. */
export async function formsOf(entries: JournalEntry[]): Promise<Map<number, Form>> {
  const ids = [...new Set(entries.flatMap(({ formId }) => formId ?? []))]
  const forms = await Form.query().whereIn('id', ids).select('id', 'idForm', 'type')
  return new Map(forms.map((form) => [form.id, form]))
}
