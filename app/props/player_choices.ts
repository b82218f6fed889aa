import type { I18n } from '@adonisjs/i18n'
import { options } from '#form_types/options'
import DefaultPlayer from '#models/default_player'
import type Tournament from '#models/tournament'

export async function playerChoices(i18n: I18n, edition?: Tournament | null) {
  const [tours, draws, countries] = (['tours', 'draws', 'countries'] as const).map((list) =>
    options(list, i18n)
  )
  if (edition === undefined) return { tours, draws, countries }
  const rows = await DefaultPlayer.query()
    .where('tournamentId', edition?.id ?? 0)
    .distinct('nationality')
  const present = new Set(rows.map(({ nationality }) => nationality))
  return { tours, draws, countries: countries.filter(({ value }) => present.has(value)) }
}
