import db from '@adonisjs/lucid/services/db'
import { columnNames, type FormType } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { countedForms } from '#queries/counted_forms'
import { PER_PAGE, pageBounds } from '#queries/page'
import Form from '#models/form'
import { termsOf } from '#models/form/search'
import type { Withheld } from '#models/form/sight'
import FormLog from '#models/form_log'
import type Tournament from '#models/tournament'
import type { FormRow, FormSelection, Searched } from '#queries/request_selection'
import {
  narrowsNothing,
  narrowIndex,
  selectByFacets,
  selectForms,
} from '#queries/request_selection'
import { foldToSearch } from '#shared/fold'
import { columnsWithoutSecrets } from '#sealing/secrets'
import { isPostgres } from '#sql/dialect'
import { fromJson } from '#sql/json'
import { countRows } from '#sql/counts'

const orderColumns = {
  submittedAt: ['arrived_at', 'id'],
  name: ['sort_name', 'id'],
  lastName: ['sort_name', 'id'],
  state: ['state', 'arrived_at', 'id'],
  category: ['category', 'arrived_at', 'id'],
} as const

const alwaysSelected = [
  'id type idForm state version category name lastName company email image imageWarnings submittedAt',
  'createdAt updatedAt',
  'minor tutorConfirmedAt restrictedAt withdrawnAt reserved asked correctedAt idParent assignedTo color detail',
].flatMap((names) => names.split(' '))

export const shownColumns = ({ listFields }: Pick<FormType, 'listFields'>) => [
  ...new Set([...alwaysSelected, ...listFields.filter((name) => columnNames.has(name))]),
]

export const allColumns = () => [...Form.$columnsDefinitions.keys()]

export type FormOrder = { sort: keyof typeof orderColumns; direction: 'asc' | 'desc' }

// The ids come from an index alone, so the last page costs about as much as the first.
export async function formPage(
  selection: FormSelection,
  order: FormOrder,
  page: number,
  columns: string[] = columnsWithoutSecrets(Form)
) {
  // Searches and short indexes: fetch all ids once, then count and slice them. Otherwise count and
  // fetch one page: sorting several types of an index takes longer than reading them twice.
  const hasNarrowIndex = narrowIndex(selection) !== null
  const hasOwnIndex = order.sort === 'submittedAt' && selectByFacets(selection) !== null
  const fetchesAllIds =
    selection.card ||
    (hasNarrowIndex ? selection.types.length === 1 : selection.search) ||
    (!narrowsNothing(selection.filters ?? {}) && !hasOwnIndex)
  const matches = fetchesAllIds ? await allIds(selection, order) : null
  const total = matches?.length ?? (await countOf(selection))
  const { start, ...shown } = pageBounds(total, page)
  const size = Math.min(PER_PAGE, total - start)
  const ids =
    matches?.slice(start, start + size) ?? (await idsFrom(selection, order, { start, size, total }))

  const hasGuests = selection.types.some((type) => formTypes.get(type).guests)
  const [forms, logs] = await Promise.all([
    Form.query()
      .whereIn('id', ids)
      .select(columns)
      .if(hasGuests, (rows) => rows.withCount('guests'))
      .withCount('notes')
      .preload('assignee'),
    // Not preloaded, which would compare each request with each line.
    FormLog.query()
      .whereIn('formId', ids)
      // An expression, so that SQLite does not use the index of the type and read all prints.
      .whereRaw(`coalesce(type, '') in ('print', 'signature-module')`),
  ])
  const logsOf = Map.groupBy(logs, ({ formId }) => formId)
  for (const form of forms) form.$setRelated('logs', logsOf.get(form.id) ?? [])
  const byId = new Map(forms.map((form) => [form.id, form]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...shown }
}

export async function quickCounts(type: string, tournamentId: number, { id }: { id: number }) {
  const list = { types: [type], tournamentId }
  const [mine, corrected] = await Promise.all([
    countOf({ ...list, assigned: id }),
    countOf({ ...list, open: 'corrected' }),
  ])
  return { mine, corrected }
}

export const checkCounts = async (selection: FormSelection): Promise<{ tutor?: number }> => ({
  tutor: await countOf({ ...selection, checks: 'tutor' }),
})

/** How many requests of an edition wait for their tutor, by form type. */
export async function tutorsDue({ id, sport, tutorConfirms }: Tournament) {
  const types = formTypes.all().filter((type) => type.hasTutor && type.sport === sport)
  const counts = types.map(async ({ key }) => ({
    type: key,
    count: tutorConfirms ? await countOf({ types: [key], tournamentId: id, checks: 'tutor' }) : 0,
  }))
  return (await Promise.all(counts)).filter(({ count }) => count > 0)
}

function sorted(selection: FormSelection, { sort, direction }: FormOrder) {
  const facets = sort === 'submittedAt' ? selectByFacets(selection) : null
  if (facets)
    return facets
      .orderBy('arrived_at', direction)
      .orderBy('form_id', direction)
      .select('form_id as id')
  const query = selectForms(selection)
  for (const column of orderColumns[sort]) query.orderBy(`forms.${column}`, direction)
  return query.select('forms.id')
}

// One JSON value is faster to transfer than that many rows.
async function allIds(selection: FormSelection, order: FormOrder): Promise<number[]> {
  const gather = isPostgres() ? 'json_agg' : 'json_group_array'
  const found = sorted(selection, order).as('found')
  const [{ ids }] = await db.from(found).select(db.raw(`${gather}(found.id) as ids`))
  return fromJson(ids) ?? []
}

async function idsFrom(
  selection: FormSelection,
  order: FormOrder,
  { start, size, total }: { start: number; size: number; total: number }
) {
  if (size === 0) return []
  if (start <= total / 2) return idsOf(await sorted(selection, order).offset(start).limit(size))
  const direction = order.direction === 'asc' ? 'desc' : 'asc'
  const reversed = sorted(selection, { ...order, direction })
  return idsOf(await reversed.offset(total - start - size).limit(size)).reverse()
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

export async function countOf(selection: FormSelection): Promise<number> {
  const { types, tournamentId, state, category, ...narrower } = selection
  if (!narrowsNothing(narrower))
    return countRows(selectByFacets(selection) ?? selectForms(selection))
  const [{ total }] = await countedForms()
    .whereIn('type', types)
    .where({
      ...(tournamentId && { tournament_id: tournamentId }),
      ...(state && { state }),
      ...(category && { category }),
    })
    .sum('count as total')
  return total ?? 0
}

export async function countsByType(selection: FormSelection): Promise<Map<string, number>> {
  const rows = await selectForms(selection)
    .select('forms.type')
    .count('* as count')
    .groupBy('forms.type')
    .pojo<{ type: string; count: number }>()
  return new Map(rows.map(({ type, count }) => [type, count]))
}

const MOST_RANKED = 200

/** Of the newest matches, first those whose name or surname begins like the search; `active`: only of active editions. */
export async function findAnywhere(
  types: string[],
  searched: Searched,
  { active = true, atMost = 8, hides = [] as Withheld[] } = {}
) {
  const rows = await selectForms({ types, ...searched, active, hides })
    .orderBy('forms.id', 'desc')
    .limit(MOST_RANKED)
    .select('forms.id', 'forms.name', 'forms.last_name')
  const [word] = termsOf(searched.search ?? '')
  const begins = (row: FormRow) =>
    word && [row.name, row.last_name].some((part) => foldToSearch(part).startsWith(word))
  const [first, others] = [rows.filter(begins), rows.filter((row) => !begins(row))]
  const ids = [...first, ...others].slice(0, atMost).map(({ id }) => id)
  const found = await Form.query()
    .withScopes((scopes) => scopes.withoutNumbers())
    .whereIn('id', ids)
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
