import vine, { Vine } from '@vinejs/vine'
import { digits, emailAddress, plainText } from '#form_types/kinds/rules'
import { formTypes } from '#form_types/index'
import { rowId } from '#validators/row_id'

export const sortable = ['submittedAt', 'name', 'lastName', 'state', 'category'] as const

export const note = (max: number) =>
  vine
    .string()
    .trim()
    .maxLength(max)
    .use(plainText({ lines: true }))
    .optional()

// A parameter that an address leaves empty is one that it does not have.
export const address = new Vine()
address.convertEmptyStringsToNull = true

/** Number of a list's page. */
export const pageNumber = () => digits().withoutDecimals().min(1).max(100_000).optional()

/** Which page of a request list is shown, and in which order; `list_filter` says of which requests. */
export const formListValidator = address.create({
  page: pageNumber(),
  sort: vine.enum(sortable).optional(),
  direction: vine.enum(['asc', 'desc'] as const).optional(),
  tournament: rowId().optional(),
})

export const ids = () => vine.array(rowId()).maxLength(20_000)

export const formStateValidator = vine.create({
  state: vine.enum(['approved', 'rejected'] as const),
  reason: note(1000),
  reasonId: rowId().optional(),
  version: rowId().optional(),
})

/** An invitation: for whom, and for how many days; with none it is over at once. */
export const guestLinkValidator = vine.create({
  email: emailAddress().optional(),
  days: digits().withoutDecimals().min(0).max(90).optional(),
})

export const statusLinkValidator = vine.create({ email: emailAddress() })

/** One ready-made reason or several. */
const reasons = () =>
  vine
    .array(rowId())
    .maxLength(20)
    .distinct()
    .parse((value) => (value === undefined || value === null ? [] : [value].flat()))

/** The fields that are opened to the applicant, what is said about them, and with which reasons. */
export const askChangesValidator = vine.create({
  fields: vine.array(vine.string().maxLength(40)).minLength(1).maxLength(60).distinct(),
  message: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(2000)
    .use(plainText({ lines: true })),
  reason: reasons(),
  version: rowId().optional(),
})

/** An ordered list, besides its filter: `fields` are the columns that the view shows. */
export const formExportValidator = vine.create({
  tournament: rowId().optional(),
  ids: ids().optional(),
  columns: vine.enum(['view', 'all'] as const).optional(),
  fields: vine.array(vine.string().maxLength(40)).maxLength(80).distinct().optional(),
})

export const layouts = ['a6', 'lanyard', 'cr80', 'a7'] as const
export const sheets = ['single', 'a4'] as const

/** `ids=1,2,3` or `ids[]=1&ids[]=2` of the print address. */
export const cardsValidator = address.create({
  ids: vine
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .maxLength(200_000),
  print: vine.boolean().optional(),
  layout: vine.enum(layouts).optional(),
  sheet: vine.enum(sheets).optional(),
})

/** The form type that a request is moved to. */
export const moveValidator = vine.create({
  form: vine.enum(() => formTypes.ofDesk().map(({ key }) => key)),
})
