import vine from '@vinejs/vine'
import { day, digits } from '#form_types/kinds/rules'
import { optionValues, type ListName, type OptionSource } from '#form_types/lists'
import type { Tour } from '#models/default_player'
import { address, pageNumber } from '#validators/forms'
import { anyLine, line } from '#validators/line'

const tours = ['ATP', 'WTA'] as const satisfies Tour[]
const statuses = ['active', 'inactive'] as const

// These lists are the same in every edition.
const listed = (list: ListName) => vine.enum(() => optionValues(list, {} as OptionSource))

// Programs send an id as the number it is.
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** A player of an edition's list. */
export const defaultPlayerValidator = vine.create({
  tour: vine.enum(tours),
  playerId: line(40).parse(asText).nullable().optional(),
  name: line(100),
  lastName: line(100),
  birthDate: vine
    .string()
    .trim()
    .use(day({ past: true }))
    .nullable()
    .optional(),
  nationality: listed('countries').nullable().optional(),
  rank: digits().withoutDecimals().min(1).max(100_000).nullable().optional(),
  draw: listed('draws').nullable().optional(),
  active: vine.boolean().optional(),
})

/** What the list of players shows; every part comes from the address. */
export const defaultPlayerListValidator = address.create({
  search: anyLine(100),
  tour: vine.enum(tours).optional(),
  nationality: listed('countries').optional(),
  draw: listed('draws').optional(),
  status: vine.enum(statuses).optional(),
  page: pageNumber(),
})
