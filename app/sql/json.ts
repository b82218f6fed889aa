/** PostgreSQL parses JSON expressions, SQLite returns text. */
export const fromJson = (value: any) => (typeof value === 'string' ? JSON.parse(value) : value)

/** A value as JSON keeps it. */
export type Json = string | number | boolean | null | Json[] | Stored

/** Values by name, as a JSON column keeps them. */
export type Stored = { [name: string]: Json }

declare module '@adonisjs/http-transformers/types' {
  interface ExtendedJSONTypes {
    // The framework's own walk through a type that holds itself would never end.
    json: Json
  }
}
