import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { formTypes } from '#form_types/index'
import { optionValues, type OptionSource } from '#form_types/lists'
import { storageDir } from '#start/env'
import { portraitJpeg } from '#tests/helpers/world'

export type Picture = { bytes: Buffer; name: string; type: string }

/** For each kind what a browser sends and what is stored of it. */
const samples: Record<string, [sent: unknown, stored: unknown]> = {
  text: ['Łukasz Đ', 'Łukasz Đ'],
  note: ['uno\ndos', 'uno\ndos'],
  email: ['Ana@Example.com', 'ana@example.com'],
  phone: ['600 123 123', '+34600123123'],
  document: ['12345678-z', '12345678Z'],
  date: ['14/03/1990', '1990-03-14'],
  postcode: ['28001', '28001'],
  flag: ['true', true],
  number: ['3', 3],
  money: ['12,50', 1250],
  languages: [
    [{ language: 'english', level: 'advanced' }],
    [{ language: 'english', level: 'advanced' }],
  ],
}

/** Answers that a sample of their kind would not fit, by form type. */
const special: Record<string, Record<string, [sent: unknown, stored: unknown]>> = {
  ballboy: {
    birthDate: ['14/03/2011', '2011-03-14'],
    license: ['ab-1234', 'AB-1234'],
  },
  volunteer: {
    license: ['1234567', '1234567'],
    language: ['english', 'english'],
    level: ['advanced', 'advanced'],
  },
  gvolunteer: {
    federatedLicence: ['cm-12345678', 'CM12345678'],
    secondPosition: ['spotter', 'spotter'],
    language: ['english', 'english'],
    level: ['advanced', 'advanced'],
  },
  // Who works alone attaches a letter.
  press: { freelance: ['false', false] },
  gpress: { freelance: ['false', false] },
  // Only a day pass has a day.
  player: { day: [undefined, null] },
}

function sampleOf(field: Field, source: OptionSource): [unknown, unknown] {
  if (field.kind.key === 'player') {
    const { id } = (source as any).$extras.player
    return [String(id), id]
  }
  if (!field.options) return samples[field.kind.key]
  const value =
    field.options === 'countries' ? 'ES' : (field.default ?? optionValues(field.options, source)[0])
  return field.kind.key === 'choices' ? [[value], [value]] : [value, value]
}

/** Answers to every public question of a type: as a browser sends them, and as they are stored. */
export function completeAnswers(type: FormType, source: OptionSource) {
  const questions = Object.entries(type.publicFields).filter(
    ([, { kind }]) => samples[kind.key] || kind.key.startsWith('choice') || kind.key === 'player'
  )
  const answers = questions.map(
    ([name, field]) => [name, special[type.key]?.[name] ?? sampleOf(field, source)] as const
  )
  return {
    sent: Object.fromEntries([
      ...answers.flatMap(([name, [sent]]) => (sent === undefined ? [] : [[name, sent]])),
      ['acceptPrivacy', 'true'],
    ]) as Record<string, any>,
    stored: Object.fromEntries(answers.map(([name, [, stored]]) => [name, stored])) as Record<
      string,
      any
    >,
  }
}

/** Where the form of a type is sent to. */
export const pathOf = (type: FormType, kind = 'staff') => type.path!.replace(':type', kind)

/** One row for each public form type, for datasets. */
export const publicTypes = formTypes.public().map(({ key }) => key)

/** Those with lists in the back office. */
export const deskTypes = formTypes.ofDesk().map(({ key }) => key)

let portrait: Promise<Picture> | undefined

/** A photo that every form takes. */
export const goodPhoto = () =>
  (portrait ??= portraitJpeg().then((bytes) => ({ bytes, name: 'yo.jpg', type: 'image/jpeg' })))

/** A multipart body as a browser makes it: lists as `name[]`, pictures as files. */
export function formBody(fields: Record<string, any>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (isRows(value)) for (const [cell, text] of cellsOf(name, value)) body.append(cell, text)
    else if (Array.isArray(value)) for (const item of value) body.append(`${name}[]`, String(item))
    else if (value.bytes)
      body.append(name, new Blob([value.bytes], { type: value.type }), value.name)
    else body.append(name, String(value))
  }
  return body
}

type Rows = Record<string, string>[]
const isRows = (value: unknown): value is Rows =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null
const cellsOf = (name: string, rows: Rows) =>
  rows.flatMap((row, index) =>
    Object.entries(row).map(([key, text]) => [`${name}[${index}][${key}]`, text] as const)
  )

/** Fields of a multipart request as a browser names them. */
export function addFields(
  request: { field(name: string, value: any): unknown },
  answers: Record<string, any>
) {
  for (const [name, value] of Object.entries(answers)) {
    if (isRows(value)) for (const [cell, text] of cellsOf(name, value)) request.field(cell, text)
    else if (Array.isArray(value)) for (const item of value) request.field(`${name}[]`, item)
    else request.field(name, value)
  }
}

/** Sends a public form; `image` defaults to a good photo and may be null. */
export async function sendForm(
  client: ApiClient,
  path: string,
  answers: Record<string, any>,
  {
    image,
    files = {},
    json = false,
    locale = 'es',
  }: {
    image?: Picture | null
    files?: Record<string, Picture>
    json?: boolean
    locale?: string
  } = {}
) {
  const request = client.post(path).withSession({ locale }).withCsrfToken().redirects(0)
  if (json) request.header('accept', 'application/json')
  // As somebody who has opened the documents of the ball kids.
  for (const name of ['manual', 'authorization', 'commitment'])
    request.withEncryptedCookie(`read_${name}`, { version: '1', locale, at: '2024-01-01' })
  addFields(request, answers)
  const photo = image === undefined ? await goodPhoto() : image
  for (const [name, { bytes, name: filename, type: contentType }] of Object.entries({
    ...(photo && { image: photo }),
    ...files,
  }))
    request.file(name, bytes, { filename, contentType })
  return request
}

/** Names of the files that the product keeps in a folder of its disk. */
export const keptFiles = (folder: string) =>
  readdir(join(storageDir, 'files', folder)).catch(() => [] as string[])
