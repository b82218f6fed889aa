import Form from '#models/form'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { columnNames } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { isRecord } from '#form_types/sent_answers'
import DataRequest from '#models/data_request'
import EntityChange from '#models/entity_change'
import MailMessage from '#models/mail_message'
import PickupEntry from '#models/pickup_entry'
import type { Marks } from '#people/marks'
import {
  anybodysPattern,
  birthDatePattern,
  compactSpellings,
  identifies,
  namingPattern,
  patternOf,
} from '#people/spellings'
import { rowsInParts } from '#sql/bulk'
import { isPostgres } from '#sql/dialect'
import { compactSql } from '#sql/folded'
import type { Stored } from '#sql/json'
import { compact, lettersOf } from '#shared/fold'
import { keysOf, recordOf } from '#shared/keys'
import { SERIAL } from '#text/reference'
import { REMOVED } from '#text/removed_text'

/** Texts of others in which somebody may have named the person; of `detail`, the answers of the office. */
export const textColumns = {
  forms: ['observation', 'asked', 'corrected', 'detail'],
  form_files: ['name'],
  form_logs: ['from', 'to'],
  form_notes: ['text'],
  entity_changes: ['label', 'from', 'to'],
  mail_log: ['subject', 'params', 'error'],
  change_batches: ['change'],
  change_batch_rows: ['old_values'],
  collective_forms: ['name'],
  collectives: ['observations'],
  ledger_entries: ['reason'],
  data_requests: ['reason', 'answer'],
  import_runs: ['file', 'plan', 'details'],
  blacklist_clearances: ['reason'],
  credit_resets: ['name', 'source_values'],
}

export const officeAnswers = [
  ...new Set(
    formTypes
      .all()
      .flatMap(({ allFields }) => Object.entries(allFields))
      .filter(([name, { staff, kind }]) => staff && kind.key === 'text' && !columnNames.has(name))
      .map(([name]) => name)
  ),
]

/** The history of these tables is kept as it is: it has a purpose of its own. */
const OWN_PURPOSE = ['blacklist_entries', 'users', 'default_players']

type Clean = (text: string) => string

/**
 * Removes what identifies the person from the texts and the stored searches of others.
 * @returns ids of the mails that named the person: their files still do
 */
export async function forgetTexts(trx: TransactionClientContract, marks: Marks): Promise<number[]> {
  const clean = withoutMentions(marks)
  const mails: number[] = []
  for await (const { table, row, cleaned } of mentionsOf(trx, marks, clean)) {
    // A page of the request that is open shows the former text, and must not bring it back.
    const opened = table === Form.table && { version: trx.raw('version + 1') }
    await trx
      .from(table)
      .where('id', row.id)
      .update({ ...cleaned, ...opened })
    if (table === MailMessage.table) mails.push(row.id)
  }
  await MailMessage.noteCleaned(trx, mails)
  await forgetInDataRequests(trx, clean)
  await forgetSearches(trx, marks)
  return mails
}

/**
 * Counts the texts about others that an erasure would change. A high count warns that a name is also a
 * common word. `deletedIds`: rows that an erasure deletes with their history, by table.
 */
export async function countMentions(
  client: QueryClientContract,
  marks: Marks,
  deletedIds: Record<string, number[]>
): Promise<number> {
  const isDeleted = (table: string, id: unknown) => deletedIds[table]?.includes(Number(id)) ?? false
  const clean = withoutMentions(marks)
  let count = 0
  for await (const { table, row } of mentionsOf(client, marks, clean)) {
    const isOfDeleted =
      isDeleted('forms', row.form_id) || isDeleted(row.entity ?? '', row.entity_id)
    if (!isDeleted(table, row.id) && !isOfDeleted) count += 1
  }
  for await (const { formId } of sealedMentionsOf(client, clean))
    if (!isDeleted('forms', formId)) count += 1
  return count
}

async function* mentionsOf(client: QueryClientContract, marks: Marks, clean: Clean) {
  const spellings = compactSpellings(marks)
  for (const [table, columns] of Object.entries(textColumns)) {
    // There a name may be in two parts.
    const words = table === EntityChange.table ? [...spellings, ...longestWords(marks)] : spellings
    for (const row of await mentioning(client, table, columns, words)) {
      if (OWN_PURPOSE.includes(row.entity ?? '') || isLineOfAnother(table, row)) continue
      const changed = columns.flatMap((column) => {
        const cleaned =
          column === 'detail' ? cleanedDetail(row[column], clean) : cleanedOf(row[column], clean)
        return cleaned === row[column] ? [] : [[column, cleaned]]
      })
      if (changed.length > 0) yield { table, row, cleaned: Object.fromEntries(changed) }
    }
  }
}

function cleanedDetail(detail: unknown, clean: Clean) {
  if (!isRecord(detail)) return detail
  const texts = officeAnswers.filter((name) => typeof detail[name] === 'string')
  const cleaned = recordOf(texts, (name) => clean(String(detail[name])))
  const isSame = texts.every((name) => cleaned[name] === detail[name])
  return isSame ? detail : JSON.stringify({ ...detail, ...cleaned })
}

const longestWords = ({ names }: Marks) =>
  names
    .map((name) => compact(name.split(/\s+/).toSorted((a, b) => b.length - a.length)[0]))
    .filter(Boolean)

/** A line of a pickup list whose request is still there, so that its name is that of another person. */
const isLineOfAnother = (table: string, { form_id: formId }: Row) =>
  table === PickupEntry.table && formId !== null

const cleanedTexts = ({ reason, answer, askerEmail }: DataRequest, clean: Clean) => ({
  reason: reason && clean(reason),
  answer: answer && clean(answer),
  askerEmail: askerEmail && clean(askerEmail),
})

/** Sealed texts cannot be searched, so all are read. */
async function* sealedMentionsOf(client: QueryClientContract, clean: Clean) {
  for await (const part of rowsInParts(() => DataRequest.query({ client }).whereNotNull('sealed')))
    for (const asked of part) {
      const cleaned = cleanedTexts(asked, clean)
      if (keysOf(cleaned).some((name) => asked[name] !== cleaned[name])) yield asked
    }
}

async function forgetInDataRequests(trx: TransactionClientContract, clean: Clean) {
  for await (const { id } of sealedMentionsOf(trx, clean)) {
    // The office may answer it at the same moment.
    const asked = await DataRequest.query({ client: trx }).where('id', id).forUpdate().first()
    await asked?.merge(cleanedTexts(asked, clean)).save()
  }
}

/** A birth date is removed only from texts that also name the person, because many people share it. */
function withoutMentions(marks: Marks): Clean {
  const [pattern, naming, birthDates] = [
    patternOf(marks),
    namingPattern(marks),
    birthDatePattern(marks),
  ]
  return (text) => {
    const cleaned = text.replace(pattern, REMOVED)
    const isNamed = cleaned !== text || cleaned.search(naming) !== -1
    return isNamed ? cleaned.replace(birthDates, REMOVED) : cleaned
  }
}

/** For a text about the person that nobody can mend later: it keeps no number and no address at all. */
export function withoutMarks(
  text: string,
  exclusive: Omit<Marks, 'telephones' | 'shortNames'>
): string {
  // The pattern of anybody finds telephones, and that of words each part of a name.
  const marks = { ...exclusive, telephones: [], shortNames: [] }
  return [patternOf(marks), namingPattern(marks), birthDatePattern(marks), anybodysPattern].reduce(
    (rest, pattern) => rest.replace(pattern, REMOVED),
    text
  )
}

/** Removes stored searches for the person's names, addresses, numbers or birth date. */
async function forgetSearches(trx: TransactionClientContract, marks: Marks) {
  const { names, emails, documents, telephones } = marks
  const numbers = documents.filter(identifies)
  const known = [...names, ...emails, ...numbers, ...telephones].map(lettersOf)
  const patterns = [patternOf(marks), birthDatePattern(marks)]
  const isTheirs = (search: unknown) => {
    if (typeof search !== 'string' || search.length <= 2) return false
    const part = lettersOf(search)
    const isPart = part.length > 2 && known.some((whole) => whole.includes(part))
    return isPart || patterns.some((pattern) => search.search(pattern) !== -1)
  }
  for (const [table, column] of [
    ['document_runs', 'params'],
    ['card_batches', 'selection'],
  ] as const) {
    const rows = await mentioning(trx, table, [column], ['search'])
    for (const row of rows) {
      const value = row[column]
      if (!isRecord(value)) continue
      const selection = column === 'params' ? (value.selection ?? value.filter) : value
      if (!isRecord(selection) || !isTheirs(selection.search)) continue
      delete selection.search
      await trx
        .from(table)
        .where('id', row.id)
        .update({ [column]: JSON.stringify(value) })
    }
  }
}

type Row = Stored & { id: number; entity?: string; entity_id?: number; form_id?: number | null }

/** Rows in which one of the words may be; the patterns decide. `limit 1` folds a text once, not once a word. */
async function mentioning(
  client: QueryClientContract,
  table: string,
  columns: string[],
  words: string[]
): Promise<Row[]> {
  if (words.length === 0) return []
  const position = isPostgres(client) ? 'strpos' : 'instr'
  const isIn = words.map(() => `${position}(compact.text, ?) > 0`).join(' or ')
  const query = client.from(table).orderBy('id')
  for (const column of columns)
    query.orWhereRaw(
      `exists (select 1 from (select ${compactSql(client, textSql(table, column))} as text limit 1) as compact
       where ${isIn})`,
      words
    )
  if (client.isTransaction && isPostgres(client)) query.forUpdate()
  return query
}

function textSql(table: string, column: string) {
  const answers = officeAnswers.map((name) => `coalesce("${table}"."${column}" ->> '${name}', '')`)
  return column === 'detail' ? `(${answers.join(" || ' ' || ")})` : `"${table}"."${column}"`
}

/** In JSON, values that the product wrote and reads again stay: keys, days, moments and references. */
const OWN_WORDS = [
  /^[a-z][A-Za-z_.-]*$/,
  /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/,
  SERIAL,
]

const isOwnWord = (text: string) => OWN_WORDS.some((pattern) => pattern.test(text))

function cleanedOf(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value)
  if (value === null || typeof value !== 'object') return value
  const written = JSON.stringify(value)
  const cleaned = JSON.stringify(value, (_, one) => {
    if (isRecord(one)) return withoutFullName(one, clean)
    return typeof one === 'string' && !isOwnWord(one) ? clean(one) : one
  })
  return cleaned === written ? value : cleaned
}

/** Neither half of a name identifies the person, both do. */
function withoutFullName(values: Record<string, unknown>, clean: Clean) {
  for (const surname of ['lastname', 'lastName']) {
    const { name, [surname]: lastName } = values
    if (typeof name !== 'string' || typeof lastName !== 'string') continue
    const fullName = `${name} ${lastName}`
    if (clean(fullName) !== fullName) return { ...values, name: REMOVED, [surname]: REMOVED }
  }
  return values
}
