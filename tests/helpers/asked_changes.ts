import type { ApiClient } from '@japa/api-client'
import type Form from '#models/form'
import { statusTokenOf } from '#text/secrets'
import type { Picture } from '#tests/helpers/form_body'
import { addFields } from '#tests/helpers/forms'
import { reviewer } from '#tests/helpers/world'

/** Asks the applicant for changes; errors are flashed or returned as JSON. */
export async function ask(
  client: ApiClient,
  form: Form,
  body: Record<string, unknown>,
  { locale = 'es', json = false } = {}
) {
  const request = client
    .post(`/merchant/mform/${form.type}/${form.id}/askchanges`)
    .loginAs(await reviewer())
    .withSession({ locale })
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  return request.json({ message: 'Revíselo, por favor.', ...body })
}

/** The path of the applicant's status page. */
export const statusPathOf = (form: Form) => `/solicitudes/${statusTokenOf(form)}`

/** Sends an answer like the status page: a body of fields and files. */
export async function answer(
  client: ApiClient,
  form: Form,
  fields: Record<string, unknown>,
  {
    files = {},
    locale = 'es',
    json = false,
  }: { files?: Record<string, Picture>; locale?: string; json?: boolean } = {}
) {
  const request = client
    .post(statusPathOf(form))
    .withSession({ locale })
    .withCsrfToken()
    .redirects(0)
  if (json) request.header('accept', 'application/json')
  addFields(request, fields)
  for (const [name, { bytes, name: filename, type: contentType }] of Object.entries(files))
    request.file(name, bytes, { filename, contentType })
  return request
}

/** The props of a request's page for staff. */
export const shownTo = async (client: ApiClient, form: Form, user: any, locale = 'es') =>
  (
    await client
      .get(`/merchant/mform/${form.type}/${form.id}`)
      .loginAs(user)
      .withSession({ locale })
      .withInertia()
  ).inertiaProps as any
