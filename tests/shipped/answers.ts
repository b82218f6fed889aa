import type { Visitor } from '#tests/helpers/visitor'
import type { Picture } from '#tests/helpers/form_body'
import { photoJpeg } from '#tests/helpers/photo_file'

export type Option = { value: string; label: string }
export type Options = Record<string, Option[]>
export type Question = {
  name: string
  kind: string
  label: string
  wire: string
  required: boolean
  options: string | null
  staff: boolean
  derived: boolean
  default: unknown
}
export type FormType = {
  key: string
  title: string
  fields: Record<string, Question>
  listFields: string[]
}

let people = 0

const photo = async (): Promise<Picture> => ({
  bytes: await photoJpeg(),
  name: 'foto.jpg',
  type: 'image/jpeg',
})

/** A PDF like a scanned document. */
const scanned: Picture = {
  bytes: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  ),
  name: 'documento.pdf',
  type: 'application/pdf',
}

/** A Spanish identity number with its letter. */
function documentOf(number: number) {
  const digits = 40_000_000 + number
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[digits % 23]}`
}

/** Answers to every question of a public form, by their field names in the request. */
export async function filledIn(
  formType: FormType,
  options: Record<string, any>,
  changes: Record<string, unknown> = {}
): Promise<Record<string, any>> {
  people += 1
  const number = Number(String(process.pid).slice(-3)) * 1000 + people
  const byKind: Record<string, (question: Question) => unknown> = {
    text: ({ name }) =>
      name === 'name' ? 'Íñigo' : name === 'lastName' ? `Peña ${number}` : 'Nº 5 «á»',
    note: () => 'Línea uno\nlínea dos',
    email: () => `persona.${number}@example.com`,
    phone: () => '600123123',
    document: ({ name }) => (name.includes('passport') ? `PAS${number}` : documentOf(number)),
    date: () => options.mindate ?? '1990-03-14',
    postcode: () => '28001',
    flag: () => 'true',
    number: () => '3',
    money: () => '12,50',
    choice: ({ options: list, default: usual }) => usual ?? valuesOf(list)[0],
    choices: ({ options: list }) => valuesOf(list).slice(0, 2),
    languages: () => [{ language: valuesOf('languages')[0], level: valuesOf('levels')[0] }],
    photo,
    file: () => scanned,
  }
  const valuesOf = (list: string | null) =>
    ((options[list!] ?? []) as Option[]).map(({ value }) => value)
  const answers: Record<string, any> = { acceptPrivacy: 'true' }
  for (const question of Object.values(formType.fields)) {
    if (question.staff || question.derived) continue
    answers[question.wire] = await byKind[question.kind]?.(question)
  }
  return { ...answers, ...changes }
}

/** Opens a public form, fills it in and sends it. @returns the page that follows */
export async function ask(visitor: Visitor, path: string, changes: Record<string, unknown> = {}) {
  const { props } = await visitor.open(path)
  const sent = await filledIn(props.formType, props.options, changes)
  return { sent, page: await visitor.post(path, sent) }
}
