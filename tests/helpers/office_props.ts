import type { ApiClient } from '@japa/api-client'
import type User from '#models/user'
import { admin } from '#tests/helpers/world'

/** The props of an office page. */
export async function propsOf(
  client: ApiClient,
  path: string,
  query: Record<string, unknown> = {},
  user?: User
) {
  const reader = user ?? (await admin())
  const response = await client
    .get(path)
    .qs(query as any)
    .loginAs(reader)
    .withInertia()
  response.assertStatus(200)
  return response.inertiaProps as any
}
