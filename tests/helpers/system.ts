import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { decideOn } from '#tests/helpers/decisions'
import { admin, openTournaments } from '#tests/helpers/world'
import Card from '#models/card'
import type User from '#models/user'

/** The accreditation system as a user sees it: its props and the surnames of its rows. */
export async function system(client: ApiClient, query: object = {}, user?: User) {
  const reader = user ?? (await admin())
  const response = await client
    .get('/merchant/system')
    .qs(query as any)
    .loginAs(reader)
    .withInertia()
  const props = response.inertiaProps as any
  return { response, props, names: props.forms?.data.map((row: any) => row.lastName) }
}

/** Requests of several types in both active editions, named by type, newest last. */
export async function crowd() {
  const { tennis, golf } = await openTournaments()
  const forms = []
  for (const type of ['press', 'line', 'gpress', 'free']) {
    const tournamentId = type.startsWith('g') ? golf.id : tennis.id
    forms.push(await FormFactory.merge({ type, tournamentId, lastName: type }).create())
  }
  const [press, line, gpress, free] = forms
  return { tennis, golf, forms, press, line, gpress, free }
}

/** Approves a request and changes its card. */
export async function carded(form: { id: number }, changes: Partial<Card> = {}) {
  await decideOn([form.id], 'approved')
  const card = await Card.findByOrFail({ formId: form.id, state: 'live' })
  return card.merge(changes).save()
}

/** Posts to the accreditation system as a user. */
export function send(client: ApiClient, path: string, body: object, user: User, json = false) {
  const request = client.post(`/merchant/system${path}`).loginAs(user).withCsrfToken().redirects(0)
  if (json) request.header('accept', 'application/json')
  return request.json(body)
}
