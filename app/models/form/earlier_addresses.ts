import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Form from '#models/form'
import { addressOf, hasTutorWrittenTo } from '#models/form/correspondence'
import { answerChanges } from '#models/form/present_person'
import { textIn } from '#sql/json'
import { areAlike, type Named } from '#text/likeness'

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
  const lines = await answerChanges([form.id], client)
  let earlier: unknown = addressOf(form)
  let named: Named = form
  for (const { type, from: old, to, userId } of lines) {
    const from = old ?? {}
    if (earlier === address) return true
    const changes = (question: string) => question in from
    const before = {
      name: textIn(from, 'name') ?? named.name,
      lastName: textIn(from, 'lastName') ?? named.lastName,
    }
    const isOther = isTutored
      ? OF_TUTOR.some(changes) || (userId !== null && changes(field))
      : !areAlike(before, named)
    const endsTutor = type === 'moved' && [from.form, to?.form].map(String).some(hasTutorWrittenTo)
    if (isOther || endsTutor) return false
    earlier = from[field] ?? earlier
    named = before
  }
  return earlier === address
}
