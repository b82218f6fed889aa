import vine from '@vinejs/vine'
import { digits, emailAddress, plainText } from '#form_types/kinds/rules'
import { readList } from '#form_types/kinds/cell_text'
import { formTypes } from '#form_types/index'
import { optionalText } from '#validators/line'
import { queryString, pageNumber } from '#validators/query_string'
import { rowId } from '#validators/row_id'
import { cardLayouts, cardSheets } from '#shared/choices'

const sortable = ['submittedAt', 'name', 'lastName', 'state', 'category'] as const

export const editionValidator = queryString.create({ tournament: rowId().optional() })

export const formListValidator = queryString.create({
  page: pageNumber(),
  sort: vine.enum(sortable).optional(),
  direction: vine.enum(['asc', 'desc'] as const).optional(),
  tournament: rowId().optional(),
})

export const ids = () => vine.array(rowId()).maxLength(20_000)

export const formStateValidator = vine.create({
  state: vine.enum(['approved', 'rejected'] as const),
  reason: optionalText(1000),
  reasonId: rowId().optional(),
  version: rowId().optional(),
})

/** With zero days the link is already over. */
export const guestLinkValidator = vine.create({
  email: emailAddress().optional(),
  days: digits().withoutDecimals().min(0).max(90).optional(),
})

export const statusLinkValidator = vine.create({ email: emailAddress() })

const reasons = () =>
  vine
    .array(rowId())
    .maxLength(20)
    .distinct()
    .parse((value) => (value === undefined || value === null ? [] : [value].flat()))

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

/** `fields`: the columns of the view. */
export const formExportValidator = vine.create({
  tournament: rowId().optional(),
  ids: ids().minLength(1).optional(),
  columns: vine.enum(['view', 'all'] as const).optional(),
  fields: vine
    .array(
      vine
        .string()
        .maxLength(40)
        .use(plainText({ lines: false }))
    )
    .maxLength(80)
    .distinct()
    .optional(),
})

/** `ids=1,2,3` or `ids[]=1&ids[]=2`. */
export const cardsValidator = queryString.create({
  ids: vine
    .string()
    .parse((sent) => (typeof sent === 'string' ? readList(sent).join(',') : sent))
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .maxLength(200_000),
  print: vine.boolean().optional(),
  layout: vine.enum(cardLayouts).optional(),
  sheet: vine.enum(cardSheets).optional(),
})

export const moveValidator = vine.create({
  form: vine.enum(() => formTypes.withList().map(({ key }) => key)),
})
