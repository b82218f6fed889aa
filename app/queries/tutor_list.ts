import Form from '#models/form'
import type { FormSelection } from '#queries/request_selection'
import { PER_PAGE, pageBounds } from '#queries/page'
import { selectForms } from '#queries/request_selection'

export async function tutorsPage(selection: FormSelection, page: number) {
  const withTutor = () => selectForms(selection).whereNotNull('forms.guardian_key')
  const [{ total }] = await withTutor()
    .countDistinct('forms.guardian_key as total')
    .pojo<{ total: number }>()
  const { start, ...shown } = pageBounds(total, page)
  const rows = await withTutor()
    .select('forms.guardian_key as key')
    .min('forms.sort_name as first')
    .groupBy('forms.guardian_key')
    .orderBy('first')
    .orderBy('key')
    .offset(start)
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
    ...shown,
  }
}
