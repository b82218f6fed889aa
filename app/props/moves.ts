import type { I18n } from '@adonisjs/i18n'
import { formTypes } from '#form_types/index'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import type FormLog from '#models/form_log'
import { convertForm } from '#models/form/conversion'
import { HOST } from '#models/form/hosts'
import { questionAfterMove } from '#models/form/movable'

/** Form types that a request can move to, with the answers that it would lose. */
export async function movesOf(form: Form, mayEdit: (type: string) => Promise<boolean>, i18n: I18n) {
  const moves = []
  for (const target of formTypes.withList()) {
    const { key, sport } = target
    if (sport !== form.formType.sport || [form.type, 'guest', HOST].includes(key)) continue
    if (!(await mayEdit(key))) continue
    const { lost, missing } = await convertForm(form, target)
    moves.push({
      form: key,
      endsQuestion: form.asked !== null && questionAfterMove(target, form) === null,
      title: i18n.t(`forms.${key}.title`),
      missing: missing.map((name) => fieldLabel(i18n, key, name)),
      lost: Object.keys(lost).map((name) => fieldLabel(i18n, form.type, name)),
    })
  }
  return moves
}

export function wordsOfMove({ from, to }: FormLog, i18n: I18n) {
  const title = (key: unknown) => i18n.t(`forms.${key}.title`)
  const lost = Object.keys(from?.answers ?? {})
  return {
    from: title(from?.form),
    to: title(to?.form),
    lost: lost.map((name) => fieldLabel(i18n, String(from?.form), name)).join(', '),
  }
}
