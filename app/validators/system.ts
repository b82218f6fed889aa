import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { categoryKeys } from '#form_types/categories'
import { formTypes } from '#form_types/index'
import { digits } from '#form_types/kinds/rules'
import { states } from '#models/form'
import type { SystemFilter } from '#models/form/system'
import { fieldError } from '#validators/form'
import { address, formListValidator, note } from '#validators/forms'
import { rowId } from '#validators/row_id'

const words: Record<string, string> = { '1': 'yes', 'true': 'yes', '0': 'no', 'false': 'no' }

// Programs write a yes in several ways.
const answer = () =>
  vine
    .enum(['yes', 'no'] as const)
    .parse((value) => words[String(value)] ?? value)
    .optional()

/** What the accreditation system is narrowed by. */
const systemFilterValidator = address.create({
  search: note(200),
  state: vine.enum(states).optional(),
  category: vine.enum(categoryKeys).optional(),
  type: vine.enum(() => formTypes.keys()).optional(),
  tournament: rowId().optional(),
  printed: answer(),
  collected: answer(),
  stale: answer(),
  rfid: answer(),
  photo: answer(),
})

/** What of an address or a body narrows the system down. */
export async function systemFilterIn(
  { request }: HttpContext,
  data: Record<string, unknown>
): Promise<SystemFilter> {
  const filter = await request.validateUsing(systemFilterValidator, { data })
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
}

/** Which page of the system is shown, in which order. */
export const systemListValidator = formListValidator

/** So many accreditations are made at once. */
export const SERIES = 500

const counted = () => digits().withoutDecimals().min(0).max(99_999)

/** What is said of a new accreditation besides its answers. */
const creationValidator = vine.create({
  tournament: rowId().optional(),
  approve: vine.boolean().optional(),
  series: vine.object({ from: counted(), to: counted() }).optional().nullable(),
})

/**
 * The edition, the approval and the numbers of a series, one number for each accreditation.
 * @throws E_VALIDATION_ERROR at `series.to` where there are none, or too many
 */
export async function creationIn(ctx: HttpContext, data: Record<string, unknown>) {
  const { series, ...creation } = await ctx.request.validateUsing(creationValidator, { data })
  if (!series) return { ...creation, numbers: null }
  const size = series.to - series.from + 1
  if (size < 1) throw fieldError(ctx, 'series.to', 'seriesEnds')
  if (size > SERIES) throw fieldError(ctx, 'series.to', 'seriesSize', { max: SERIES })
  return { ...creation, numbers: Array.from({ length: size }, (_, index) => series.from + index) }
}
