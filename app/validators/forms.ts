import vine, { Vine } from '@vinejs/vine'
import { categoryKeys } from '#form_types/categories'
import { digits, emailAddress, plainText } from '#form_types/kinds/rules'
import { states } from '#models/form'
import { rowId } from '#validators/row_id'

export const sortable = ['submittedAt', 'name', 'lastName', 'state', 'category'] as const

const plain = (max: number) =>
  vine
    .string()
    .trim()
    .maxLength(max)
    .use(plainText({ lines: true }))
    .optional()

// A parameter that an address leaves empty is one that it does not have.
const address = new Vine()
address.convertEmptyStringsToNull = true

/** What a request list shows; every part comes from the address. */
export const formListValidator = address.create({
  search: plain(200),
  state: vine.enum(states).optional(),
  category: vine.enum(categoryKeys).optional(),
  page: digits().withoutDecimals().min(1).max(100_000).optional(),
  sort: vine.enum(sortable).optional(),
  direction: vine.enum(['asc', 'desc'] as const).optional(),
  tournament: rowId().optional(),
})

const ids = () => vine.array(rowId()).maxLength(20_000)

export const formStateValidator = vine.create({
  state: vine.enum(['approved', 'rejected'] as const),
  reason: plain(1000),
  version: rowId().optional(),
})

export const formStateBatchValidator = vine.create({
  ids: ids().minLength(1),
  state: vine.enum(['approved', 'rejected'] as const).optional(),
  reason: plain(1000),
})

/** An invitation: for whom, and for how many days; with none it is over at once. */
export const guestLinkValidator = vine.create({
  email: emailAddress().optional(),
  days: digits().withoutDecimals().min(0).max(90).optional(),
})

export const statusLinkValidator = vine.create({ email: emailAddress() })

/** The fields that are opened to the applicant, and what is said about them. */
export const askChangesValidator = vine.create({
  fields: vine.array(vine.string().maxLength(40)).minLength(1).maxLength(60).distinct(),
  message: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(2000)
    .use(plainText({ lines: true })),
})

export const formExportValidator = vine.create({
  search: plain(200),
  state: vine.enum(states).optional(),
  category: vine.enum(categoryKeys).optional(),
  tournament: rowId().optional(),
  ids: ids().optional(),
  columns: vine.enum(['view', 'all'] as const).optional(),
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
