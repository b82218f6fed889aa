import { columnNames } from '#form_types/define'
import { formTypes } from '#form_types/index'
import { sortKey } from '#models/fold'
import { searchTextOf } from '#models/form/search'
import { personKeyOf } from '#models/secrets'

/** Columns that follow from what was answered. */
export function derivedColumns(form: Record<string, any>) {
  const answers = { ...form.detail, ...form }
  const identity = form.document ?? formTypes.get(form.type).identity?.(answers)
  return {
    searchText: searchTextOf(form as any),
    sortName: sortKey(form.lastName, form.name),
    personKey: personKeyOf(identity),
    passportKey: personKeyOf(form.detail?.passportNumber),
  }
}

/** Answers sorted into the table's columns and the type's `detail`. */
export function splitAnswers(answers: Record<string, any>) {
  const entries = Object.entries(answers)
  return {
    columns: Object.fromEntries(entries.filter(([name]) => columnNames.has(name))),
    detail: Object.fromEntries(entries.filter(([name]) => !columnNames.has(name))),
  }
}

/** A row as the database takes it: its columns' names, JSON as text. */
export function toColumns(row: Record<string, any>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value !== null && typeof value === 'object' ? JSON.stringify(value) : (value ?? null),
    ])
  )
}
