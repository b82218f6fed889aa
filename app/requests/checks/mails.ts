import type Form from '#models/form'
import { warning, type Finding } from '#requests/checks/finding'
import MailMessage from '#models/mail_message'

/** Whether the last mail to the current address failed. */
export async function mailFindings(form: Form): Promise<Finding[]> {
  if (!form.email) return []
  const last = await MailMessage.query()
    .where('formId', form.id)
    .whereNot('template', 'guest_link')
    .whereIn('state', ['sent', 'failed'])
    .orderBy('id', 'desc')
    .first()
  return last?.state === 'failed' ? [warning('mailFailed', { email: last.to })] : []
}
