import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import AccessOrder from '#models/access_order'
import Card from '#models/card'
import type Form from '#models/form'
import type User from '#models/user'
import { decideOn } from '#tests/helpers/decisions'
import { people } from '#tests/helpers/office'
import { openTournaments, reviewer } from '#tests/helpers/world'

/** Chip numbers in the stored format. */
export const chips = { first: '04C43BC21C2680', second: '04AABBCCDD1180', short: '1C78F2BF' }

/** A number of approved requests with cards, and a user of the chip station. */
export async function cardHolders(count = 1) {
  const { tennis, golf } = await openTournaments()
  // The gates are told only of current days, so the edition has to be running today.
  for (const edition of [tennis, golf]) await edition.merge({ endsOn: '2099-12-31' }).save()
  const forms = await FormFactory.merge({ tournamentId: tennis.id }).createMany(count)
  await decideOn(
    forms.map(({ id }) => id),
    'approved',
    await reviewer()
  )
  for (const form of forms) await form.refresh()
  return { tennis, golf, forms, form: forms[0], user: await people.rfid() }
}

/** The active card of a request. */
export const cardOf = ({ id }: { id: number }) =>
  Card.query().where({ formId: id, state: 'live' }).firstOrFail()

/** Posts to a card's routes like a page or a program. */
export function about(client: ApiClient, user: User) {
  return (form: Pick<Form, 'id'>, verb: string, body: object, { json = false } = {}) => {
    const request = client
      .post(`/merchant/system/${form.id}/${verb}`)
      .loginAs(user)
      .withCsrfToken()
      .redirects(0)
    if (json) request.header('accept', 'application/json')
    return request.json(body)
  }
}

/** All gate orders in their sequence. */
export const told = async () =>
  (await AccessOrder.query().orderBy('id')).map(({ operation, uid, reason }) => [
    operation,
    uid,
    reason,
  ])
