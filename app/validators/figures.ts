import type { HttpContext } from '@adonisjs/core/http'
import vine, { Vine } from '@vinejs/vine'
import { formTypes } from '#form_types/index'
import Tournament, { type Sport } from '#models/tournament'

// A parameter that an address leaves empty is one that it does not have.
const address = new Vine()
address.convertEmptyStringsToNull = true

const sport = () => vine.enum(['tennis', 'golf'] as const).optional()

export const tallyStates = ['approved', 'waiting', 'all'] as const

export const dashboardValidator = address.create({ sport: sport() })

export const figuresValidator = address.create({
  sport: sport(),
  state: vine.enum(tallyStates).optional(),
})

export const figureExportValidator = address.create({
  sport: sport(),
  state: vine.enum(tallyStates).optional(),
  name: vine.string().maxLength(40),
})

/** The edition that figures are about, and its form types as far as the user sees them. */
export async function figureScope({ auth }: HttpContext, asked?: Sport | null) {
  const user = auth.getUserOrFail()
  const seen = formTypes.ofDesk().filter(({ key }) => user.seesType(key))
  const active = await Tournament.active()
  const sports = [...new Set(seen.map((type) => type.sport))]
  const open = sports.find((one) => active.some((edition) => edition.sport === one))
  const chosen = asked ?? open ?? sports[0] ?? 'tennis'
  return {
    sport: chosen,
    sports,
    edition: active.find((edition) => edition.sport === chosen) ?? null,
    types: seen.filter((type) => type.sport === chosen),
  }
}

export const editionProp = (edition: Tournament | null) =>
  edition && { name: edition.fullName, startsOn: edition.startsOn, endsOn: edition.endsOn }
