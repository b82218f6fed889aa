import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { formTypes } from '#form_types/index'
import Tournament from '#models/tournament'
import { sports, tallyStates, type Sport } from '#shared/choices'
import { address } from '#validators/address'

const sport = () => vine.enum(sports).optional()

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

export async function figureScope({ auth }: HttpContext, asked?: Sport | null) {
  const user = auth.getUserOrFail()
  const seen = formTypes.ofDesk().filter(({ key }) => user.seesType(key))
  const active = await Tournament.active()
  const seenSports = [...new Set(seen.map((type) => type.sport))]
  const open = seenSports.find((one) => active.some((edition) => edition.sport === one))
  const chosen = asked ?? open ?? seenSports[0] ?? 'tennis'
  return {
    sport: chosen,
    sports: seenSports,
    edition: active.find((edition) => edition.sport === chosen) ?? null,
    types: seen.filter((type) => type.sport === chosen),
  }
}

export const editionProp = (edition: Tournament | null) =>
  edition && { name: edition.fullName, startsOn: edition.startsOn, endsOn: edition.endsOn }
