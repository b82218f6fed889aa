import { formTypes } from '#form_types/index'
import { fromJson } from '#models/json'
import type { MailOrder } from '#models/mail_message'

type Addressed = {
  id: number
  type: string
  name: string
  lastName?: string
  last_name?: string
  email: string | null
  locale: 'es' | 'en'
  detail: Record<string, any> | string
}

/** The order of a mail about a request, to the person or to who answers for them; none without an address. */
export function mailAbout(
  form: Addressed,
  template: string,
  params: Record<string, unknown> = {}
): MailOrder[] {
  const detail = fromJson(form.detail)
  const { name, email } = form
  const to = formTypes.get(form.type).mailTo?.({ ...detail, name, email }) ?? { name, email }
  if (!to.email) return []
  return [
    {
      template,
      to: to.email,
      locale: form.locale,
      formId: form.id,
      params: {
        name: to.name,
        // Who answers for several children, or was brought by somebody, must know whom it is about.
        ...(to.email !== email && { about: `${name} ${form.lastName ?? form.last_name}` }),
        ...(detail.playerName && { team: detail.playerName }),
        ...params,
      },
    },
  ]
}
