import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type DocumentRun from '#models/document_run'
import type FormFile from '#models/form_file'
import FormLog from '#models/form_log'
import JournalEntry from '#models/journal_entry'
import User from '#models/user'
import { sqlNow } from '#sql/bulk'
import type { JournalKind } from '#shared/journal'

type NotedUser = Pick<User, 'id' | 'name' | 'role'>

type Facts = {
  formId?: number | null
  total?: number | null
  /** A form type, a question or a format: nothing that somebody typed. */
  detail?: string | null
  /** Why the user wanted to see it. The only words of a user: without anything that identifies the person. */
  reason?: string | null
}

/** Adds an entry to the access journal. Call it before the data are sent: what cannot be noted is not shown. */
export async function noteAccess(
  by: NotedUser,
  kind: JournalKind,
  { formId = null, total = null, detail = null, reason = null }: Facts = {},
  client: QueryClientContract = db.connection()
) {
  await client.table('journal_entries').insert({
    kind,
    user_id: by.id,
    user_name: by.name.slice(0, 120),
    role: by.role,
    form_id: formId,
    total,
    detail,
    reason,
    at: sqlNow(client),
  })
}

/** Notes a look at a document, or at its original, also in the history of its request. */
export async function noteDocument(
  by: NotedUser,
  kind: 'document' | 'look',
  { formId, field }: Pick<FormFile, 'formId' | 'field'>
) {
  await noteAccess(by, kind, { formId, detail: field })
  const type = kind === 'look' ? 'file-shown' : 'file-read'
  await FormLog.write(db.connection(), by, [{ formId, type, to: { field } }])
}

/** The browser loads the pictures of a page right after it. */
const WITH_PAGE = { minutes: 5 }

/** Notes a look at a page of a document, except as a part of a look that was just noted. */
export async function noteLook(by: NotedUser, file: FormFile) {
  const { formId, field } = file
  if (!(await isJustNoted({ kind: 'look', userId: by.id, formId, detail: field })))
    await noteDocument(by, 'look', file)
}

/** Notes a photo at full size, except as a part of a page that was just noted. */
export async function notePhoto(by: NotedUser, formId: number) {
  if (!(await isJustNoted({ kind: 'request', userId: by.id, formId })))
    await noteAccess(by, 'photo', { formId })
}

/** Notes an access, except as a part of one that was just noted: a reading and its page, a page and its picture. */
export async function noteOnce(
  by: NotedUser,
  kind: JournalKind,
  facts: Pick<JournalEntry, 'formId'> | Pick<JournalEntry, 'detail'>
) {
  if (!(await isJustNoted({ kind, userId: by.id, ...facts }))) await noteAccess(by, kind, facts)
}

async function isJustNoted(
  entry: Pick<JournalEntry, 'kind' | 'userId'> & Partial<Pick<JournalEntry, 'formId' | 'detail'>>
): Promise<boolean> {
  const since = sqlNow(db.connection(), DateTime.utc().minus(WITH_PAGE))
  const noted = await JournalEntry.query().where(entry).where('at', '>=', since).first()
  return noted !== null
}

/** Notes a list for each reader. In the transaction that completes the list, so that a retry notes none twice. */
export async function noteList(
  { kind, params, total }: DocumentRun,
  trx: TransactionClientContract
) {
  if (!('recipients' in params)) return
  const readers = await User.query({ client: trx })
    .whereIn('id', params.recipients)
    .where('active', true)
    .orderBy('id')
  const noted = 'nightly' in params && params.nightly ? 'nightly' : 'export'
  const detail = 'formType' in params ? params.formType : kind
  for (const reader of readers) await noteAccess(reader, noted, { total, detail }, trx)
}
