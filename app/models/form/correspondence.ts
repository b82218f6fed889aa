import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import type { Locale } from '#config/i18n'
import { formTypes } from '#form_types/index'
import { textIn, type Stored } from '#sql/json'
import type { MailOrder, MailParams } from '#models/mail_message'

type Addressed = {
  id: number
  type: string
  name: string
  lastName?: string
  last_name?: string
  email: string | null
  locale: Locale
  detail: Stored
}

type Recipient = Pick<Addressed, 'type' | 'name' | 'email' | 'detail'>

const tutorIn = ({ type, name, email, detail }: Recipient) =>
  formTypes.get(type).mailTo?.({ ...detail, name, email })

export const addressOf = (form: Recipient) => (tutorIn(form) ?? form).email ?? null

export const hasTutorWrittenTo = (type: string) => formTypes.get(type).mailTo !== undefined

/** A mail to the person or their tutor; empty without an address. `former`: a tutor who is replaced. */
export function mailAbout(
  form: Addressed,
  template: string,
  params: MailParams = {},
  { former }: { former?: string } = {}
): MailOrder[] {
  const { name, email, detail } = form
  const tutor = tutorIn(form)
  const to = former ? { name: '', email: former } : (tutor ?? { name, email })
  const team = textIn(detail, 'playerName')
  if (!to.email) return []
  return [
    {
      template,
      to: to.email,
      locale: form.locale,
      formId: form.id,
      params: {
        name: to.name,
        // A tutor of several children must know which child it is about.
        ...(tutor && { about: `${name} ${form.lastName ?? form.last_name}` }),
        ...(team && { team }),
        ...params,
      },
    },
  ]
}

/** Only the requests, of the table `forms`, whose person or tutor has this address. */
export function whereWrittenTo(query: ChainableContract, email: string) {
  const types = formTypes.keys().filter(hasTutorWrittenTo)
  query.where((either) => {
    either.where('forms.email', email)
    either.orWhere((tutored) => {
      tutored.whereIn('forms.type', types).whereRaw(`forms.detail ->> 'tutorEmail' = ?`, [email])
    })
  })
}
