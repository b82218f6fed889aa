import { column } from '@adonisjs/lucid/orm'

/** A JSON column: text in SQLite, jsonb in PostgreSQL, always a plain value in the model. */
export function jsonColumn() {
  return column({
    prepare: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
    consume: (value) => (typeof value === 'string' ? JSON.parse(value) : value),
  })
}

/** A boolean column: 0 and 1 in SQLite, a boolean in PostgreSQL and in the model. */
export function flagColumn() {
  return column({ consume: (value) => Boolean(value) })
}
