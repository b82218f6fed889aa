import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Form from '#models/form'
import { addressOf, hasTutorWrittenTo } from '#models/form/correspondence'
import { whoTutorIs } from '#models/form/minors'
import { namesBackwards } from '#models/form/present_person'
import { areAlike } from '#text/likeness'

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
  let earlier: unknown = addressOf(form)
  for await (const { line, from, before, after } of namesBackwards(form, client)) {
    if (earlier === address) return true
    const changes = (question: string) => question in from
    const isOther = isTutored
      ? whoTutorIs.some(changes) || (line.userId !== null && changes(field))
      : !areAlike(before, after)
    const endsTutor =
      line.type === 'moved' && [line.from?.form, line.to?.form].map(String).some(hasTutorWrittenTo)
    if (isOther || endsTutor) return false
    earlier = from[field] ?? earlier
  }
  return earlier === address
}
