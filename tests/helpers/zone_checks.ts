import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { DateTime, Settings } from 'luxon'
import { FormFactory } from '#database/factories/form_factory'
import Card from '#models/card'
import type Tournament from '#models/tournament'
import type User from '#models/user'
import { people } from '#tests/helpers/office'
import { profileOf } from '#tests/helpers/permissions'

/** Sets the clock; after each test of the group it is reset. */
export function clock(group: Group) {
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })
  return (iso: string) => {
    const moment = DateTime.fromISO(iso, { setZone: true }).toMillis()
    Settings.now = () => moment
  }
}

/** An approved person with a card that opens the zones 0 and 4 on every day. */
export async function bearerOf(
  edition: Tournament,
  { profile = {}, ...changes }: Record<string, any> = {}
) {
  const permission = await profileOf(edition, {
    ...{ name: `Prensa ${Math.random()}`, startsOn: edition.startsOn, endsOn: edition.endsOn },
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
