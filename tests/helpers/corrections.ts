import type { ApiClient } from '@japa/api-client'
import { FormFactory } from '#database/factories/form_factory'
import Form from '#models/form'
import { openTournaments, reviewer } from '#tests/helpers/world'

/** A stored press request and a user who may correct it. */
export async function stored(changes: Record<string, unknown> = {}) {
  const { tennis, golf } = await openTournaments()
  const form = await FormFactory.merge({
    tournamentId: tennis.id,
    observation: 'Ya',
    ...changes,
  }).create()
  return { tennis, golf, form: await Form.findOrFail(form.id), user: await reviewer() }
}

/** Sends a correction and reads the stored request. */
export async function correct(
  client: ApiClient,
  { form, user }: Awaited<ReturnType<typeof stored>>,
  body: object,
  json = false
) {
  const request = client
    .put(`/merchant/mform/press/${form.id}`)
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  const response = await request.json(body)
  return { response, now: await Form.findOrFail(form.id) }
}
