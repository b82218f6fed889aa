import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import type User from '#models/user'
import { admin } from '#tests/helpers/world'

/** The props of an office page. */
export async function propsOf(
  client: ApiClient,
  path: string,
  query: Record<string, unknown> = {},
  user?: User
) {
  const reader = user ?? (await admin())
  const response = await client
    .get(path)
    .qs(query as any)
    .loginAs(reader)
    .withInertia()
  response.assertStatus(200)
  return response.inertiaProps as any
}

/** A ball kid of a tutor. */
export const ballboyOf = (
  tournament: { id: number },
  name: string,
  tutor: { name: string; document: string },
  changes: Record<string, unknown> = {}
) =>
  FormFactory.merge({
    tournamentId: tournament.id,
    type: 'ballboy',
    category: 'ballboy',
    name,
    lastName: 'Gil',
    detail: {
      license: 'MAD123',
      licenseValid: true,
      polo: '12',
      pant: 'm',
      shoes: '38',
      tutorName: tutor.name,
      tutorLastName: 'Gil',
      tutorDocument: tutor.document,
      tutorCellPhone: '+34600111222',
      tutorEmail: 'tutor@example.com',
    },
    ...changes,
  } as any).create()
