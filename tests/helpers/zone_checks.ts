import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import type Tournament from '#models/tournament'
import type User from '#models/user'
import { people } from '#tests/helpers/office'
import { profileOf } from '#tests/helpers/permissions'

let profiles = 0

/** An approved person with a card that opens the zones 0 and 4 on every day. */
export async function cardHolderOf(
  edition: Tournament,
  { profile = {}, ...changes }: Record<string, any> = {}
) {
  profiles += 1
  const permission = await profileOf(edition, {
    ...{ name: `Prensa ${profiles}`, startsOn: edition.startsOn, endsOn: edition.endsOn },
    ...profile,
  })
  const form = await FormFactory.merge({
    tournamentId: edition.id,
    idPermission: permission.id,
    ...changes,
  }).create()
  await form.moveTo('approved', { by: null })
  return { form, permission, card: await Card.findByOrFail({ formId: form.id, state: 'live' }) }
}

/** Posts a zone check like the page and returns the answer. */
export async function readAt(
  client: ApiClient,
  scan: string,
  { by, ...place }: { zone?: string; sport?: string; by?: User } = {}
) {
  const response = await client
    .post('/merchant/scan')
    .loginAs(by ?? (await people.viewer()))
    .header('accept', 'application/json')
    .withCsrfToken()
    .json({ scan, zone: '4', ...place })
  return { status: response.status(), result: response.body().result }
}
