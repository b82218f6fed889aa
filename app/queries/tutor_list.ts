import Form from '#models/form'
import type { FormSelection } from '#queries/request_selection'
import { PER_PAGE } from '#queries/request_list'
import { selectForms } from '#queries/request_selection'

export async function tutorsPage(selection: FormSelection, page: number) {
  const withGuardian = () => selectForms(selection).whereNotNull('forms.guardian_key')
  const [{ total }] = await withGuardian().countDistinct('forms.guardian_key as total')
  const lastPage = Math.max(1, Math.ceil(Number(total) / PER_PAGE))
  const currentPage = Math.min(page, lastPage)
  const rows = await withGuardian()
    .select('forms.guardian_key as key')
    .min('forms.sort_name as first')
    .groupBy('forms.guardian_key')
    .orderBy('first')
    .orderBy('key')
    .offset((currentPage - 1) * PER_PAGE)
    .limit(PER_PAGE)
    .pojo<{ key: string }>()
  const keys = rows.map(({ key }) => key)
  const kids = await Form.query()
    .withScopes((scopes) => scopes.withoutNumbers())
    .whereIn('type', selection.types)
    .where('tournamentId', selection.tournamentId!)
    .whereIn('guardianKey', keys)
    .if(selection.state, (forms) => forms.where('state', selection.state!))
    .orderBy('sortName')
    .orderBy('id')
  return {
    rows: keys.map((key) => kids.filter(({ guardianKey }) => guardianKey === key)),
    total: Number(total),
    currentPage,
    lastPage,
  }
}
