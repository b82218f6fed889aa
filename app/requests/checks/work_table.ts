import type Form from '#models/form'
import { selectForms } from '#queries/request_selection'
import { warning, type Finding } from '#requests/checks/finding'
import { textIn } from '#sql/json'

export async function workTableFindings(form: Form): Promise<Finding[]> {
  const { id, type, tournamentId } = form
  const table = textIn(form.detail, 'work_table')
  if (!table) return []
  const others = await selectForms({ types: [type], tournamentId, filters: { work_table: '1' } })
    .whereNot('forms.id', id)
    .whereNot('state', 'rejected')
    .whereRaw(`lower(detail ->> 'work_table') = ?`, [table.toLowerCase()])
    .select('forms.id', 'id_form')
    .orderBy('forms.id')
  return others.map(({ id: otherId, id_form: reference }) =>
    warning('workTable', { table, reference }, { form: type, id: otherId, label: reference })
  )
}
