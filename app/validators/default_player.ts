import vine from '@vinejs/vine'
import { day, digits, asText } from '#form_types/kinds/rules'
import { optionValues, type UndatedList } from '#form_types/lists'
import type { Tour } from '#models/default_player'
import { playerOrders } from '#players/player_list'
import { mergeable } from '#players/merge'
import { queryString, pageNumber } from '#validators/query_string'
import { ids } from '#validators/forms'
import { optionalLine, line, optionalText } from '#validators/line'
import { rowId } from '#validators/row_id'

const tours = ['ATP', 'WTA'] as const satisfies Tour[]
const statuses = ['active', 'inactive'] as const

const oneOfList = (list: UndatedList) => vine.enum(() => optionValues(list))

const rank = () => digits().withoutDecimals().min(1).max(100_000)

export const defaultPlayerValidator = vine.create({
  tour: vine.enum(tours),
  playerId: line(40).parse(asText).nullable().optional(),
  // Some players have one name only: the last name.
  name: optionalLine(100).nullable(),
  lastName: line(100),
  birthDate: vine
    .string()
    .trim()
    .use(day({ past: true }))
    .nullable()
    .optional(),
  nationality: oneOfList('countries').nullable().optional(),
  rank: rank().nullable().optional(),
  draw: oneOfList('draws').nullable().optional(),
  active: vine.boolean().optional(),
})

export const defaultPlayerListValidator = queryString.create({
  search: optionalLine(100),
  tour: vine.enum(tours).optional(),
  nationality: oneOfList('countries').optional(),
  draw: oneOfList('draws').optional(),
  status: vine.enum(statuses).optional(),
  rankFrom: rank().optional(),
  rankTo: rank().optional(),
  sort: vine.enum(playerOrders).optional(),
  direction: vine.enum(['asc', 'desc'] as const).optional(),
  page: pageNumber(),
})

export const playerMergeValidator = vine.create({
  other: rowId(),
  keep: rowId().optional(),
  take: vine.array(vine.enum(mergeable)).maxLength(mergeable.length).distinct().optional(),
  preview: vine.boolean().optional(),
})

export const playerMergeSearchValidator = queryString.create({
  search: optionalLine(100),
  other: rowId().optional(),
})

export const playerDrawPageValidator = queryString.create({ tour: vine.enum(tours).optional() })

/** `list`: names or numbers, one per line. */
export const playerDrawValidator = vine.create({
  tour: vine.enum(tours),
  players: ids().optional().requiredIfMissing('list'),
  /** The players in the draw when the page was opened: changes by others since then stay. */
  before: ids().optional(),
  list: optionalText(60_000),
  listed: vine.enum(['in', 'out'] as const).optional(),
  quarterFinals: vine.boolean().optional(),
  preview: vine.boolean().optional(),
})

export const playerExitPageValidator = queryString.create({ player: rowId().optional() })

export const playerExitValidator = vine.create({
  people: ids().optional(),
  links: ids().optional(),
  day: vine.string().trim().use(day({})),
  meals: vine.boolean().optional(),
  preview: vine.boolean().optional(),
})
