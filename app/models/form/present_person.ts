import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { isRecord } from '#form_types/sent_answers'
import type Form from '#models/form'
import { isPlaceName } from '#models/form/place_names'
import FormLog from '#models/form_log'
import { textIn, type Stored } from '#sql/json'
import { areAlike, type Named } from '#text/likeness'

/** Since when the office has given a request to somebody else, and the names of the answers since then. */
export type PresentPerson = { since: DateTime; answered: Set<string> }

/** Null if the request was always about the same person. The substitute must not learn about another. */
export async function presentPersonOf(form: Form): Promise<PresentPerson | null> {
  const answered = new Set<string>()
  let named: Named = form
  for (const line of await answerChanges([form.id])) {
    const from = answersBefore(line)
    for (const name of Object.keys(line.to ?? {})) answered.add(name)
    const before = {
      name: textIn(from, 'name') ?? named.name,
      lastName: textIn(from, 'lastName') ?? named.lastName,
    }
    const isOfOffice = line.userId !== null && !isPlaceName(before)
    if (isOfOffice && !areAlike(before, named)) return { since: line.at, answered }
    named = before
  }
  return null
}

/** The privacy policy that the present person has accepted. */
export const acceptedPolicy = (form: Form, present: PresentPerson | null) => ({
  version: present ? null : form.policyVersion,
  acceptedAt: present ? null : (form.policyAcceptedAt?.toISO() ?? null),
})

/** Lines of the history, the latest first: each holds only what changed. */
export const answerChanges = (ids: number[], client?: QueryClientContract) =>
  FormLog.query({ client })
    .whereIn('formId', ids)
    .whereIn('type', ['updated', 'moved'])
    .orderBy('id', 'desc')

/** The answers that a line replaced. A move to another form type records those that it lost. */
export function answersBefore({ type, from }: FormLog): Stored {
  const before = type === 'moved' ? from?.answers : from
  return isRecord(before) ? (before as Stored) : {}
}
