import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { consent, person } from '#form_types/person'
import { refusedNames, staffFields } from '#form_types/staff'
import type { Category } from '#form_types/categories'
import type { Field, RuleContext } from '#form_types/kinds/kind'
import { digits } from '#form_types/kinds/rules'
import { optionValues, type OptionSource } from '#form_types/lists'
import { type Option } from '#form_types/options'
import type { PlaceRules } from '#form_types/limits'
import type { Sport } from '#shared/choices'
import type { Stored } from '#sql/json'

export type Fields = Record<string, Field>

type Schema = Record<string, SchemaTypes>

type Validator = ReturnType<typeof compile>

/** A rule that the answers break; `rule` is a key of `validator.json`. */
export type BrokenRule = { field: string; rule: string; values?: Record<string, string | number> }

export type Upload = { tmpPath?: string; bytes?: Buffer }

export type Uploads = Record<string, Upload & { clientName?: string }>

export type Applicant = { answers: Stored; uploads: Uploads }

type WithCommonFields<F extends Fields> = F & typeof person & typeof staffFields

/** The answers to the questions of a form type, of the person and of staff; of any type by name. */
export type AnswersOf<F extends Fields> = string extends keyof F
  ? Stored
  : {
      [Name in keyof WithCommonFields<F>]?: WithCommonFields<F>[Name] extends Field<infer Value>
        ? Value | null
        : never
    }

export type NamedPerson = { name: string; lastName: string; document?: string | null }

export type Edition = OptionSource & PlaceRules & { id: number }

type FormTypeDefinition<
  F extends Fields = Fields,
  Key extends string = string,
> = Partial<RecordRules> & {
  key: Key
  sport: Sport
  /** Public path; `:type` if the payload's type is part of it. Null: staff only. */
  path: string | null
  page: string | null
  /** Middle part of the reference, as in `TEN24-PR-000123`. */
  code: string
  /** False: without a list of its own in the office. */
  hasList?: boolean
  /** These replace fields of the person with the same name. */
  fields: F
  /** Payloads carry the fields of the type inside `detail`. */
  nested?: boolean
  /** The form type of the guests that a submission may bring. */
  guests?: string
  /** Fields that must be known to reserve a place before its person is known. */
  place?: readonly string[]
  /** Documents that the applicant must open before sending. */
  downloads?: readonly string[]
  category(answers: AnswersOf<NoInfer<F>>): Category
  /** Fields printed below the name. `role` is null if the category already names the function. */
  card: { role: string | null; company: string }
  /** Checks across fields; `publicRules` apply only to visitors. */
  publicRules?(answers: AnswersOf<NoInfer<F>>): BrokenRule[]
  rules?(answers: AnswersOf<NoInfer<F>>, edition: OptionSource): BrokenRule[]
  /** Fills in derived answers, and drops those whose question did not apply. */
  complete?(answers: AnswersOf<NoInfer<F>>): Stored
  closedPage?: 'players_closed'
  /** Limits that the public page shows, such as the birth dates allowed. */
  shows?(edition: OptionSource): Record<string, string>
  /** Who gets the mails instead of the person. */
  mailTo?(answers: AnswersOf<NoInfer<F>>): { email: string | null; name: string }
  /** The document of the tutor, by which the children of one tutor are found. */
  tutorDocument?(answers: AnswersOf<NoInfer<F>>): string | null
  /** Recognises a person without a document. */
  identity?(answers: AnswersOf<NoInfer<F>>): string | null
  /** Other people in the answers, who must not be blacklisted either. */
  others?(answers: AnswersOf<NoInfer<F>>): NamedPerson[]
}

/** Rules of a form type that read the database; `start/form_types.ts` adds them. */
export type RecordRules = {
  search(query: Record<string, unknown>, edition: Edition): Promise<Record<string, Option[]>>
  offer(edition: Edition): Promise<Record<string, unknown>>
  /** Runs in the transaction that writes the request. Returns more answers. @throws FieldRefusal */
  admit(request: AdmittedRequest): Promise<Stored>
}

export type AdmittedRequest = {
  trx: TransactionClientContract
  answers: Stored
  guests: Stored[]
  edition: Edition
  byStaff: boolean
  /** A request that holds a place already and wants one of another kind. */
  holder?: number
}

/** Answers stored in columns of `forms`; all others are stored in `detail`. */
export const columnNames = new Set([...Object.keys(person), ...Object.keys(staffFields), 'player'])

export type ColumnName = keyof typeof person | keyof typeof staffFields | 'player'

/** The names of a form type's questions, including the person's and the staff fields. */
export type QuestionOf<Type extends { fields: Fields }> = string &
  (keyof Type['fields'] | keyof typeof person | keyof typeof staffFields)

type Overrides = { person?: Partial<Record<keyof typeof person, Field>> }

/** The single definition behind validators, routes, lists, workbooks, cards and the `formType` prop. */
export function defineFormType<F extends Fields, Key extends string>(
  definition: FormTypeDefinition<F, Key> & Overrides
) {
  const fields: Fields = { ...person, ...definition.person, ...definition.fields }
  const publicFields = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.staff && !field.derived)
  )
  const allFields: Fields = { ...staffFields, ...fields }
  const isNested = (name: string) => definition.nested === true && name in definition.fields
  const answersSchema = () => ({
    ...schemaOf(publicFields),
    ...Object.fromEntries(refusedNamesOf(fields).map((name) => [name, refusedField()])),
  })
  const followUpsOf = (question: string): string[] =>
    Object.keys(publicFields)
      .filter((name) => publicFields[name].follows?.question === question)
      .flatMap((name) => [name, ...followUpsOf(name)])
  const compiled = new Map<string, Validator>()
  const cachedValidator = (name: string, source: OptionSource, schema: () => Schema) => {
    const validator = compiled.get(name) ?? compile(schema())
    compiled.set(name, validator)
    return validatorFor(source, validator)
  }

  return {
    ...definition,
    hasList: definition.hasList ?? true,
    hasTutor: definition.tutorDocument !== undefined,
    publicFields,
    allFields,
    listFields: Object.entries(allFields)
      .filter(([, field]) => field.list)
      .map(([name]) => name),
    filterFields: Object.entries(allFields)
      .filter(([, field]) => field.filter)
      .map(([name]) => name),
    sealedFields: Object.entries(allFields)
      .filter(([, field]) => field.sealed)
      .map(([name]) => name),
    lists: [
      ...new Set(Object.values(fields).flatMap((f) => [f.options ?? [], f.lists ?? []].flat())),
    ],
    /** Questions, each before those that follow from its answer. */
    withFollowUps: (names: string[]) => [
      ...new Set(names.flatMap((name) => [name, ...followUpsOf(name)])),
    ],
    /** Name in payloads and errors: `detail.type`. */
    wireName: (name: string) => (isNested(name) ? `detail.${name}` : name),
    /** Name of the HTML control: `detail[type]`. */
    controlName: (name: string) => (isNested(name) ? `detail[${name}]` : name),

    publicValidator: (source: OptionSource, optional: string[] = []) =>
      cachedValidator(`public ${optional}`, source, () => ({
        ...answersSchema(),
        ...schemaOf(
          Object.fromEntries(optional.map((name) => [name, { ...fields[name], required: false }]))
        ),
        ...schemaOf(consent),
        nonce: vine.string().uuid().optional(),
        website: vine.string().maxLength(0).optional(),
      })),

    guestValidator: (source: OptionSource) => cachedValidator('guest', source, answersSchema),

    // Staff open any questions, so there may be too many of these to keep.
    correctionValidator(source: OptionSource, names: string[]) {
      const asked = Object.entries(publicFields).filter(([name]) => names.includes(name))
      return validatorFor(source, compile(schemaOf(Object.fromEntries(asked))))
    },

    staffValidator: (
      source: OptionSource,
      { filesOptional, reserved = false }: { filesOptional: boolean; reserved?: boolean }
    ) =>
      cachedValidator(`staff ${filesOptional} ${reserved}`, source, () => ({
        ...schemaOf(
          Object.fromEntries(
            Object.entries(allFields)
              .filter(([, field]) => !field.derived)
              .map(([name, field]) => [
                name,
                (filesOptional && isUpload(field)) ||
                (reserved && !definition.place?.includes(name))
                  ? { ...field, required: false }
                  : field,
              ])
          )
        ),
        version: digits().withoutDecimals().min(1).max(2_000_000_000).optional(),
        nonce: vine.string().uuid().optional(),
      })),
  }
}

export const isUpload = ({ kind }: Field) => kind.key === 'photo' || kind.key === 'file'

export type FormType = ReturnType<typeof defineFormType<Fields, string>>

function refusedNamesOf(fields: Fields) {
  const isClosed = ({ staff, derived }: Field) => staff === true || derived === true
  const closedNames = Object.keys(fields).filter((name) => isClosed(fields[name]))
  return [...refusedNames, ...closedNames].filter((name) => !fields[name] || isClosed(fields[name]))
}

const refuse = vine.createRule((_value, _: undefined, field) => {
  field.report('The {{ field }} cannot be sent', 'reserved', field)
})

const refusedField = () => vine.any().use(refuse()).optional()

const editionOptions: RuleContext = {
  values: (list, { meta }) => optionValues(list, meta.source),
}

function schemaOf(fields: Fields) {
  const schema: Schema = {}
  for (const [name, field] of Object.entries(fields)) {
    const rule = field.kind.schema(field, editionOptions)
    schema[name] = field.required ? rule : rule.optional()
  }
  return schema
}

const compile = (schema: Schema) => vine.create(schema)

/** Compiling a schema takes longer than checking with it, so a schema knows no edition. */
function validatorFor(source: OptionSource, validator: Validator) {
  const options = { meta: { source } }
  return {
    validate: (data: unknown, more?: Parameters<Validator['validate']>[1]) =>
      validator.validate(data, { ...more, ...options }),
    tryValidate: (data: unknown) => validator.tryValidate(data, options),
  }
}
