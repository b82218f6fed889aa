import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import ChangeBatch from '#models/change_batch'
import type { State } from '#models/form'
import { reviewer } from '#tests/helpers/world'

/** A request that came to a state the way requests do. */
export async function requestIn(state: State, tournamentId: number) {
  const form = await FormFactory.merge({ tournamentId }).create()
  if (state !== 'waiting') await form.moveTo(state, { by: null })
  return form
}

/** Decides on many requests, and tells what became of them. */
export async function decideOn(
  ids: number[],
  state: 'approved' | 'rejected',
  by: { id: number } | null = null
) {
  const change = { state, reason: null }
  const batch = await ChangeBatch.order({ kind: 'state', formType: null, change, ids }, by)
  await batch.work()
  return batch
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
