import { BaseTransformer } from '@adonisjs/core/transformers'
import type { I18n } from '@adonisjs/i18n'
import { formTypes } from '#form_types/index'
import { fieldLabel } from '#form_types/words'
import Reason, { reasonKinds, type ReasonKind } from '#models/reason'

/** A ready-made reason as pages receive it. */
export default class ReasonTransformer extends BaseTransformer<Reason> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'kind',
      'nameEs',
      'nameEn',
      'textEs',
      'textEn',
      'fields',
    ])
  }

  /** What is chosen from where staff ask or decide: named in their language. */
  forDesk({ locale }: I18n) {
    const { id, kind, texts, fields } = this.resource
    return { id, kind, name: this.resource.nameIn(locale), texts, fields }
  }
}

/** The questions that a reason may open, by what the forms call them. */
export function questionOptions(i18n: I18n) {
  const named = Reason.questions().map((name) => {
    const askers = formTypes.all().filter(({ publicFields }) => publicFields[name])
    const labels = new Set(askers.map(({ key }) => fieldLabel(i18n, key, name)))
    const common = i18n.t(`forms.person.fields.${name}.label`, {}, '')
    return { value: name, label: common || [...labels].join(' / '), askers }
  })
  return named.map(({ value, label, askers }) => {
    // Two questions of the same words are told apart by their forms.
    const alike = named.filter((other) => other.label === label).length > 1
    const titles = askers.map(({ key }) => i18n.t(`forms.${key}.title`)).join(', ')
    return { value, label: alike ? `${label} (${titles})` : label }
  })
}

/** The `reasons` prop: what staff may choose from, named in their language. */
export async function readyReasons(i18n: I18n, kinds: readonly ReasonKind[] = reasonKinds) {
  const reasons = await Reason.ready(kinds)
  return reasons.map((reason) => new ReasonTransformer(reason).forDesk(i18n))
}
