import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { consent, person } from '#form_types/person'
import { reservedNames, staffFields } from '#form_types/staff'
import type { Category } from '#form_types/categories'
import type { Field } from '#form_types/kinds/kind'
import { optionValues, type ListName, type OptionSource } from '#form_types/options'

export type Fields = Record<string, Field>

type Value<F> = F extends Field<infer V> ? V : never

/** The answers of a set of questions: field names to values, unanswered ones null. */
export type AnswersOf<F extends Fields> = { [K in keyof F]: Value<F[K]> | null }

export type FormTypeDefinition<F extends Fields = Fields> = {
  /** Key in routes, rows and language files. */
  key: string
  sport: 'tennis' | 'golf'
  /** Public path; `:type` where the payload's type is part of it. Null: staff only. */
  path: string | null
  /** Component of the public page. */
  page: string | null
  /** Middle part of the reference, as in `MMO24-PR-000123`. */
  code: string
  /** Questions besides the person's; one named like a person's replaces it. */
  fields: F
  /** Category of a new request. */
  category(answers: Record<string, any>): Category
  /** Names of the fields whose text stands under the name on the card: function, then company. */
  card: { role: string; company: string }
  /** Checks across fields; each problem names its field and a rule of `validator.json`. */
  rules?(answers: Record<string, any>): { field: string; rule: string }[]
}

/** Names that are columns of the forms table; every other answer lives in `detail`. */
export const columnNames = new Set([...Object.keys(person), ...Object.keys(staffFields)])

/** Person fields that a definition leaves out by setting them to null. */
type Overrides = { person?: Partial<Record<keyof typeof person, Field>> }

/**
 * A form type: one definition from which come the validators, the public route, the
 * list's columns, the workbook's columns, the card's lines and the `formType` prop.
 */
export function defineFormType<F extends Fields>(definition: FormTypeDefinition<F> & Overrides) {
  const fields: Fields = { ...person, ...definition.person, ...definition.fields }
  const publicFields = Object.fromEntries(Object.entries(fields).filter(([, f]) => !f.staff))
  const allFields: Fields = { ...staffFields, ...fields }

  return {
    ...definition,
    /** What the applicant answers. */
    publicFields,
    /** What staff may set, the applicant's answers included. */
    allFields,
    /** Columns of the request list, in order. */
    listFields: Object.entries(allFields)
      .filter(([, field]) => field.list)
      .map(([name]) => name),
    /** Option lists that its page shows. */
    lists: [...new Set(Object.values(fields).flatMap((f) => f.options ?? []))] as ListName[],

    /** Checks a visitor's submission. */
    publicValidator: (source: OptionSource) =>
      vine.create({
        ...schemaOf({ ...publicFields, ...consent }, source, true),
        nonce: vine.string().uuid().optional(),
        website: vine.string().maxLength(0).optional(),
        ...Object.fromEntries(reservedFor(fields).map((name) => [name, neverSent()])),
      }),

    /** Checks what staff wrote; a correction need not bring the photo again. */
    staffValidator: (source: OptionSource, { correction }: { correction: boolean }) =>
      vine.create({
        ...schemaOf(
          correction && allFields.image
            ? { ...allFields, image: { ...allFields.image, required: false } }
            : allFields,
          source,
          false
        ),
        version: vine.number().withoutDecimals().min(1).max(2_000_000_000).optional(),
        nonce: vine.string().uuid().optional(),
      }),
  }
}

export type FormType = ReturnType<typeof defineFormType<Fields>>

function reservedFor(fields: Fields) {
  const staffOnly = Object.entries(fields).filter(([, field]) => field.staff)
  return [...reservedNames, ...staffOnly.map(([name]) => name)].filter(
    (name) => !fields[name] || fields[name].staff
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
