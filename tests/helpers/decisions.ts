import { createHash } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import { workOn } from '#bulk_changes/carry_out'
import BulkChange from '#models/bulk_change'
import type { State } from '#shared/request_states'
import { reviewer } from '#tests/helpers/world'

/** A request that reached a state by normal decisions. */
export async function requestIn(state: State, tournamentId: number) {
  const form = await FormFactory.merge({ tournamentId }).create()
  if (state !== 'waiting') await form.moveTo(state, { by: null })
  return form
}

/** Makes a bulk decision and returns its bulk change. */
export async function decideOn(
  ids: number[],
  state: 'approved' | 'rejected',
  by: { id: number } | null = null
) {
  const change = { state, reason: null }
  const bulkChange = await BulkChange.order({ kind: 'state', formType: null, change, ids }, by)
  await workOn(bulkChange)
  return bulkChange
}

/** Posts a decision on one or many requests as a reviewer. `asProgram`: asks for an answer in JSON. */
export async function decide(
  client: ApiClient,
  path: string,
  body: object,
  { asProgram = false } = {}
) {
  const user = await reviewer()
  const request = client
    .post(`/merchant/mform/press/${path}`)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
  if (asProgram) request.header('accept', 'application/json')
  return { response: await request.json(body), user }
}

let people = 0

/** A request whose checks show no warning, except for the given changes. */
export async function clearRequest(tournamentId: number, changes: object = {}) {
  people++
  const number = String(people).padStart(7, '0')
  const name = createHash('md5').update(number).digest('hex').replace(/\d/g, 'o')
  return FormFactory.merge({
    tournamentId,
    image: `portraits/${number.padStart(26, '0')}.jpg`,
    customPermission: { 0: 1 } as any,
    name: name.slice(0, 12),
    lastName: name.slice(12),
    document: `PA${number}`,
    birthDate: '1990-03-04',
    ...changes,
  }).create()
}
