import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailAbout } from '#models/form/correspondence'
import { askTutor, isUndecidedWithoutTutor } from '#models/form/tutor'
import MailMessage from '#models/mail_message'
import type Form from '#models/form'

/** Sends the link of a request whose mails go to somebody else now, and asks another tutor to confirm. */
export async function writeToOther(
  trx: TransactionClientContract,
  { id, constructor }: Form,
  { endsLink, hasOtherTutor }: { endsLink: boolean; hasOtherTutor: boolean }
) {
  const form = await (constructor as typeof Form)
    .query({ client: trx })
    .where('id', id)
    .preload('tournament')
    .firstOrFail()
  const asksTutor = hasOtherTutor && isUndecidedWithoutTutor(form, form.tournament)
  if (endsLink) await sendNewLink(trx, form, asksTutor ? 'received' : 'reminder')
  if (hasOtherTutor) await askTutor(trx, form, form.tournament)
}

/** An applicant who never got a mail, as after an import without mails, gets none now. */
async function sendNewLink(
  trx: TransactionClientContract,
  form: Form,
  template: 'received' | 'reminder'
) {
  if (form.withdrawnAt || form.isRestricted) return
  const written = await MailMessage.query({ client: trx }).where('formId', form.id).first()
  if (written) await MailMessage.order(trx, mailAbout(form, template))
}
