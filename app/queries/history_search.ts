import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'
import { sqlNow } from '#sql/bulk'
import { searchedSql } from '#sql/folded'
import EntityChange from '#models/entity_change'
import Form from '#models/form'
import FormLog from '#models/form_log'
import { like, termsOf } from '#models/form/search'
import type { Reader } from '#models/user'
import { PER_PAGE } from '#queries/page'

const REQUESTS = 200

/** A line as text: its moment, source and id. */
export const CURSOR = /^(\d{1,15})\.(entity|form)\.(\d{1,9})$/

export type HistoryFilter = {
  what?: string
  search?: string
  user?: number
  type?: string
  from?: string
  to?: string
}

type HistoryCursor = { at: DateTime; source: 'entity' | 'form'; id: number }

export type HistoryLine =
  | (HistoryCursor & { source: 'entity'; change: EntityChange })
  | (HistoryCursor & { source: 'form'; log: FormLog })

type Query =
  ModelQueryBuilderContract<typeof EntityChange> | ModelQueryBuilderContract<typeof FormLog>

/** Newest first. A cursor is faster than skipping a million rows. */
export async function historyPage(
  filter: HistoryFilter,
  reader: Reader,
  timeZone: string,
  after?: HistoryCursor
): Promise<{ lines: HistoryLine[]; next: HistoryCursor | null }> {
  const [changes, logs] = await Promise.all([
    filter.what === 'form' ? [] : changesOf(filter, timeZone, after),
    filter.what && filter.what !== 'form' ? [] : logsOf(filter, reader, timeZone, after),
  ])
  const lines: HistoryLine[] = [
    ...changes.map((change) => ({
      source: 'entity' as const,
      at: change.at,
      id: change.id,
      change,
    })),
    ...logs.map((log) => ({ source: 'form' as const, at: log.at, id: log.id, log })),
  ].sort(newestFirst)
  const page = lines.slice(0, PER_PAGE)
  return { lines: page, next: lines.length > PER_PAGE ? page.at(-1)! : null }
}

export const cursorText = ({ at, source, id }: HistoryCursor) => `${at.toMillis()}.${source}.${id}`

export function cursorOf(text: string | undefined | null): HistoryCursor | undefined {
  const found = CURSOR.exec(text ?? '')
  if (!found) return undefined
  const at = DateTime.fromMillis(Number(found[1]), { zone: 'utc' })
  return { at, source: found[2] === 'entity' ? 'entity' : 'form', id: Number(found[3]) }
}

const newestFirst = (a: HistoryCursor, b: HistoryCursor) =>
  b.at.toMillis() - a.at.toMillis() || a.source.localeCompare(b.source) || b.id - a.id

function changesOf(filter: HistoryFilter, timeZone: string, after?: HistoryCursor) {
  const query = EntityChange.real().preload('user')
  narrow(query, 'entity', filter, timeZone, after)
  if (filter.what) query.where('entity', filter.what)
  for (const term of termsOf(filter.search ?? ''))
    query.whereRaw(`${searchedSql(query.client, 'label')} like ? escape '\\'`, [like(term)])
  return query
}

async function logsOf(
  filter: HistoryFilter,
  { formTypes }: Reader,
  timeZone: string,
  after?: HistoryCursor
) {
  const query = FormLog.real()
    .preload('user')
    .preload('form', (form) => form.preload('tournament'))
  narrow(query, 'form', filter, timeZone, after)
  if (formTypes) query.whereIn('formId', Form.query().whereIn('type', formTypes).select('id'))
  if (filter.search) {
    const ids = await requestsOf(filter.search)
    if (ids.length === 0) return []
    query.whereIn('formId', ids)
  }
  return query
}

async function requestsOf(search: string): Promise<number[]> {
  const withReference = await Form.query()
    .where('idForm', search.trim().toUpperCase())
    .select('id')
    .first()
  if (withReference) return [withReference.id]
  const rows = await Form.query()
    .withScopes((scopes) => scopes.matching(search))
    .select('id')
    .orderBy('id', 'desc')
    .limit(REQUESTS)
    .pojo<{ id: number }>()
  return rows.map(({ id }) => id)
}

function narrow(
  query: Query,
  source: HistoryCursor['source'],
  { user, type, from, to }: HistoryFilter,
  timeZone: string,
  after?: HistoryCursor
) {
  const sql = (at: DateTime) => sqlNow(db.connection(), at.toUTC())
  const startOf = (day: string) => DateTime.fromISO(day, { zone: timeZone })
  if (user) query.where('userId', user)
  if (type) query.where('type', type)
  if (from) query.where('at', '>=', sql(startOf(from)))
  if (to) query.where('at', '<', sql(startOf(to).plus({ days: 1 })))
  if (after) {
    const at = sql(after.at)
    if (after.source === source) query.whereRaw('(at, id) < (?, ?)', [at, after.id])
    else query.where('at', source === 'form' ? '<=' : '<', at)
  }
  query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE + 1)
}
