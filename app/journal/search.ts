import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import Form from '#models/form'
import JournalEntry from '#models/journal_entry'
import { logPage, logParts } from '#queries/log_pages'
import { sqlNow } from '#sql/bulk'
import type { JournalKind } from '#shared/journal'

export type JournalFilter = { kind?: JournalKind; user?: number; days?: number }

/** Entries, the newest first. `before`: the id of the last entry shown. */
export const journalPage = (filter: JournalFilter, before?: number) =>
  logPage((limit, last) => entriesOf(filter, limit, last), before)

/** All of them, a part at a time. */
export const journalParts = (filter: JournalFilter) =>
  logParts((limit, last) => entriesOf(filter, limit, last))

/** Entries about these requests of one person. */
export const entriesAbout = (formIds: number[], client?: QueryClientContract) =>
  JournalEntry.query({ client }).whereIn('formId', formIds)

/** The requests that entries are about, as far as they still exist. */
export async function formsOf(entries: JournalEntry[]): Promise<Map<number, Form>> {
  const ids = [...new Set(entries.flatMap(({ formId }) => formId ?? []))]
  const forms = await Form.query().whereIn('id', ids).select('id', 'idForm', 'type')
  return new Map(forms.map((form) => [form.id, form]))
}

async function entriesOf({ kind, user, days }: JournalFilter, limit: number, before?: number) {
  const query = JournalEntry.query().orderBy('id', 'desc')
  if (kind) query.where('kind', kind)
  if (user) query.where('userId', user)
  if (days) query.where('at', '>=', sqlNow(db.connection(), DateTime.utc().minus({ days })))
  if (before) query.where('id', '<', before)
  return query.limit(limit)
}
