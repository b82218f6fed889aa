import type { HttpContext } from '@adonisjs/core/http'
import { errors, type VineValidator } from '@vinejs/vine'
import {
  isUpload,
  type Edition,
  type Fields,
  type FormType,
  type Problem,
} from '#form_types/define'
import { formTypes } from '#form_types/index'
import type { Field } from '#form_types/kinds/kind'
import { staffRules } from '#form_types/staff'
import type { Applicant } from '#models/form/submission'
import { messageOf } from '#validators/messages'
import { guestsIn, sentIn } from '#validators/sent'

type Data = Record<string, any>
type Message = { field: string; rule: string; message: string; meta?: Record<string, any> }

/** In which language answers are checked, and by whom: a request, or the reader of a list. */
export type Checking = {
  i18n: HttpContext['i18n']
  request: Pick<HttpContext['request'], 'validateUsing'>
}

/** One error at one field, worded in the request's language. */
export function fieldError(
  { i18n }: Pick<HttpContext, 'i18n'>,
  field: string,
  rule: string,
  values: Record<string, string | number> = {}
) {
  const message = messageOf(i18n, rule, values)
  return new errors.E_VALIDATION_ERROR([{ field, rule, message, meta: values }])
}

/** What a person and the guests they bring were asked, checked. */
export type Checked = {
  payload: Data
  applicant: Applicant
  guests: (Applicant & { number: number })[]
}

/**
 * Checks a submission of a visitor or of staff, guests included. `unread` are the documents
 * that should have been opened before, `known` the questions that need no answer this time;
 * `reserved` is a place whose person is not known yet; `fileless` asks for no files, which come
 * another way or later.
 * @throws E_VALIDATION_ERROR with the first problem of each field
 */
export async function checkSubmission(
  ctx: Checking,
  formType: FormType,
  edition: Edition,
  data: Data,
  {
    byStaff = false,
    reserved = false,
    fileless = false,
    unread = [],
    known = [],
  }: {
    byStaff?: boolean
    reserved?: boolean
    fileless?: boolean
    unread?: string[]
    known?: string[]
  } = {}
): Promise<Checked> {
  const messages: Message[] = unread.map((field) => {
    const rule = `downloads.${field}`
    return { field, rule, message: messageOf(ctx.i18n, rule) }
  })
  const payload = await check(ctx, messages, {
    formType,
    edition,
    data,
    byStaff,
    validator: byStaff
      ? formType.staffValidator(edition, { correction: fileless, reserved })
      : formType.publicValidator(edition, known),
  })
  const guestType = formType.guests ? formTypes.get(formType.guests) : null
  const guests = []
  for (const [number, guest] of guestType ? guestsIn(data) : []) {
    guests.push({
      number,
      payload: await check(ctx, messages, {
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
 * Checks what staff corrected. `stored` are the answers as they stand; a file that was not
 * sent stays as it is. `reserved` is a place whose person is not known yet, `photo` demands one.
 */
export async function checkCorrection(
  ctx: HttpContext,
  formType: FormType,
  edition: Edition,
  data: Data,
  stored: Data,
  { reserved = false, photo = false } = {}
): Promise<{ payload: Data; applicant: Applicant }> {
  const messages: Message[] = []
  const mirrorOf = (name: string) => formType.allFields[name]?.mirrors
  const kept = Object.entries(stored).filter(([name]) => !isFile(formType, name) && !mirrorOf(name))
  // A page may send back the key that it was shown: that is no new file.
  const sent = Object.entries(data).filter(([name, value]) =>
    isFile(formType, name)
      ? value !== null && value !== stored[name]
      : !(String(mirrorOf(name)) in data)
  )
  const payload = await check(ctx, messages, {
    formType,
    edition,
    data: { ...Object.fromEntries(kept), ...Object.fromEntries(sent) },
    byStaff: true,
    validator: formType.staffValidator(edition, { correction: !photo, reserved }),
  })
  if (messages.length > 0) throw new errors.E_VALIDATION_ERROR(messages)
  return {
    payload,
    applicant: applicantOf(formType, formType.allFields, payload, { corrected: true }),
  }
}

/** Checks the answers that an applicant was asked to correct, and no others. */
export async function checkAnswers(
  ctx: HttpContext,
  formType: FormType,
  edition: Edition,
  names: string[],
  stored: Data
): Promise<Applicant> {
  const messages: Message[] = []
  const fields = Object.fromEntries(
    Object.entries(formType.publicFields).filter(([name]) => names.includes(name))
  )
  const data = sentIn(ctx)
  const payload = await check(ctx, messages, {
    formType,
    edition,
    data,
    byStaff: false,
    validator: formType.correctionValidator(edition, names),
    stored,
  })
  // What was not asked for is not theirs to mend now.
  const theirs = messages.filter(({ field }) =>
    names.some((name) => field.split('.').includes(name))
  )
  if (theirs.length > 0) throw new errors.E_VALIDATION_ERROR(theirs)

  const given = Object.entries(answersIn(payload, fields)).filter(
    ([name]) => name in data || fields[name].kind.unanswered !== undefined
  )
  const corrected = Object.fromEntries(given)
  const complete = formType.complete?.({ ...stored, ...corrected }) ?? {}
  const follows = Object.entries(formType.publicFields)
    .filter(([, { mirrors }]) => mirrors && mirrors in corrected)
    .map(([name]) => [name, complete[name] ?? null])
  return {
    answers: { ...corrected, ...Object.fromEntries(follows) },
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
  /** Answers given earlier, which the rules across fields look at too. */
  stored?: Data
}

/** Runs a validator and then the type's rules across fields; the problems are added to `messages`. */
async function check(
  ctx: Checking,
  messages: Message[],
  { formType, edition, data, byStaff, validator, prefix = '', stored = {} }: Check
): Promise<Data> {
  const onTheWire = (field: string) => {
    const [name, ...rest] = field.split('.')
    return prefix + [formType.wireName(name), ...rest].join('.')
  }
  let payload: Data
  try {
    payload = (await ctx.request.validateUsing(validator, { data })) as Data
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    for (const problem of error.messages)
      messages.push({ ...namedLikePhotos(ctx, problem, data), field: onTheWire(problem.field) })
    return {}
  }
  const answers = { ...stored, ...payload }
  const problems: Problem[] = [
    ...(formType.rules?.(answers, edition) ?? []),
    ...(byStaff ? staffRules(answers) : (formType.publicRules?.(answers) ?? [])),
  ]
  for (const { field, rule, values } of problems) {
    const message = messageOf(ctx.i18n, rule, values)
    messages.push({ field: onTheWire(field), rule, message, meta: values })
  }
  return payload
}

/** Tells people whose file is named `.jpg` something else than that `jpg` is what we accept. */
function namedLikePhotos({ i18n }: Checking, problem: any, data: Data) {
  const { clientName = '' } = data[problem.field] ?? {}
  const wantsPhoto = problem.meta?.extnames?.includes('jpg')
  if (!wantsPhoto || problem.rule !== 'file.extname' || !/\.(jpe?g|png)$/i.test(clientName))
    return problem
  const rule = 'photo.namedLikeOne'
  return { ...problem, rule, message: messageOf(i18n, rule) }
}

/** The answers in a checked payload, with what follows from them, and the files beside them. */
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

/** What was answered to some questions, unanswered ones too. */
function answersIn(payload: Data, fields: Fields, { corrected = false } = {}): Data {
  // In a correction what was not sent stays; in a new request a box left alone is a no.
  const unanswered = (field: Field) => (corrected ? null : (field.kind.unanswered ?? null))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.derived && !isUpload(field))
      .map(([name, field]) => [name, payload[name] ?? unanswered(field)])
  )
}

/** The files that were sent to some questions. */
function uploadsIn(payload: Data, fields: Fields): Applicant['uploads'] {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.derived && isUpload(field) && payload[name])
      .map(([name]) => [name, payload[name]])
  )
}
