import type { ApiClient } from '@japa/api-client'
import type { Picture } from '#tests/helpers/form_body'
import { addFields } from '#tests/helpers/forms'
import { reviewer } from '#tests/helpers/world'

/** Types in a request as staff do from paper. */
export async function typeIn(
  client: ApiClient,
  path: string,
  answers: Record<string, any>,
  { image, json = false }: { image?: Picture; json?: boolean } = {}
) {
  const user = await reviewer()
  const request = client.post(`/merchant/mform/${path}`).loginAs(user).withCsrfToken().redirects(0)
  if (json) request.header('accept', 'application/json')
  addFields(request, answers)
  if (image) request.file('image', image.bytes, { filename: image.name, contentType: image.type })
  return { response: await request, user }
}
