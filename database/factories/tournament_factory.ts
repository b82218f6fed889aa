import Factory from '@adonisjs/lucid/factories'
import { DateTime } from 'luxon'
import { formTypes } from '#form_types/index'
import RegistrationWindow from '#models/registration_window'
import Tournament from '#models/tournament'

/** An active tennis edition with the specification's days of 2024; state `golf` for the other sport. */
export const TournamentFactory = Factory.define(Tournament, () => ({
  sport: 'tennis' as const,
  name: 'Open de Prueba',
  code: 'TST24',
  year: 2024,
  place: 'Madrid',
  startsOn: '2024-04-22',
  endsOn: '2024-05-05',
  pressFrom: '2024-04-21',
  pressTo: '2024-05-04',
  timeZone: 'Europe/Madrid',
  accent: '#0f766e',
  active: true,
  quarterFinals: false,
}))
  .state('golf', (tournament) => {
    tournament.merge({
      sport: 'golf',
      code: 'GST24',
      accent: '#1d4ed8',
      startsOn: '2024-09-26',
      endsOn: '2024-09-29',
      pressFrom: '2024-09-26',
      pressTo: '2024-09-29',
    })
  })
  .state('past', (tournament) => {
    tournament.merge({ active: false, year: 2023, code: `${tournament.code.slice(0, 3)}23` })
  })
  .build()

/** Opens every form type of an edition for a month around now. */
export async function openWindows(tournament: Tournament) {
  const now = DateTime.utc()
  return RegistrationWindow.createMany(
    formTypes
      .public()
      .filter(({ sport }) => sport === tournament.sport)
      .map(({ key }) => ({
        tournamentId: tournament.id,
        formType: key,
        opensAt: now.minus({ days: 15 }),
        closesAt: now.plus({ days: 15 }),
      }))
  )
}
