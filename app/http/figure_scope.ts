import type { HttpContext } from '@adonisjs/core/http'
import { formTypes } from '#form_types/index'
import Tournament from '#models/tournament'
import type { Sport } from '#shared/choices'

/** The sport (the given one, or one with an active edition), its edition and the visible form types. */
export async function figureScope({ auth }: HttpContext, requested?: Sport | null) {
  const user = auth.getUserOrFail()
  const visibleTypes = formTypes.withList().filter(({ key }) => user.seesType(key))
  const active = await Tournament.active()
  const visibleSports = [...new Set(visibleTypes.map((type) => type.sport))]
  const inProgress = visibleSports.find((name) => active.some((edition) => edition.sport === name))
  const chosen = requested ?? inProgress ?? visibleSports[0] ?? 'tennis'
  return {
    sport: chosen,
    sports: visibleSports,
    edition: active.find((edition) => edition.sport === chosen) ?? null,
    types: visibleTypes.filter((type) => type.sport === chosen),
  }
}

export const editionProp = (edition: Tournament | null) =>
  edition && { name: edition.fullName, startsOn: edition.startsOn, endsOn: edition.endsOn }
