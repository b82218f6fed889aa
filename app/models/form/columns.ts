import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { columnNames } from '#form_types/define'
import { facetsOf } from '#form_types/facets'
import { formTypes } from '#form_types/index'
import { sortKey } from '#text/fold'
import type Form from '#models/form'
import { searchTextOf } from '#models/form/search'
import { sealedChange } from '#models/form/sealed'
import { personKeyOf } from '#text/secrets'

type Row = Record<string, any>

const OUTLET = 220

export function derivedColumns(form: Record<string, any>) {
  const formType = formTypes.get(form.type)
  const answers = { ...form.detail, ...form }
  const identity = form.document ?? formType.identity?.(answers)
  // A detail may have the name of a column, as `type` does.
  const answer = (name: string) => (columnNames.has(name) ? form[name] : form.detail?.[name])
  return {
    searchText: searchTextOf(form),
    sortName: sortKey(form.lastName, form.name),
    personKey: personKeyOf(identity),
    passportKey: personKeyOf(form.detail?.passportNumber),
    guardianKey: personKeyOf(formType.guardian?.(answers)),
    outlet: String(answer(formType.card.company) ?? '').slice(0, OUTLET) || null,
    facets: facetsOf(formType, answer),
  }
}

/** The columns to write for changed answers of a request, as they are stored. */
export async function changedColumns(client: QueryClientContract, form: Form, row: Row) {
  const { $attributes: before } = form
  const next = { ...before, ...row }
  const derived = derivedColumns(next)
  const sealed = await sealedChange(client, before, { ...next, ...derived })
  return toColumns({ ...row, ...derived, ...sealed })
}

/** Ends a correction. The request returns to its place in the order of arrival. */
export const CORRECTION_OVER = 'corrected = null, corrected_at = null, arrived_at = submitted_at'

export function splitAnswers(answers: Record<string, any>) {
  const entries = Object.entries(answers)
  return {
    columns: Object.fromEntries(entries.filter(([name]) => columnNames.has(name))),
    detail: Object.fromEntries(entries.filter(([name]) => !columnNames.has(name))),
  }
}

export function toColumns(row: Record<string, any>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? null),
    ])
  )
}
