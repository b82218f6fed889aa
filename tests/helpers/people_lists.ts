import { buffer } from 'node:stream/consumers'
import type { ApiClient } from '@japa/api-client'
import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#config/i18n'
import { Workbook } from '#documents/workbook'
import type { FormType } from '#form_types/define'
import { optionLabel } from '#form_types/options'
import { columnLabel, questionsOf } from '#imports/people_columns'
import type User from '#models/user'
import { completeAnswers } from '#tests/helpers/forms'

type Cells = Record<string, string>

/** A workbook whose headers are the keys of the rows. */
export function listOf(rows: Cells[]): Promise<Buffer> {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = headers.map((header) => ({ header, width: 20, type: 'text' as const }))
  const cells = rows.map((row) => headers.map((header) => row[header] ?? ''))
  return buffer(new Workbook({ title: 'Personas', columns, rows: cells }).stream())
}

/** A row with an answer to every question of a form, with the labels of a language. */
export function rowOf(type: FormType, edition: any, locale: Locale = 'es') {
  const i18n = i18nManager.locale(locale)
  const stored = oneLined(completeAnswers(type, edition).stored)
  const words = {
    i18n,
    label: (list: any, value: string) => optionLabel(list, value, i18n, edition),
  }
  const cells = questionsOf(type).flatMap(([name, field]): [string, string][] => {
    const value = stored[name]
    if (value === null || value === undefined) return []
    const text = field.kind.key === 'player' ? 'UNO, Ejemplo' : field.kind.text(value, field, words)
    return [[columnLabel(type, name, locale), text]]
  })
  return { cells: Object.fromEntries(cells), stored }
}

/** Lists have no lines within a cell. */
const oneLined = (answers: Record<string, any>): Record<string, any> =>
  JSON.parse(JSON.stringify(answers).replaceAll('\\n', ' '))

/** A row of a list of journalists. */
export const journalist = (changes: Cells = {}): Cells => ({
  name: 'Ana',
  lastName: 'Ruiz',
  birthDate: '14/03/1990',
  document: 'PAX00001',
  idGender: 'Mujer',
  idNationality: 'España',
  email: 'ana@radio.example',
  cellPhone: '600123123',
  media: 'Radio',
  mediaName: 'Radio Ejemplo',
  days: '25/04/2024',
  ...changes,
})

type Sent = { form?: string; by: User; photos?: Buffer; name?: string } & Record<string, any>

/** Sends a list of people as the page does. */
export function sendPeople(client: ApiClient, list: Buffer, { form = 'press', by, ...rest }: Sent) {
  const { photos, name = 'personas.xlsx', ...fields } = rest
  const request = client.post(`/merchant/import-people/${form}`).loginAs(by).withCsrfToken()
  request.redirects(0).file('file', list, { filename: name })
  if (photos) request.file('photos', photos, { filename: 'fotos.zip' })
  for (const [field, value] of Object.entries(fields)) request.field(field, String(value))
  return request
}
