import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import type { FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { formTypes } from '#form_types/index'
import { optionValues, type OptionSource } from '#form_types/options'
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
}

function sampleOf(field: Field, source: OptionSource): [unknown, unknown] {
  if (!field.options) return samples[field.kind.key]
  const value =
    field.options === 'countries' ? 'ES' : (field.default ?? optionValues(field.options, source)[0])
  return field.kind.key === 'choices' ? [[value], [value]] : [value, value]
}

/** Answers to every public question of a type: as a browser sends them, and as they are stored. */
export function completeAnswers(type: FormType, source: OptionSource) {
  const questions = Object.entries(type.publicFields).filter(
    ([, { kind }]) => samples[kind.key] || kind.key.startsWith('choice')
  )
  const answers = questions.map(([name, field]) => [name, sampleOf(field, source)] as const)
  return {
    sent: Object.fromEntries([
      ...answers.map(([name, [sent]]) => [name, sent]),
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

let portrait: Promise<Picture> | undefined

/** A photo that every form takes. */
export const goodPhoto = () =>
  (portrait ??= portraitJpeg().then((bytes) => ({ bytes, name: 'yo.jpg', type: 'image/jpeg' })))

/** A multipart body as a browser makes it: lists as `name[]`, pictures as files. */
export function formBody(fields: Record<string, any>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const item of value) body.append(`${name}[]`, String(item))
    else if (value.bytes)
      body.append(name, new Blob([value.bytes], { type: value.type }), value.name)
    else body.append(name, String(value))
  }
  return body
}

/** Sends a public form; `image` defaults to a good photo and may be null. */
export async function sendForm(
  client: ApiClient,
  path: string,
  answers: Record<string, any>,
  {
    image,
    json = false,
    locale = 'es',
  }: { image?: Picture | null; json?: boolean; locale?: string } = {}
) {
  const request = client.post(path).withSession({ locale }).withCsrfToken().redirects(0)
  if (json) request.header('accept', 'application/json')
  for (const [name, value] of Object.entries(answers)) {
    if (Array.isArray(value)) for (const item of value) request.field(`${name}[]`, item)
    else request.field(name, value)
  }
  const photo = image === undefined ? await goodPhoto() : image
  if (photo) request.file('image', photo.bytes, { filename: photo.name, contentType: photo.type })
  return request
}

/** Names of the files that the product keeps in a folder of its disk. */
export const keptFiles = (folder: string) =>
  readdir(join(storageDir, 'files', folder)).catch(() => [] as string[])
