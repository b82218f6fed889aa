import type { FormType } from '#form_types/define'
import { Submission, type SubmissionContext } from '#requests/submission'
import { type Applicant } from '#form_types/define'
import type Tournament from '#models/tournament'

/** Submissions for reserved places, with numbers as last names. Only the first has the nonce. */
export function seriesOf(
  formType: FormType,
  tournament: Tournament,
  { answers, uploads }: Applicant,
  numbers: number[] | null,
  context: SubmissionContext
) {
  const series = numbers?.map((number) => ({ ...answers, lastName: String(number) })) ?? [answers]
  return series.map(
    (numbered, index) =>
      new Submission(
        formType,
        tournament,
        { answers: numbered, uploads },
        { ...context, nonce: index === 0 ? context.nonce : null }
      )
  )
}
