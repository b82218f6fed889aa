import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import { isUpload, type FormType } from '#form_types/define'
import type { Field } from '#form_types/kinds/kind'
import { formTypes } from '#form_types/index'
import { optionValues, type OptionSource } from '#form_types/lists'
import { storageDir } from '#start/env'
import { cellsOf, isRows, type Picture } from '#tests/helpers/form_body'
import { photoJpeg } from '#tests/helpers/photo_file'

/** For each kind, a value that a browser sends and the stored value. */
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

/** Answers by form type that need more than the sample of their kind. */
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
  // A freelancer needs a letter.
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

/** Staff fields and answers other than the first option, by field name. */
const byStaff: Record<string, [sent: unknown, stored: unknown]> = {
  customPermission: [
    { 4: 1, seat: 'A12' },
    { 4: 1, seat: 'A12' },
  ],
  color: ['#AABBCC', '#aabbcc'],
  datePermission: ['23/04/2024', '2024-04-23'],
  endPermission: ['2024-05-03', '2024-05-03'],
}

/** Dependent answers, for which the last option would be invalid. */
const together: Record<string, Record<string, [sent: unknown, stored: unknown]>> = {
  gvolunteer: { firstPosition: ['marshal', 'marshal'] },
  player: { tour: ['ATP', 'ATP'] },
}

/**
 * Answers to every question of a type, staff fields included, as sent and as stored; files are
 * separate. They differ from the defaults, so a lost answer is noticed.
 */
export function everyAnswer(type: FormType, source: OptionSource) {
  const answers: Record<string, [sent: unknown, stored: unknown]> = {}
  const files: string[] = []
  for (const [name, field] of Object.entries(type.allFields)) {
    if (field.derived || field.mirrors) continue
    if (isUpload(field)) files.push(name)
    else
      answers[name] =
        together[type.key]?.[name] ??
        (name in byStaff ? byStaff[name] : special[type.key]?.[name]) ??
        lastOf(field, source)
  }
  for (const name of ['freelance', 'day']) {
    if (!(name in answers)) continue
    answers[name] = name === 'day' ? lastOf(type.allFields.day, source) : [true, true]
  }
  return {
    files,
    sent: Object.fromEntries(Object.entries(answers).map(([name, [sent]]) => [name, sent])),
    stored: Object.fromEntries(Object.entries(answers).map(([name, [, stored]]) => [name, stored])),
  } as { files: string[]; sent: Record<string, any>; stored: Record<string, any> }
}

function lastOf(field: Field, source: OptionSource): [unknown, unknown] {
  if (!field.options || field.options === 'countries') {
    const sample = sampleOf(field, source)
    if (!sample) throw new Error(`no sample of the kind ${field.kind.key}`)
    return sample
  }
  const value = optionValues(field.options, source).at(-1)!
  const stored = field.options === 'permissions' ? Number(value) : value
  return field.kind.key === 'choices' ? [[value], [value]] : [value, stored]
}

/** Answers to every public question of a type, as sent by a browser and as stored. */
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

/** The path of the form of a type. */
export const pathOf = (type: FormType, kind = 'staff') => type.path!.replace(':type', kind)

/** One row for each public form type, for datasets. */
export const publicTypes = formTypes.public().map(({ key }) => key)

/** The form types with lists in the office. */
export const listTypes = formTypes.withList().map(({ key }) => key)

let drawnOnce: Promise<Picture> | undefined

/** A photo that every form accepts. */
export const goodPhoto = () =>
  (drawnOnce ??= photoJpeg().then((bytes) => ({ bytes, name: 'yo.jpg', type: 'image/jpeg' })))

/** Adds fields to a multipart request with the names of a browser. */
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
  // The visitor has opened the documents for ball kids.
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

/** The names of the stored files in a folder. */
export const keptFiles = (folder: string) =>
  readdir(join(storageDir, 'files', folder)).catch(() => [] as string[])
