import type { ApiClient } from '@japa/api-client'
import { addFields, type Picture } from '#tests/helpers/forms'
import { reviewer } from '#tests/helpers/world'

/** Stores a request as staff do who got it on paper. */
export async function typeIn(
  client: ApiClient,
  path: string,
  answers: Record<string, any>,
  image?: Picture,
  json = false
) {
  const user = await reviewer()
  const request = client.post(`/merchant/mform/${path}`).loginAs(user).withCsrfToken().redirects(0)
  if (json) request.header('accept', 'application/json')
  addFields(request, answers)
  if (image) request.file('image', image.bytes, { filename: image.name, contentType: image.type })
  return { response: await request, user }
}
