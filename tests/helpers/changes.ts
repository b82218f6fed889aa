import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import BulkChange from '#models/bulk_change'
import Permission from '#models/permission'
import Restaurant from '#models/restaurant'
import { people, type Person } from '#tests/helpers/office'
import { openTournaments } from '#tests/helpers/world'

/** A number of waiting press requests, a permission, a restaurant and an office user. */
export async function desk(client: ApiClient, count: number, person: Person = 'reviewer') {
  const { tennis, golf } = await openTournaments()
  const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(count)
  const profile = (tournamentId: number) =>
    Permission.create({ tournamentId, name: 'Prensa', startsOn: '2024-04-22', flags: { 4: 1 } })
  const user = await people[person]()
  const post = (to: string, body: object = {}) =>
    client.post(`/merchant/${to}`).loginAs(user).withCsrfToken().redirects(0).json(body)
  return {
    tennis,
    golf,
    user,
    forms,
    ids: forms.map(({ id }) => id),
    permission: await profile(tennis.id),
    golfPermission: await profile(golf.id),
    restaurant: await Restaurant.create({ name: 'Prensa', kind: 'press' }),
    post,
    /** The preview that a dialog gets before anything is changed. */
    ask: async (to: string, body: object) =>
      (await post(to, { ...body, preview: true }).header('accept', 'application/json')).body(),
    last: () => BulkChange.query().orderBy('id', 'desc').firstOrFail(),
  }
}
