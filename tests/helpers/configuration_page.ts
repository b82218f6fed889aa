import type { ApiClient } from '@japa/api-client'
import { addFields } from '#tests/helpers/forms'
import { people } from '#tests/helpers/office'

/** One configuration screen as an administrator. */
export async function configuring(client: ApiClient, path: string, locale = 'es') {
  const user = await people.admin()
  const prepared = (method: 'post' | 'put' | 'delete', to: string) =>
    client[method](`${path}${to}`)
      .loginAs(user)
      .withSession({ locale })
      .withCsrfToken()
      .redirects(0)
  return {
    user,
    send: (method: 'post' | 'put' | 'delete', to: string, body: object = {}) =>
      prepared(method, to).json(body),
    /** Sends a form with a file like a browser. */
    upload: (
      to: string,
      fields: Record<string, any>,
      name: string,
      bytes: Buffer,
      file: string
    ) => {
      const request = prepared('post', to)
      addFields(request, fields)
      return request.file(name, bytes, { filename: file })
    },
    open: async (to = '') =>
      (await client.get(`${path}${to}`).loginAs(user).withSession({ locale }).withInertia())
        .inertiaProps as any,
  }
}
