import { answerOf } from '~/components/merchant/answer_of'
import type { FormTypeProp, EditedRequest } from '~/components/merchant/types'

/** Answers in the form's own format. `labels` names ids that a search may not return. */
export function answersFrom(formType: FormTypeProp, form: EditedRequest) {
  const answers = Object.values(formType.fields).map(({ name, kind, options }) => {
    const answer = answerOf(form, name)
    const isKey = (options !== null || kind === 'player') && typeof answer === 'number'
    return [name, isKey ? String(answer) : (answer ?? null)]
  })
  return { ...Object.fromEntries(answers), labels: { player: form.detail.playerName } }
}
