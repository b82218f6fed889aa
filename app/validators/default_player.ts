import vine from '@vinejs/vine'
import { day, digits } from '#form_types/kinds/rules'
import { optionValues, type ListName, type OptionSource } from '#form_types/lists'
import type { Tour } from '#models/default_player'
import { playerOrders } from '#models/player/list'
import { mergeable } from '#models/player/merge'
import { address, ids, note, pageNumber } from '#validators/forms'
import { anyLine, line } from '#validators/line'
import { rowId } from '#validators/row_id'

const tours = ['ATP', 'WTA'] as const satisfies Tour[]
const statuses = ['active', 'inactive'] as const

// These lists are the same in every edition.
const listed = (list: ListName) => vine.enum(() => optionValues(list, {} as OptionSource))

const rank = () => digits().withoutDecimals().min(1).max(100_000)

// Programs send an id as the number it is.
const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

/** A player of an edition's list. */
export const defaultPlayerValidator = vine.create({
  tour: vine.enum(tours),
  playerId: line(40).parse(asText).nullable().optional(),
  // Some are known by one name only, which is the last one.
  name: anyLine(100).nullable(),
  lastName: line(100),
  birthDate: vine
    .string()
    .trim()
    .use(day({ past: true }))
    .nullable()
    .optional(),
  nationality: listed('countries').nullable().optional(),
  rank: rank().nullable().optional(),
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
  rankFrom: rank().optional(),
  rankTo: rank().optional(),
  sort: vine.enum(playerOrders).optional(),
  direction: vine.enum(['asc', 'desc'] as const).optional(),
  page: pageNumber(),
})

/** Which other row is the same player: whose row stays, and what it takes from the other. */
export const playerMergeValidator = vine.create({
  other: rowId(),
  keep: rowId().optional(),
  take: vine.array(vine.enum(mergeable)).maxLength(mergeable.length).distinct().optional(),
  /** Only tells what would happen. */
  preview: vine.boolean().optional(),
})

/** For whom the other row is looked for. */
export const playerMergeSearchValidator = address.create({
  search: anyLine(100),
  other: rowId().optional(),
})

export const playerDrawPageValidator = address.create({ tour: vine.enum(tours).optional() })

/**
 * Who of a tour is still in, and whether the quarter-finals are reached; `list` are names or
 * numbers to be read, one a line.
 */
export const playerDrawValidator = vine.create({
  tour: vine.enum(tours),
  players: ids().optional().requiredIfMissing('list'),
  /** Who was in when somebody began to choose: what others change meanwhile stays. */
  before: ids().optional(),
  list: note(60_000),
  /** What the list says of those in it. */
  listed: vine.enum(['in', 'out'] as const).optional(),
  quarterFinals: vine.boolean().optional(),
  preview: vine.boolean().optional(),
})

export const playerExitPageValidator = address.create({ player: rowId().optional() })

/** What is closed of players who are out: from when people's rights end, links, meals. */
export const playerExitValidator = vine.create({
  people: ids().optional(),
  links: ids().optional(),
  day: vine.string().trim().use(day({})),
  meals: vine.boolean().optional(),
  preview: vine.boolean().optional(),
})
