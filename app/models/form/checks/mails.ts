import type Form from '#models/form'
import { warning, type Finding } from '#models/form/checks/finding'
import MailMessage from '#models/mail_message'

/** Whether the person was not reached: no address, or the last mail to it came to nothing. */
export async function mailFindings(form: Form): Promise<Finding[]> {
  if (!form.email) return []
  const last = await MailMessage.query()
    .where('formId', form.id)
    .whereIn('state', ['sent', 'failed'])
    .orderBy('id', 'desc')
    .first()
  return last?.state === 'failed' ? [warning('mailFailed', { email: last.to })] : []
}
