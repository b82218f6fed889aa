import Form from '#models/form'
import type { FormSelection } from '#models/document_run'
import { selectForms } from '#models/form/selection'

export const PER_PAGE = 50

const columns = {
  submittedAt: ['arrived_at', 'id'],
  name: ['sort_name', 'id'],
  lastName: ['sort_name', 'id'],
  state: ['state', 'arrived_at', 'id'],
  category: ['category', 'arrived_at', 'id'],
} as const

export type FormOrder = { sort: keyof typeof columns; direction: 'asc' | 'desc' }

/**
 * One page of a request list. The page's ids are read from an index alone, so that the
 * last page of 100,000 requests costs little more than the first.
 */
export async function formPage(selection: FormSelection, order: FormOrder, page: number) {
  const sorted = selectForms(selection).select('forms.id')
  for (const column of columns[order.sort]) sorted.orderBy(`forms.${column}`, order.direction)

  // A search finds a page only by finding everything: its matches are counted by the way.
  const matches = selection.search ? idsOf(await sorted) : null
  const total = matches?.length ?? (await countOf(selection))
  const lastPage = Math.max(1, Math.ceil(total / PER_PAGE))
  const current = Math.min(page, lastPage)
  const start = (current - 1) * PER_PAGE
  const ids =
    matches?.slice(start, start + PER_PAGE) ?? idsOf(await sorted.offset(start).limit(PER_PAGE))

  const forms = await Form.query()
    .whereIn('id', ids)
    .withCount('guests')
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

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

async function countOf(selection: FormSelection) {
  const [{ total }] = await selectForms(selection).count('* as total')
  return Number(total)
}
