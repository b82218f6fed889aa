import { mailAbout } from '#models/form/correspondence'
import type MailMessage from '#models/mail_message'

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

/** With the answers to data requests, which restricted people get too. */
const TO_APPLICANT = [...ABOUT_REQUEST, 'rights']

/** Whether the mail says what is no longer so of its request, which must be loaded. */
export function isOver({ form, template }: MailMessage): boolean {
  if (!form) return false
  const holds: Record<string, boolean> = {
    approved: form.state === 'approved',
    rejected: form.state === 'rejected',
    asked: form.asked !== null,
    tutor: form.tutorConfirmedAt === null,
  }
  return template in holds && !(holds[template] && form.withdrawnAt === null)
}

/** The address may have been corrected since the order. The request must be loaded. */
export function currentAddressOf({ form, template, to }: MailMessage): string {
  if (!form || !TO_APPLICANT.includes(template)) return to
  return mailAbout(form, template)[0]?.to ?? to
}
