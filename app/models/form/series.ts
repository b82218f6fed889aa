import type { FormType } from '#form_types/define'
import { Submission, type Applicant, type SubmissionContext } from '#models/form/submission'
import type Tournament from '#models/tournament'

/**
 * One submission, or as many as there are numbers: the same person's answers, each with its number
 * for a surname. The nonce is the first one's and stands for all.
 */
export function seriesOf(
  formType: FormType,
  tournament: Tournament,
  { answers, uploads }: Applicant,
  numbers: number[] | null,
  context: SubmissionContext
) {
  const named = numbers?.map((number) => ({ ...answers, lastName: String(number) })) ?? [answers]
  return named.map(
    (one, index) =>
      new Submission(
        formType,
        tournament,
        { answers: one, uploads },
        { ...context, nonce: index === 0 ? context.nonce : null }
      )
  ) as [Submission, ...Submission[]]
}
