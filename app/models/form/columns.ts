import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { columnNames, type ColumnName } from '#form_types/define'
import { facetsOf } from '#form_types/facets'
import { formTypes } from '#form_types/index'
import { columnOf } from '#sql/bulk'
import type { Stored } from '#sql/json'
import { sortKey } from '#shared/fold'
import type Form from '#models/form'
import { hashedColumns } from '#models/form/identity'
import { searchTextOf } from '#models/form/search'
import { sealedChange } from '#models/form/sealed'

type ColumnAnswers = Partial<Pick<Form, ColumnName>>

type Derivable = ColumnAnswers & Pick<Form, 'type'> & Partial<Pick<Form, 'idForm' | 'detail'>>

const OUTLET = 220

export function derivedColumns(form: Derivable) {
  const { type, name = '', lastName = '', detail = {} } = form
  const formType = formTypes.get(type)
  const columns: Stored = form
  // A detail may have the name of a column, as `type` does.
  const answer = (question: string) => (columnNames.has(question) ? columns : detail)[question]
  return {
    searchText: searchTextOf(form),
    sortName: sortKey(lastName, name),
    ...hashedColumns(form),
    outlet: String(answer(formType.card.company) ?? '').slice(0, OUTLET) || null,
    facets: facetsOf(formType, answer),
  }
}

/** The columns to write for changed answers of a request, as they are stored. */
export async function changedColumns(client: QueryClientContract, form: Form, row: Stored) {
  const { $attributes: before, type } = form
  const next = { type, ...before, ...row }
  const derived = derivedColumns(next)
  const sealed = await sealedChange(client, before, { ...next, ...derived })
  return { ...toColumns({ ...row, ...derived, ...sealed }), person_key: derived.personKey }
}

/** Ends a correction. The request returns to its place in the order of arrival. */
export const END_CORRECTION_SQL = 'corrected = null, corrected_at = null, arrived_at = submitted_at'

export function splitAnswers(answers: object): { columns: ColumnAnswers; detail: Stored } {
  const entries = Object.entries(answers)
  return {
    columns: Object.fromEntries(entries.filter(([name]) => columnNames.has(name))),
    detail: Object.fromEntries(entries.filter(([name]) => !columnNames.has(name))),
  }
}

export function toColumns(row: Stored) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      columnOf(name),
      value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? null),
    ])
  )
}
