import type { I18n } from '@adonisjs/i18n'
import { errors, type VineValidator } from '@vinejs/vine'
import {
  isUpload,
  type Applicant,
  type Edition,
  type Fields,
  type FormType,
  type Problem,
} from '#form_types/define'
import { formTypes } from '#form_types/index'
import type { Field } from '#form_types/kinds/kind'
import { staffRules } from '#form_types/staff'
import { messageOf, messagesIn } from '#form_types/messages'
import { guestsIn } from '#form_types/wire'

type Data = Record<string, any>
type Message = { field: string; rule: string; message: string; meta?: Record<string, any> }

type Reader = { i18n: I18n }

export type CheckedSubmission = {
  payload: Data
  applicant: Applicant
  guests: (Applicant & { number: number })[]
}

/**
 * Checks a submission, guests included. `unreadDocuments`: documents that were not opened;
 * `optional`: questions that need no answer now; `reserved`: a place without a known person;
 * `withoutFiles`: files come later or another way.
 * @throws E_VALIDATION_ERROR with the first problem of each field
 */
export async function checkSubmission(
  reader: Reader,
  formType: FormType,
  edition: Edition,
  data: Data,
  {
    byStaff = false,
    reserved = false,
    withoutFiles = false,
    unreadDocuments = [],
    optional = [],
  }: {
    byStaff?: boolean
    reserved?: boolean
    withoutFiles?: boolean
    unreadDocuments?: string[]
    optional?: string[]
  } = {}
): Promise<CheckedSubmission> {
  const messages: Message[] = unreadDocuments.map((field) => {
    const rule = `downloads.${field}`
    return { field, rule, message: messageOf(reader.i18n, rule) }
  })
  const payload = await check(reader, messages, {
    formType,
    edition,
    data,
    byStaff,
    validator: byStaff
      ? formType.staffValidator(edition, { correction: withoutFiles, reserved })
      : formType.publicValidator(edition, optional),
  })
  const guestType = formType.guests ? formTypes.get(formType.guests) : null
  const guests = []
  for (const [number, guest] of guestType ? guestsIn(data) : []) {
    guests.push({
      number,
      payload: await check(reader, messages, {
        formType: guestType!,
        edition,
        data: guest,
        byStaff,
        validator: guestType!.guestValidator(edition),
        prefix: `guests.${number}.`,
      }),
    })
  }
  if (messages.length > 0) throw new errors.E_VALIDATION_ERROR(messages)
  const fields = byStaff ? formType.allFields : formType.publicFields
  return {
    payload,
    applicant: applicantOf(formType, fields, payload),
    guests: guests.map((guest) => ({
      number: guest.number,
      ...applicantOf(guestType!, guestType!.publicFields, guest.payload),
    })),
  }
}

/**
 * Checks a correction by staff. `stored`: the current answers; a stored file stays unless another
 * is sent. `photo`: a photo is required.
 */
export async function checkCorrection(
  reader: Reader,
  formType: FormType,
  edition: Edition,
  data: Data,
  stored: Data,
  { reserved = false, photo = false } = {}
): Promise<{ payload: Data; applicant: Applicant }> {
  const messages: Message[] = []
  const mirrorOf = (name: string) => formType.allFields[name]?.mirrors
  const storedAnswers = Object.entries(stored).filter(
    ([name]) => !isFile(formType, name) && !mirrorOf(name)
  )
  // If a page sends back the key of the stored file, there is no new file.
  const sent = Object.entries(data).filter(([name, value]) =>
    isFile(formType, name)
      ? value !== null && value !== stored[name]
      : !(String(mirrorOf(name)) in data)
  )
  const payload = await check(reader, messages, {
    formType,
    edition,
    data: { ...Object.fromEntries(storedAnswers), ...Object.fromEntries(sent) },
    byStaff: true,
    validator: formType.staffValidator(edition, { correction: !photo, reserved }),
  })
  if (messages.length > 0) throw new errors.E_VALIDATION_ERROR(messages)
  return {
    payload,
    applicant: applicantOf(formType, formType.allFields, payload, { corrected: true }),
  }
}

/** Checks an applicant's answers to the fields `names` that staff opened. */
export async function checkAnswers(
  reader: Reader,
  formType: FormType,
  edition: Edition,
  names: string[],
  data: Data,
  stored: Data
): Promise<Applicant> {
  const messages: Message[] = []
  const fields = Object.fromEntries(
    Object.entries(formType.publicFields).filter(([name]) => names.includes(name))
  )
  const payload = await check(reader, messages, {
    formType,
    edition,
    data,
    byStaff: false,
    validator: formType.correctionValidator(edition, names),
    stored,
  })
  // Applicants cannot correct fields that were not opened to them.
  const correctable = messages.filter(({ field }) =>
    names.some((name) => field.split('.').includes(name))
  )
  if (correctable.length > 0) throw new errors.E_VALIDATION_ERROR(correctable)

  const correctedEntries = Object.entries(answersIn(payload, fields)).filter(
    ([name]) => name in data || fields[name].kind.unanswered !== undefined
  )
  const corrected = Object.fromEntries(correctedEntries)
  const complete = formType.complete?.({ ...stored, ...corrected }) ?? {}
  const mirrored = Object.entries(formType.publicFields)
    .filter(([, { mirrors }]) => mirrors && mirrors in corrected)
    .map(([name]) => [name, complete[name] ?? null])
  return {
    answers: { ...corrected, ...Object.fromEntries(mirrored) },
    uploads: uploadsIn(payload, fields),
  }
}

const isFile = (formType: FormType, name: string) =>
  name in formType.allFields && isUpload(formType.allFields[name])

type Check = {
  formType: FormType
  edition: Edition
  data: Data
  byStaff: boolean
  validator: VineValidator<any, any>
  prefix?: string
  stored?: Data
}

/** Runs a validator, then the type's rules across fields; adds their problems to `messages`. */
async function check(
  reader: Reader,
  messages: Message[],
  { formType, edition, data, byStaff, validator, prefix = '', stored = {} }: Check
): Promise<Data> {
  const onTheWire = (field: string) => {
    const [name, ...rest] = field.split('.')
    return prefix + [formType.wireName(name), ...rest].join('.')
  }
  const withQuestion = (field: string, rule: string, values?: Problem['values']) =>
    rule === 'required' && field in formType.allFields
      ? { ...values, question: `${formType.key}.${field}` }
      : values
  let payload: Data
  try {
    payload = await validator.validate(data, { messagesProvider: messagesIn(reader.i18n) })
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    for (const problem of error.messages) {
      const meta = withQuestion(problem.field, problem.rule, problem.meta)
      const reported = meta?.question
        ? { ...problem, meta, message: messageOf(reader.i18n, problem.rule, meta) }
        : refineFileProblem(reader, problem, data)
      messages.push({ ...reported, field: onTheWire(problem.field) })
    }
    return {}
  }
  const answers = { ...stored, ...payload }
  const problems: Problem[] = [
    ...(formType.rules?.(answers, edition) ?? []),
    ...(byStaff ? staffRules(answers) : (formType.publicRules?.(answers) ?? [])),
  ]
  for (const { field, rule, values } of problems) {
    const meta = withQuestion(field, rule, values)
    const message = messageOf(reader.i18n, rule, meta)
    messages.push({ field: onTheWire(field), rule, message, meta })
  }
  return payload
}

/** A file named `.jpg` with other content gets a sentence about its content. */
function refineFileProblem({ i18n }: Reader, problem: any, data: Data) {
  if (problem.rule !== 'file.extname' || !problem.meta?.extnames?.includes('jpg')) return problem
  if (!/\.(jpe?g|png)$/i.test(data[problem.field].clientName)) return problem
  const rule = 'photo.namedLikeOne'
  return { ...problem, rule, message: messageOf(i18n, rule) }
}

function applicantOf(
  formType: FormType,
  fields: Fields,
  payload: Data,
  options: { corrected?: boolean } = {}
): Applicant {
  const answers = answersIn(payload, fields, options)
  return {
    answers: formType.complete?.(answers) ?? answers,
    uploads: uploadsIn(payload, fields),
  }
}

function answersIn(payload: Data, fields: Fields, { corrected = false } = {}): Data {
  // In a correction, a missing answer stays as it is; in a new request, an unticked box is a no.
  const unanswered = (field: Field) => (corrected ? null : (field.kind.unanswered ?? null))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.derived && !isUpload(field))
      .map(([name, field]) => [name, payload[name] ?? unanswered(field)])
  )
}

function uploadsIn(payload: Data, fields: Fields): Applicant['uploads'] {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.derived && isUpload(field) && payload[name])
      .map(([name]) => [name, payload[name]])
  )
}
