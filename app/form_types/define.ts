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
import type { Allowing } from '#models/allowance'

export type Fields = Record<string, Field>

type Value<F> = F extends Field<infer V> ? V : never

/** The answers of a set of questions: field names to values, unanswered ones null. */
export type AnswersOf<F extends Fields> = { [K in keyof F]: Value<F[K]> | null }

/** What is wrong with an answer: its field, a rule of `validator.json` and the rule's values. */
export type Problem = { field: string; rule: string; values?: Record<string, string | number> }

/** Whoever a submission is about, as the blacklist knows people. */
export type Person = { name: string; lastName: string; document?: string | null }

/** What definitions and rules need to know of a tournament's edition. */
export type Edition = OptionSource & Allowing & { id: number }

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
  /** False where the back office has no list of its own for it. */
  desk?: boolean
  /** Questions besides the person's; one named like a person's replaces it. */
  fields: F
  /** On the wire its own questions stand inside `detail` (contract §3). */
  nested?: boolean
  /** Key of the form type of the guests that a request may bring along. */
  guests?: string
  /** What must be known of a place that staff hold before the person is known. */
  place?: readonly string[]
  /** Documents that a visitor must have opened before sending. */
  downloads?: readonly string[]
  /** Category of a new request. */
  category(answers: Record<string, any>): Category
  /**
   * Names of the fields whose text stands under the name on the card: function, then company.
   * Where the category says the function, there is none.
   */
  card: { role: string | null; company: string }
  /** Checks across fields; `publicRules` hold for visitors alone. */
  publicRules?(answers: Record<string, any>): Problem[]
  rules?(answers: Record<string, any>, edition: OptionSource): Problem[]
  /** Fills in what follows from other answers. */
  complete?(answers: Record<string, any>): Record<string, any>
  /** Component that says its registration is closed, where that is not the usual one. */
  closedPage?: 'players_closed'
  /** Option lists that depend on what a visitor searches for. */
  search?(query: Record<string, any>, edition: Edition): Promise<Record<string, Option[]>>
  /** Days and years that its page shows beside the option lists. */
  shows?(edition: OptionSource): Record<string, string>
  /** Whom it tells about the request; the person themself unless said otherwise. */
  mailTo?(answers: Record<string, any>): { email: string | null; name: string }
  /** Who answers for the person: what is the same for all whom they answer for. */
  guardian?(answers: Record<string, any>): string | null
  /** Who is meant, for people without a document. */
  identity?(answers: Record<string, any>): string | null
  /** Further people of a request, besides the person. */
  others?(answers: Record<string, any>): Person[]
  /**
   * What the database must say before the request is written, asked within its transaction;
   * gives the answers it adds.
   * @throws FieldRefusal
   */
  admit?(admission: Admission): Promise<Record<string, any>>
}

/** A request on its way in, with the guests it brings; `byStaff` when staff typed it in. */
export type Admission = {
  trx: TransactionClientContract
  answers: Record<string, any>
  guests: Record<string, any>[]
  edition: Edition
  byStaff: boolean
}

/** Names that are columns of the forms table; every other answer lives in `detail`. */
export const columnNames = new Set([...Object.keys(person), ...Object.keys(staffFields), 'player'])

/** Person fields that a definition leaves out by setting them to null. */
type Overrides = { person?: Partial<Record<keyof typeof person, Field>> }

/**
 * A form type: one definition from which come the validators, the public route, the
 * list's columns, the workbook's columns, the card's lines and the `formType` prop.
 */
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
    /** What the applicant answers. */
    publicFields,
    /** What staff may set, the applicant's answers included. */
    allFields,
    /** Columns of the request list, in order. */
    listFields: Object.entries(allFields)
      .filter(([, field]) => field.list)
      .map(([name]) => name),
    /** Questions that the request list is filtered by, in order. */
    filterFields: Object.entries(allFields)
      .filter(([, field]) => field.filter)
      .map(([name]) => name),
    /** Option lists that its page shows. */
    lists: [
      ...new Set(Object.values(fields).flatMap((f) => [f.options ?? [], f.lists ?? []].flat())),
    ] as ListName[],
    /** Name of an answer in payloads and errors: `detail.type`. */
    wireName: (name: string) => (isNested(name) ? `detail.${name}` : name),
    /** Name of its control: `detail[type]`. */
    controlName: (name: string) => (isNested(name) ? `detail[${name}]` : name),

    /** Checks a visitor's submission; `known` are questions that need no answer this time. */
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

    /** Checks the answers about somebody whom another person's submission brings along. */
    guestValidator: (source: OptionSource) => vine.create(answersSchema(source)),

    /** Checks what an applicant sends to correct the fields that staff asked for. */
    correctionValidator: (source: OptionSource, names: string[]) =>
      vine.create(
        schemaOf(
          Object.fromEntries(Object.entries(publicFields).filter(([name]) => names.includes(name))),
          source,
          true
        )
      ),

    /**
     * Checks what staff wrote; a correction need not bring the photo again, and of a place that
     * is only held no more is asked than which it is.
     */
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

/** Whether the answer is a file. */
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
