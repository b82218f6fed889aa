import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { isUpload } from '#form_types/define'
import { questionsFor } from '#form_types/purposes'
import { isRecord } from '#form_types/sent_answers'
import type Form from '#models/form'
import { whoTutorIs } from '#models/form/minors'
import { isPlaceName } from '#models/form/place_names'
import FormLog from '#models/form_log'
import { textIn, type Stored } from '#sql/json'
import { areAlike, type Named } from '#text/likeness'

/** Answers about one person. By name and address the substitute is known and written to. */
const PERSONAL = new Set(
  [
    ...questionsFor.identity,
    ...questionsFor.contact,
    ...['license', 'federatedLicence', 'golfClubCode', 'golfClubSubscription'],
    ...['education', 'speciality', 'workExperience', 'observation'],
  ].filter((name) => !['name', 'lastName', 'email'].includes(name))
)

/**
 * The person that a request is about now. The office may have given the place to somebody else: a substitute,
 * who must not learn about the person before.
 */
export class PresentPerson {
  private constructor(
    private form: Form,
    private since: DateTime | null,
    private answered: Set<string>
  ) {}

  static async of(form: Form) {
    const answered = new Set<string>()
    for await (const { line, before, after } of namesBackwards(form)) {
      for (const name of Object.keys(line.to ?? {})) answered.add(name)
      const isOfOffice = line.userId !== null && !isPlaceName(before)
      if (isOfOffice && !areAlike(before, after)) return new PresentPerson(form, line.at, answered)
    }
    return new PresentPerson(form, null, answered)
  }

  get isSubstitute() {
    return this.since !== null
  }

  /** Whether an answer or file is not that of the person before. What belongs to the place goes with it. */
  owns(name: string) {
    return !this.isSubstitute || this.answered.has(name) || !this.#isPersonal(name)
  }

  #isPersonal(name: string) {
    const field = this.form.formType.allFields[name]
    const isOfFormerTutor = questionsFor.tutor.includes(name) && this.#hasOtherTutor
    return !field || isUpload(field) || PERSONAL.has(name) || isOfFormerTutor
  }

  get #hasOtherTutor() {
    return whoTutorIs.some((name) => this.answered.has(name))
  }

  wasThere(at: DateTime) {
    return this.since === null || at > this.since
  }

  /** The privacy policy that this person has accepted. */
  get policy() {
    const { policyVersion, policyAcceptedAt } = this.form
    return {
      version: this.isSubstitute ? null : policyVersion,
      acceptedAt: this.isSubstitute ? null : (policyAcceptedAt?.toISO() ?? null),
    }
  }
}

/** The history of answers, the latest first, with the person's name before and after each line. */
export async function* namesBackwards(form: Form, client?: QueryClientContract) {
  let after: Named = form
  for (const line of await answerChanges([form.id], client)) {
    const from = answersBefore(line)
    const before: Named = {
      name: textIn(from, 'name') ?? after.name,
      lastName: textIn(from, 'lastName') ?? after.lastName,
    }
    yield { line, from, before, after }
    after = before
  }
}

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
