import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

/** All files below a folder with this ending, relative to the folder. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(app.makePath(folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .sort()
}

export const sourceOf = (folder: string, name: string) =>
  readFileSync(app.makePath(join(folder, name)), 'utf8')

/** The sentences of a language file as a flat object: `{ 'file.size': '…' }`. */
export function sentencesOf(locale: string, name: string): Record<string, string> {
  const flatten = (value: any, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value).flatMap(([key, inner]) =>
          flatten(inner, path ? `${path}.${key}` : key)
        )
  return Object.fromEntries(flatten(JSON.parse(sourceOf(`resources/lang/${locale}`, name)), ''))
}
