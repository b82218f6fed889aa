import cache from '@adonisjs/cache/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'
import sharp from 'sharp'
import DefaultPlayer from '#models/default_player'
import { openWindows, TournamentFactory } from '#database/factories/tournament_factory'
import { UserFactory } from '#database/factories/user_factory'

/** Every test of the group starts with an empty database and leaves it so. */
export function emptyWorld(group: Group) {
  group.each.setup(async () => {
    await cache.clear()
    return testUtils.db().withGlobalTransaction()
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

/** Both active tournaments with every form open, the tennis one with a player. */
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

/** A coloured portrait with some structure, as a JPEG of the given size. */
export async function portraitJpeg({ width = 700, height = 900 } = {}): Promise<Buffer> {
  const face = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 700 900">
      <rect width="700" height="900" fill="#dfe8f0"/><rect y="700" width="700" height="200" fill="#8a3324"/>
      <ellipse cx="350" cy="420" rx="170" ry="220" fill="#e0b090"/><circle cx="290" cy="400" r="16"/><circle cx="410" cy="400" r="16"/>
      <path d="M290 540 Q350 590 410 540" stroke="#803030" stroke-width="10" fill="none"/></svg>`
  )
  return sharp(face).jpeg({ quality: 85 }).toBuffer()
}

/** Valid answers of a press request, as a browser sends them. */
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

/** What a redirect carries to the next page: its message, and the errors at its fields. */
export function flashed(response: { flashMessages(): any }) {
  const { notice = null, inputErrorsBag = {} } = response.flashMessages() as {
    notice?: { type: string; message: string }
    inputErrorsBag?: Record<string, string[]>
  }
  return { notice, errors: inputErrorsBag }
}
