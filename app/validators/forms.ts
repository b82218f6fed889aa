import vine from '@vinejs/vine'
import { states } from '#models/form'

export const sortable = ['submittedAt', 'name', 'state', 'category'] as const

/** What a request list shows; every part comes from the address. */
export const formListValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  state: vine.enum(states).optional(),
  category: vine.string().trim().maxLength(20).optional(),
  page: vine.number().withoutDecimals().min(1).max(100_000).optional(),
  sort: vine.enum(sortable).optional(),
  direction: vine.enum(['asc', 'desc'] as const).optional(),
  tournament: vine.number().withoutDecimals().optional(),
})

const reason = () => vine.string().trim().maxLength(1000).optional()
const ids = () => vine.array(vine.number().withoutDecimals().positive()).maxLength(20_000)

export const formStateValidator = vine.create({
  state: vine.enum(['approved', 'rejected'] as const),
  reason: reason(),
})

export const formStateBatchValidator = vine.create({
  ids: ids().minLength(1),
  state: vine.enum(['approved', 'rejected'] as const).optional(),
  reason: reason(),
})

export const formExportValidator = vine.create({
  search: vine.string().trim().maxLength(200).optional(),
  state: vine.enum(states).optional(),
  category: vine.string().trim().maxLength(20).optional(),
  tournament: vine.number().withoutDecimals().optional(),
  ids: ids().optional(),
  columns: vine.enum(['view', 'all'] as const).optional(),
})

export const layouts = ['a6', 'lanyard', 'cr80', 'a7'] as const
export const sheets = ['single', 'a4'] as const

/** `ids=1,2,3` or `ids[]=1&ids[]=2` of the print address. */
export const cardsValidator = vine.create({
  ids: vine
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .maxLength(200_000),
  print: vine.boolean().optional(),
  layout: vine.enum(layouts).optional(),
  sheet: vine.enum(sheets).optional(),
})
