import { answerOf } from '~/components/merchant/answer_of'
import type { FormTypeProp } from '~/components/merchant/types'

/** The answers of a request as the controls of its form want them. */
export function answersFrom(formType: FormTypeProp, form: Record<string, any>) {
  return Object.fromEntries(
    Object.values(formType.fields).map(({ name, options }) => {
      const answer = answerOf(form, name)
      const isKey = options !== null && typeof answer === 'number'
      return [name, isKey ? String(answer) : (answer ?? null)]
    })
  )
}
