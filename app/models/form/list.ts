import Form from '#models/form'
import type { FormSelection } from '#models/document_run'
import { selectedForms } from '#models/form/selection'

export const PER_PAGE = 50

const columns = {
  submittedAt: ['submitted_at', 'id'],
  name: ['sort_name', 'id'],
  state: ['state', 'submitted_at', 'id'],
  category: ['category', 'submitted_at', 'id'],
} as const

export type FormOrder = { sort: keyof typeof columns; direction: 'asc' | 'desc' }

/**
 * One page of a request list. The page's ids are read from an index alone, so that the
 * last page of 100,000 requests costs little more than the first.
 */
export async function formPage(selection: FormSelection, order: FormOrder, page: number) {
  const [{ total }] = await selectedForms(selection).count('* as total').pojo<{ total: number }>()
  const lastPage = Math.max(1, Math.ceil(Number(total) / PER_PAGE))
  const current = Math.min(page, lastPage)
  const query = selectedForms(selection)
    .select('forms.id')
    .offset((current - 1) * PER_PAGE)
    .limit(PER_PAGE)
  for (const column of columns[order.sort]) query.orderBy(`forms.${column}`, order.direction)
  const ids = (await query.pojo<{ id: number }>()).map(({ id }) => id)

  const forms = await Form.query()
    .whereIn('id', ids)
    .preload('logs', (logs) => {
      // An expression: by the column itself SQLite would walk every print there ever was.
      logs.whereRaw(`coalesce(type, '') in ('print', 'signature-module')`)
    })
  const byId = new Map(forms.map((form) => [form.id, form]))
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total: Number(total),
    currentPage: current,
    lastPage,
  }
}
