import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Form from '#models/form'
import { addressOf, hasTutorWrittenTo } from '#models/form/correspondence'
import FormLog from '#models/form_log'

const OF_PERSON = ['name', 'lastName', 'document', 'birthDate']
const OF_TUTOR = ['tutorName', 'tutorLastName', 'tutorDocument']

/**
 * Where the person who had this address is written to now. Somebody else may be the recipient of the
 * request since: a tutor after another one, or an applicant whose request was that of a tutor.
 */
export async function presentAddressOf(form: Form, address: string, client?: QueryClientContract) {
  return (await isOfRecipient(form, address, client)) ? (addressOf(form) ?? address) : address
}

/** Reads the history backwards: what the office sets may be the address of a substitute. */
async function isOfRecipient(form: Form, address: string, client?: QueryClientContract) {
  const isTutored = hasTutorWrittenTo(form.type)
  const field = isTutored ? 'tutorEmail' : 'email'
  const lines = await FormLog.query({ client })
    .where('formId', form.id)
    .whereIn('type', ['updated', 'moved'])
    .orderBy('id', 'desc')
  let earlier: unknown = addressOf(form)
  for (const { type, from, userId } of lines) {
    if (earlier === address) return true
    const changes = (name: string) => name in (from ?? {})
    const byOffice = userId !== null
    const isOther = isTutored
      ? OF_TUTOR.some(changes) || (byOffice && changes(field))
      : byOffice && OF_PERSON.some(changes)
    if (type === 'moved' || isOther) return false
    earlier = from?.[field] ?? earlier
  }
  return earlier === address
}
