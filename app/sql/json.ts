/** PostgreSQL parses JSON expressions, SQLite returns text. */
export const fromJson = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)

export type Json = string | number | boolean | null | Json[] | Stored

/** Values by name, as a JSON column stores them. */
export type Stored = { [name: string]: Json | undefined }

export function textIn(values: Stored, name: string): string | null {
  const value = values[name]
  return typeof value === 'string' ? value : null
}

declare module '@adonisjs/http-transformers/types' {
  interface ExtendedJSONTypes {
    // The framework would never finish walking through a type that contains itself.
    json: Json
  }
}
