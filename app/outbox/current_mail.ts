import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { mailAbout } from '#models/form/correspondence'
import { presentAddressOf } from '#models/form/earlier_addresses'
import type MailMessage from '#models/mail_message'
import type { MailOrder, MailParams } from '#models/mail_message'

export const ABOUT_REQUEST = [
  'received',
  'approved',
  'rejected',
  'asked',
  'withdrawn',
  'reminder',
  'tutor',
  'returning_link',
]

/** Whether the mail says what is no longer so of its request, which must be loaded. */
function isOutdated({ form, template }: MailMessage): boolean {
  if (!form) return false
  const holds: Record<string, boolean> = {
    approved: form.state === 'approved',
    rejected: form.state === 'rejected',
    asked: form.asked !== null,
    tutor: form.tutorConfirmedAt === null,
  }
  return template in holds && !(holds[template] && form.withdrawnAt === null)
}

/** Why a mail cannot be sent now; its request must be loaded. A new tutor got a mail of their own. */
export function obstacleOf(mail: MailMessage): 'outdated' | 'restricted' | 'noAddress' | null {
  const { form, template, to } = mail
  if (!form || !ABOUT_REQUEST.includes(template)) return null
  const [present] = mailAbout(form, template)
  const isOfFormerTutor = template === 'tutor' && present && present.to !== to
  if (isOutdated(mail) || isOfFormerTutor) return 'outdated'
  // Applicants may withdraw a restricted request.
  if (form.isRestricted && template !== 'withdrawn') return 'restricted'
  return present ? null : 'noAddress'
}

/** The recipient and words of a waiting mail, by its request as it is now; the request must be loaded. */
export function presentOf({
  form,
  template,
  to,
  params,
}: MailMessage): Pick<MailOrder, 'to' | 'params'> {
  const isAboutRequest = form && ABOUT_REQUEST.includes(template) && template !== 'tutor'
  const [present] = isAboutRequest ? mailAbout(form, template, withoutNames(params)) : []
  return present ?? { to, params }
}

const withoutNames = ({ name: _name, about: _about, ...params }: MailParams) => params

/**
 * The address may have been corrected since the order. An answer about somebody's data stays with them.
 * The request must be loaded.
 */
export async function currentAddressOf(
  { form, template, to }: MailMessage,
  client?: QueryClientContract
): Promise<string> {
  if (form && template === 'rights') return presentAddressOf(form, to, client)
  if (!form || !ABOUT_REQUEST.includes(template)) return to
  return mailAbout(form, template)[0]?.to ?? to
}
