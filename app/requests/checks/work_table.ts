import Form from '#models/form'
import { warning, type Finding } from '#requests/checks/finding'
import type { Reader } from '#models/user'
import { textIn } from '#sql/json'

/** A work table belongs to one person. */
export async function workTableFindings(form: Form, reader: Reader): Promise<Finding[]> {
  const table = textIn(form.detail, 'work_table')
  if (!table) return []
  const others = await Form.query()
    .withScopes((scopes) => scopes.withoutNumbers())
    .where('tournamentId', form.tournamentId)
    .whereNot('id', form.id)
    .whereNot('state', 'rejected')
    .whereRaw(`lower(detail ->> 'work_table') = ?`, [table.toLowerCase()])
    .orderBy('id')
  return others
    .filter(({ type }) => reader.seesType(type))
    .map(({ type, id, idForm }) =>
      warning('workTable', { table, reference: idForm }, { form: type, id, label: idForm })
    )
}
