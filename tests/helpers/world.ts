import cache from '@adonisjs/cache/services/main'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import DefaultPlayer from '#models/default_player'
import { refuseOtherConnections } from '#tests/helpers/other_connections'
import { forgetLastKnown } from '#sql/last_known'
import { openWindows, TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'

export { photoJpeg } from '#tests/helpers/photo_file'

/** Every test of the group starts and ends with an empty database. */
export function emptyWorld(group: Group) {
  group.each.setup(async () => {
    await cache.clear()
    await limiter.clear()
    forgetLastKnown()
    refuseOtherConnections(await db.beginGlobalTransaction())
    return async () => {
      const { connectionGlobalTransactions: open, primaryConnectionName: name } = db
      const world = open.get(name)!
      open.delete(name)
      // Each created row adds a listener to the transaction; calling them all takes quadratic time.
      world.removeAllListeners()
      await world.rollback()
    }
  })
}

/** A player of an edition's list. */
export const playerOf = (tournament: { id: number }, changes: Record<string, unknown> = {}) => {
  const row = {
    tour: 'ATP' as const,
    name: 'Ejemplo',
    lastName: 'Uno',
    nationality: 'ES',
    ...changes,
  }
  return DefaultPlayer.create({
    tournamentId: tournament.id,
    active: true,
    searchText: DefaultPlayer.searchTextOf(row),
    ...row,
  })
}

/** Both active tournaments with all forms open; the tennis one has a player. */
export async function openTournaments() {
  const tennis = await TournamentFactory.create()
  const golf = await TournamentFactory.apply('golf').create()
  await openWindows(tennis)
  await openWindows(golf)
  tennis.$extras.player = await playerOf(tennis)
  return { tennis, golf }
}

export const reviewer = () => UserFactory.apply('reviewer').create()
export const admin = () => UserFactory.apply('admin').create()

/** Valid answers of a press request in the format of a browser. */
export function pressAnswers(changes: Record<string, unknown> = {}): Record<string, any> {
  return {
    name: 'Iñaki',
    lastName: "Łukasz Đorđević-O'Neill",
    birthDate: '14/03/1990',
    document: '12345678-Z',
    idGender: 'man',
    idNationality: 'ES',
    email: 'Inaki@Example.com',
    cellPhone: '600 123 123',
    media: 'magazine',
    mediaName: 'Diario del Norte',
    validity: 'full',
    days: ['2024-04-22', '2024-04-23'],
    acceptPrivacy: 'true',
    ...changes,
  }
}

/** The flashed message and field errors of a redirect. */
export function flashed(response: { flashMessages(): any }) {
  const { notice = null, inputErrorsBag = {} } = response.flashMessages() as {
    notice?: { type: string; message: string }
    inputErrorsBag?: Record<string, string[]>
  }
  return { notice, errors: inputErrorsBag }
}
