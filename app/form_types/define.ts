import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { consent, person } from '#form_types/person'
import { reservedNames, staffFields } from '#form_types/staff'
import type { Category } from '#form_types/categories'
import type { Field } from '#form_types/kinds/kind'
import { digits } from '#form_types/kinds/rules'
import { optionValues, type ListName, type OptionSource } from '#form_types/lists'
import { type Option } from '#form_types/options'
import type { Allowing } from '#form_types/limits'
import type { Sport } from '#shared/choices'

export type Fields = Record<string, Field>

type Value<F> = F extends Field<infer V> ? V : never

export type AnswersOf<F extends Fields> = { [K in keyof F]: Value<F[K]> | null }

/** `rule` is a key of `validator.json`. */
export type Problem = { field: string; rule: string; values?: Record<string, string | number> }

export type Upload = { tmpPath?: string; bytes?: Buffer }

export type Uploads = Record<string, Upload & { clientName?: string }>

export type Applicant = { answers: Record<string, any>; uploads: Uploads }

export type Person = { name: string; lastName: string; document?: string | null }

export type Edition = OptionSource & Allowing & { id: number }

export type FormTypeDefinition<F extends Fields = Fields> = Partial<RecordRules> & {
  key: string
  sport: Sport
  /** Public path; `:type` if the payload's type is part of it. Null: staff only. */
  path: string | null
  page: string | null
  /** Middle part of the reference, as in `MMO24-PR-000123`. */
  code: string
  desk?: boolean
  /** A field named like a person's field replaces it. */
  fields: F
  /** Payloads carry its own fields inside `detail`. */
  nested?: boolean
  guests?: string
  /** Fields that must be known to reserve a place before its person is known. */
  place?: readonly string[]
  downloads?: readonly string[]
  category(answers: Record<string, any>): Category
  /** Fields printed below the name. `role` is null if the category already names the function. */
  card: { role: string | null; company: string }
  /** Checks across fields; `publicRules` apply only to visitors. */
  publicRules?(answers: Record<string, any>): Problem[]
  rules?(answers: Record<string, any>, edition: OptionSource): Problem[]
  complete?(answers: Record<string, any>): Record<string, any>
  closedPage?: 'players_closed'
  shows?(edition: OptionSource): Record<string, string>
  mailTo?(answers: Record<string, any>): { email: string | null; name: string }
  guardian?(answers: Record<string, any>): string | null
  identity?(answers: Record<string, any>): string | null
  others?(answers: Record<string, any>): Person[]
}

/** What only the records know of a form type; `start/form_types` hands it in. */
export type RecordRules = {
  search(query: Record<string, any>, edition: Edition): Promise<Record<string, Option[]>>
  offer(edition: Edition): Promise<Record<string, any>>
  /** Runs in the transaction that writes the request. Throws FieldRefusal. Returns more answers. */
  admit(admission: Admission): Promise<Record<string, any>>
}

export type Admission = {
  trx: TransactionClientContract
  answers: Record<string, any>
  guests: Record<string, any>[]
  edition: Edition
  byStaff: boolean
}

/** Answers stored in columns of `forms`; all others are stored in `detail`. */
export const columnNames = new Set([...Object.keys(person), ...Object.keys(staffFields), 'player'])

/** The names of a form type's questions, the person's and those that only staff set included. */
export type QuestionOf<Type extends { fields: Fields }> = string &
  (keyof Type['fields'] | keyof typeof person | keyof typeof staffFields)

type Overrides = { person?: Partial<Record<keyof typeof person, Field>> }

/** One definition for validators, routes, lists, workbooks, cards and the `formType` prop. */
export function defineFormType<F extends Fields>(definition: FormTypeDefinition<F> & Overrides) {
  const fields: Fields = { ...person, ...definition.person, ...definition.fields }
  const publicFields = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.staff && !field.derived)
  )
  const allFields: Fields = { ...staffFields, ...fields }
  const isNested = (name: string) => definition.nested === true && name in definition.fields
  const answersSchema = (source: OptionSource) => ({
    ...schemaOf(publicFields, source, true),
    ...Object.fromEntries(reservedFor(fields).map((name) => [name, neverSent()])),
  })

  return {
    ...definition,
    publicFields,
    allFields,
    listFields: Object.entries(allFields)
      .filter(([, field]) => field.list)
      .map(([name]) => name),
    filterFields: Object.entries(allFields)
      .filter(([, field]) => field.filter)
      .map(([name]) => name),
    lists: [
      ...new Set(Object.values(fields).flatMap((f) => [f.options ?? [], f.lists ?? []].flat())),
    ] as ListName[],
    /** Name in payloads and errors: `detail.type`. */
    wireName: (name: string) => (isNested(name) ? `detail.${name}` : name),
    /** Name of the HTML control: `detail[type]`. */
    controlName: (name: string) => (isNested(name) ? `detail[${name}]` : name),

    publicValidator: (source: OptionSource, known: string[] = []) =>
      vine.create({
        ...answersSchema(source),
        ...schemaOf(
          Object.fromEntries(known.map((name) => [name, { ...fields[name], required: false }])),
          source,
          true
        ),
        ...schemaOf(consent, source, true),
        nonce: vine.string().uuid().optional(),
        website: vine.string().maxLength(0).optional(),
      }),

    guestValidator: (source: OptionSource) => vine.create(answersSchema(source)),

    correctionValidator: (source: OptionSource, names: string[]) =>
      vine.create(
        schemaOf(
          Object.fromEntries(Object.entries(publicFields).filter(([name]) => names.includes(name))),
          source,
          true
        )
      ),

    // A correction need not bring the photo again; a reserved place needs only its `place` fields.
    staffValidator: (
      source: OptionSource,
      { correction, reserved = false }: { correction: boolean; reserved?: boolean }
    ) =>
      vine.create({
        ...schemaOf(
          Object.fromEntries(
            Object.entries(allFields)
              .filter(([, field]) => !field.derived)
              .map(([name, field]) => [
                name,
                (correction && isUpload(field)) || (reserved && !definition.place?.includes(name))
                  ? { ...field, required: false }
                  : field,
              ])
          ),
          source,
          false
        ),
        version: digits().withoutDecimals().min(1).max(2_000_000_000).optional(),
        nonce: vine.string().uuid().optional(),
      }),
  }
}

export const isUpload = ({ kind }: Field) => kind.key === 'photo' || kind.key === 'file'

export type FormType = ReturnType<typeof defineFormType<Fields>>

function reservedFor(fields: Fields) {
  const closed = ({ staff, derived }: Field) => staff === true || derived === true
  const notTheirs = Object.entries(fields).filter(([, field]) => closed(field))
  return [...reservedNames, ...notTheirs.map(([name]) => name)].filter(
    (name) => !fields[name] || closed(fields[name])
  )
}

const refused = vine.createRule((_value, _: undefined, field) => {
  field.report('The {{ field }} cannot be sent', 'reserved', field)
})

const neverSent = () => vine.any().use(refused()).optional()

function schemaOf(fields: Fields, source: OptionSource, strict: boolean) {
  const context = { values: (list: ListName) => optionValues(list, source) }
  const schema: Record<string, SchemaTypes> = {}
  for (const [name, field] of Object.entries(fields)) {
    const rule = field.kind.schema(strict ? field : { ...field }, context) as any
    schema[name] = field.required ? rule : rule.optional()
  }
  return schema
}
