import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import type { State } from '#models/form'
import { reviewer } from '#tests/helpers/world'

/** A request that came to a state the way requests do. */
export async function requestIn(state: State, tournamentId: number) {
  const form = await FormFactory.merge({ tournamentId }).create()
  if (state !== 'waiting') await form.moveTo(state, { by: null })
  return form
}

/** Takes a decision as a reviewer does, on one request or on many. */
export async function decide(client: ApiClient, path: string, body: object, json = false) {
  const user = await reviewer()
  const request = client
    .post(`/merchant/mform/press/${path}`)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  return { response: await request.json(body), user }
}
