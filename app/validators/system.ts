import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { categoryKeys } from '#form_types/categories'
import { formTypes } from '#form_types/index'
import { digits } from '#form_types/kinds/rules'
import { states } from '#shared/request_states'
import { queryString } from '#validators/query_string'
import { optionalText } from '#validators/line'
import { fieldError } from '#form_types/messages'
import { rowId } from '#validators/row_id'
import { withoutEmpty } from '#shared/values'

const yesNoWords: Record<string, string> = { '1': 'yes', 'true': 'yes', '0': 'no', 'false': 'no' }

const yesNoRule = () =>
  vine
    .enum(['yes', 'no'] as const)
    .parse((value) => yesNoWords[String(value)] ?? value)
    .optional()

const systemFilterValidator = queryString.create({
  search: optionalText(200),
  state: vine.enum(states).optional(),
  category: vine.enum(categoryKeys).optional(),
  type: vine.enum(() => formTypes.keys()).optional(),
  tournament: rowId().optional(),
  printed: yesNoRule(),
  collected: yesNoRule(),
  stale: yesNoRule(),
  rfid: yesNoRule(),
  photo: yesNoRule(),
})

export async function systemFilterIn({ request }: HttpContext, data: Record<string, unknown>) {
  return withoutEmpty(await request.validateUsing(systemFilterValidator, { data }))
}

const MOST_IN_SERIES = 500

const seriesNumber = () => digits().withoutDecimals().min(0).max(99_999)

const freeAccreditationValidator = vine.create({
  tournament: rowId().optional(),
  approve: vine.boolean().optional(),
  series: vine.object({ from: seriesNumber(), to: seriesNumber() }).optional().nullable(),
})

/**
 * The edition, the approval, and a number for each accreditation of a series.
 * @throws E_VALIDATION_ERROR at `series.to` for an empty or too long series
 */
export async function freeAccreditationIn(ctx: HttpContext, data: Record<string, unknown>) {
  const { series, ...creation } = await ctx.request.validateUsing(freeAccreditationValidator, {
    data,
  })
  if (!series) return { ...creation, numbers: null }
  const size = series.to - series.from + 1
  if (size < 1) throw fieldError(ctx, 'series.to', 'seriesEnds')
  if (size > MOST_IN_SERIES)
    throw fieldError(ctx, 'series.to', 'seriesSize', { max: MOST_IN_SERIES })
  return { ...creation, numbers: Array.from({ length: size }, (_, index) => series.from + index) }
}
