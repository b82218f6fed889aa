import { isDeepStrictEqual } from 'node:util'
import type { I18n } from '@adonisjs/i18n'
import { errors, SimpleErrorReporter } from '@vinejs/vine'
import {
  isUpload,
  type Applicant,
  type Edition,
  type Fields,
  type FormType,
  type BrokenRule,
  type Uploads,
} from '#form_types/define'
import { formTypes } from '#form_types/index'
import type { Field } from '#form_types/kinds/kind'
import { consent } from '#form_types/person'
import { staffRules } from '#form_types/staff'
import { messageOf, messagesIn } from '#form_types/messages'
import { guestsIn, surplusGuestsIn } from '#form_types/sent_answers'
import { MOST_GUESTS } from '#shared/answer_limits'
import type { Stored } from '#sql/json'

export type Sent = Record<string, unknown>
type Meta = Record<string, unknown> & { extnames?: string[] }
type Message = { field: string; rule: string; message: string; meta?: Meta }

/** Who sends the answers, and reads what is wrong with them. */
export type Sender = { i18n: I18n }

export type CheckedSubmission = Pick<Checked, 'nonce'> & {
  applicant: Applicant
  guests: (Applicant & { number: number })[]
}

type Answering = { formType: FormType; edition: Edition; data: Sent }

export type StaffSubmission = Answering & {
  /** A place without a known person. */
  reserved?: boolean
  /** Files come later or another way. */
  withoutFiles?: boolean
}

type CheckedAs = StaffSubmission & {
  byStaff?: boolean
  unreadDocuments?: string[]
  /** Questions that need no answer now. */
  optional?: string[]
}

/** Checks a submission, guests included. @throws E_VALIDATION_ERROR with the first problem of each field */
export async function checkSubmission(
  sender: Sender,
  {
    formType,
    edition,
    data,
    byStaff = false,
    reserved = false,
    withoutFiles = false,
    unreadDocuments = [],
    optional = [],
  }: CheckedAs
): Promise<CheckedSubmission> {
  const messages: Message[] = unreadDocuments.map((field) => {
    const rule = `downloads.${field}`
    return { field, rule, message: messageOf(sender.i18n, rule) }
  })
  const checked = await check(sender, messages, {
    formType,
    edition,
    data,
    byStaff,
    validator: byStaff
      ? formType.staffValidator(edition, { filesOptional: withoutFiles, reserved })
      : formType.publicValidator(edition, optional),
  })
  const guestType = formType.guests ? formTypes.get(formType.guests) : null
  const guests = []
  const documents = new Set<unknown>()
  for (const number of guestType ? surplusGuestsIn(data) : []) {
    const meta = { max: MOST_GUESTS }
    const message = messageOf(sender.i18n, 'array.maxLength', meta)
    messages.push({ field: `guests.${number}`, rule: 'array.maxLength', message, meta })
  }
  for (const [number, guest] of guestType ? guestsIn(data) : []) {
    const prefix = `guests.${number}.`
    const answered = await check(sender, messages, {
      formType: guestType!,
      edition,
      data: guest,
      byStaff,
      validator: guestType!.guestValidator(edition),
      prefix,
    })
    const { document } = answered.answers
    if (document && documents.has(document)) {
      const message = messageOf(sender.i18n, 'twiceInForm')
      messages.push({ field: `${prefix}document`, rule: 'alreadyRequested', message })
    }
    documents.add(document)
    guests.push({ number, checked: answered })
  }
  if (messages.length > 0) throw new errors.E_VALIDATION_ERROR(messages)
  const fields = byStaff ? formType.allFields : formType.publicFields
  return {
    nonce: checked.nonce,
    applicant: applicantOf(formType, fields, checked),
    guests: guests.map((guest) => ({
      number: guest.number,
      ...applicantOf(guestType!, guestType!.publicFields, guest.checked),
    })),
  }
}

type Correction = Answering & { stored: Stored; reserved?: boolean; photoRequired?: boolean }

/** `stored`: the current answers; a stored file stays unless another is sent. */
export async function checkCorrection(
  sender: Sender,
  { formType, edition, data, stored, reserved = false, photoRequired = false }: Correction
): Promise<Pick<Checked, 'version'> & { applicant: Applicant }> {
  const messages: Message[] = []
  const storedAnswers = Object.entries(stored).filter(
    ([name]) => !isFile(formType, name) && !formType.allFields[name]?.mirrors
  )
  // If a page sends back the key of the stored file, there is no new file.
  const sent = Object.entries(data).filter(([name, value]) =>
    isFile(formType, name)
      ? value !== null && value !== stored[name]
      : !mirrorsOne(formType, name, data)
  )
  const checked = await check(sender, messages, {
    formType,
    edition,
    data: { ...Object.fromEntries(storedAnswers), ...Object.fromEntries(sent) },
    byStaff: true,
    validator: formType.staffValidator(edition, { filesOptional: !photoRequired, reserved }),
  })
  if (messages.length > 0) throw new errors.E_VALIDATION_ERROR(messages)
  return {
    version: checked.version,
    applicant: applicantOf(formType, formType.allFields, checked, { corrected: true }),
  }
}

/** Checks the answers to what staff `asked`. A follow-up that is not sent keeps its answer. */
export async function checkAnswers(
  sender: Sender,
  { formType, edition, data, stored, asked }: Answering & { stored: Stored; asked: string[] }
): Promise<Applicant> {
  const messages: Message[] = []
  const opened = formType.withFollowUps(asked)
  const names = opened.filter((name) => asked.includes(name) || name in data)
  // Rules read other answers too: a telephone belongs to the country of the address.
  const closed = Object.entries(stored).filter(([name]) => !names.includes(name))
  const fields = Object.fromEntries(
    Object.entries(formType.publicFields).filter(([name]) => names.includes(name))
  )
  // A box that is not ticked is not sent.
  const isSent = (name: string) => name in data || fields[name]?.kind.unanswered !== undefined
  const checked = await check(sender, messages, {
    formType,
    edition,
    data: { ...data, ...Object.fromEntries(closed) },
    byStaff: false,
    validator: formType.correctionValidator(edition, names),
    // An answer that is sent empty must not be judged by its old value. A file that is not sent stays.
    stored: Object.fromEntries(
      Object.entries(stored).filter(
        ([name]) => isFile(formType, name) || !names.includes(name) || !isSent(name)
      )
    ),
  })
  // Applicants cannot correct fields that were not opened to them.
  const correctable = messages.filter(({ field }) =>
    opened.some((name) => field.split('.').includes(name))
  )
  if (correctable.length > 0) throw new errors.E_VALIDATION_ERROR(correctable)

  const correctedEntries = Object.entries(answersIn(checked, fields)).filter(([name]) =>
    isSent(name)
  )
  const corrected = Object.fromEntries(correctedEntries)
  const complete = (answers: Stored) => formType.complete?.(answers) ?? answers
  const before = complete(stored)
  const others = Object.entries(stored).filter(([name]) => !mirrorsOne(formType, name, corrected))
  const after = complete({ ...Object.fromEntries(others), ...corrected })
  const answered = Object.keys(formType.publicFields).filter(
    (name) => name in corrected || !isDeepStrictEqual(before[name] ?? null, after[name] ?? null)
  )
  return {
    answers: Object.fromEntries(answered.map((name) => [name, after[name] ?? null])),
    uploads: uploadsIn(checked, fields),
  }
}

const mirrorsOne = (formType: FormType, name: string, answers: Sent) =>
  String(formType.allFields[name]?.mirrors) in answers

const isFile = (formType: FormType, name: string) =>
  Object.hasOwn(formType.allFields, name) && isUpload(formType.allFields[name])

type Check = Answering & {
  byStaff: boolean
  validator: ReturnType<FormType['guestValidator']>
  prefix?: string
  stored?: Stored
}

/** The output of a validator: answers and files, by the names of their questions. */
type Checked = { answers: Stored; uploads: Uploads; nonce?: string; version?: number }

/** Lets a validator return the valid fields beside the errors of the others. */
class ReporterOfAll extends SimpleErrorReporter {
  override report(...problem: Parameters<SimpleErrorReporter['report']>) {
    super.report(...problem)
    this.hasErrors = false
  }
}

/** Runs a validator, then the type's rules across the valid fields; adds what they refuse to `messages`. */
async function check(
  sender: Sender,
  messages: Message[],
  { formType, edition, data, byStaff, validator, prefix = '', stored = {} }: Check
): Promise<Checked> {
  const wireFieldOf = (field: string) => {
    const [name, ...rest] = field.split('.')
    return prefix + [formType.wireName(name), ...rest].join('.')
  }
  const withQuestion = (field: string, rule: string, values?: Meta) =>
    rule === 'required' && field in formType.allFields
      ? { ...values, question: `${formType.key}.${field}` }
      : values
  const reporter = new ReporterOfAll()
  const payload = await validator.validate(data, {
    messagesProvider: messagesIn(sender.i18n),
    errorReporter: () => reporter,
  })
  const problems: Message[] = reporter.errors
  for (const problem of problems) {
    const meta = withQuestion(problem.field, problem.rule, problem.meta)
    const reported = meta?.question
      ? { ...problem, meta, message: messageOf(sender.i18n, problem.rule, meta) }
      : refineProblem(sender, problem, data[problem.field])
    messages.push({ ...reported, field: wireFieldOf(problem.field) })
  }
  const { nonce, version } = payload
  const checked: Checked = { answers: payload, uploads: payload, nonce, version }
  const refused = new Set(problems.map((problem) => problem.field.split('.')[0]))
  const kept = Object.entries(stored).filter(([name]) => !refused.has(name))
  const answers = { ...Object.fromEntries(kept), ...checked.answers }
  const broken: BrokenRule[] = [
    ...(formType.rules?.(answers, edition) ?? []),
    ...(byStaff ? staffRules(answers) : (formType.publicRules?.(answers) ?? [])),
  ]
  for (const { field, rule, values } of broken) {
    if (refused.has(field)) continue
    const meta = withQuestion(field, rule, values)
    const message = messageOf(sender.i18n, rule, meta)
    messages.push({ field: wireFieldOf(field), rule, message, meta })
  }
  return checked
}

/** A file named `.jpg` with other content gets a sentence about its content. */
function refineProblem({ i18n }: Sender, problem: Message, file: unknown) {
  if (problem.rule === 'required' && problem.field in consent)
    return { ...problem, message: messageOf(i18n, 'accepted') }
  if (problem.rule !== 'file.extname' || !problem.meta?.extnames?.includes('jpg')) return problem
  if (!(file instanceof Object && 'clientName' in file)) return problem
  if (!/\.(jpe?g|png)$/i.test(String(file.clientName))) return problem
  const rule = 'photo.namedLikeOne'
  return { ...problem, rule, message: messageOf(i18n, rule) }
}

function applicantOf(
  formType: FormType,
  fields: Fields,
  checked: Checked,
  options: { corrected?: boolean } = {}
): Applicant {
  const answers = answersIn(checked, fields, options)
  return {
    answers: formType.complete?.(answers) ?? answers,
    uploads: uploadsIn(checked, fields),
  }
}

function answersIn({ answers }: Checked, fields: Fields, { corrected = false } = {}): Stored {
  // In a correction, a missing answer stays as it is; in a new request, an unticked box is a no.
  const unanswered = (field: Field) => (corrected ? null : (field.kind.unanswered ?? null))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.derived && !isUpload(field))
      .map(([name, field]) => [name, answers[name] ?? unanswered(field)])
  )
}

function uploadsIn({ uploads }: Checked, fields: Fields): Uploads {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.derived && isUpload(field) && uploads[name])
      .map(([name]) => [name, uploads[name]])
  )
}
