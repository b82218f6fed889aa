import { answerOf } from '~/components/merchant/answer_of'
import type { FormTypeProp } from '~/components/merchant/types'

/**
 * The answers of a request as the controls of its form want them; `labels` are names for ids
 * that a search may no longer bring.
 */
export function answersFrom(formType: FormTypeProp, form: Record<string, any>) {
  const answers = Object.values(formType.fields).map(({ name, kind, options }) => {
    const answer = answerOf(form, name)
    const isKey = (options !== null || kind === 'player') && typeof answer === 'number'
    return [name, isKey ? String(answer) : (answer ?? null)]
  })
  return { ...Object.fromEntries(answers), labels: { player: form.detail.playerName } }
}
