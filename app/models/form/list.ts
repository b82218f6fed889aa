import db from '@adonisjs/lucid/services/db'
import { columnNames, type FormType } from '#form_types/define'
import Form from '#models/form'
import type { FormSelection } from '#models/document_run'
import { narrowIndex, selectForms } from '#models/form/selection'
import { fromJson } from '#models/json'

export const PER_PAGE = 50

const columns = {
  submittedAt: ['arrived_at', 'id'],
  name: ['sort_name', 'id'],
  lastName: ['sort_name', 'id'],
  state: ['state', 'arrived_at', 'id'],
  category: ['category', 'arrived_at', 'id'],
} as const

// What a row of every list shows, and the answers that are no columns.
const shown = [
  'id type idForm state version category name lastName company email image imageWarnings submittedAt',
  'withdrawnAt reserved asked correctedAt idParent assignedTo color detail',
].flatMap((names) => names.split(' '))

/** The columns that the list of a type shows: every other one costs time to read. */
export const shownColumns = ({ listFields }: Pick<FormType, 'listFields'>) => [
  ...new Set([...shown, ...listFields.filter((name) => columnNames.has(name))]),
]

export type FormOrder = { sort: keyof typeof columns; direction: 'asc' | 'desc' }

/**
 * One page of a request list. The page's ids are read from an index alone, so that the
 * last page of 100,000 requests costs little more than the first. Rows have all columns, or those
 * that are named.
 */
export async function formPage(
  selection: FormSelection,
  order: FormOrder,
  page: number,
  chosen: string[] = ['*']
) {
  // A search finds a page only by finding everything: its matches are counted by the way. Not where
  // an index gives several types: sorting all of them takes longer than reading them twice.
  const isRead = narrowIndex(selection) !== null
  const gathers = selection.card || (isRead ? selection.types.length === 1 : selection.search)
  const matches = gathers ? await allIds(selection, order) : null
  const total = matches?.length ?? (await countOf(selection))
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE))
  const current = Math.min(page, lastPage)
  const start = (current - 1) * PER_PAGE
  const size = Math.min(PER_PAGE, total - start)
  const ids =
    matches?.slice(start, start + size) ?? (await idsFrom(selection, order, { start, size, total }))

  const forms = await Form.query()
    .whereIn('id', ids)
    .select(chosen)
    .withCount('guests')
    .withCount('notes')
    .preload('assignee')
    .preload('logs', (logs) => {
      // An expression: by the column itself SQLite would walk every print there ever was.
      logs.whereRaw(`coalesce(type, '') in ('print', 'signature-module')`)
    })
  const byId = new Map(forms.map((form) => [form.id, form]))
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    currentPage: current,
    lastPage,
  }
}

/** How many of a list somebody is to look after, and how many came back corrected. */
export async function quickCounts(type: string, tournamentId: number, { id }: { id: number }) {
  const list = { types: [type], tournamentId }
  const [mine, corrected] = await Promise.all([
    countOf({ ...list, assigned: id }),
    countOf({ ...list, open: 'corrected' }),
  ])
  return { mine, corrected }
}

function sorted(selection: FormSelection, { sort, direction }: FormOrder) {
  const query = selectForms(selection)
  for (const column of columns[sort]) query.orderBy(`forms.${column}`, direction)
  return query.select('forms.id')
}

/** The ids of all pages, in one value: that many rows would take longer to hand over than to find. */
async function allIds(selection: FormSelection, order: FormOrder): Promise<number[]> {
  const gather = db.connection().dialect.name === 'postgres' ? 'json_agg' : 'json_group_array'
  const found = sorted(selection, order).as('found') as any
  const [{ ids }] = await db.from(found).select(db.raw(`${gather}(found.id) as ids`))
  return fromJson(ids) ?? []
}

/** The ids of a page; one of the second half is read from the end. */
async function idsFrom(
  selection: FormSelection,
  order: FormOrder,
  { start, size, total }: { start: number; size: number; total: number }
) {
  if (size === 0) return []
  if (start <= total / 2) return idsOf(await sorted(selection, order).offset(start).limit(size))
  const direction = order.direction === 'asc' ? 'desc' : 'asc'
  const turned = sorted(selection, { ...order, direction })
  return idsOf(await turned.offset(total - start - size).limit(size)).reverse()
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

export async function countOf(selection: FormSelection) {
  const [{ total }] = await selectForms(selection).count('* as total')
  return Number(total)
}
