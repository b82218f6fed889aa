import type { I18n } from '@adonisjs/i18n'
import { formTypes } from '#form_types/index'
import { fieldLabel } from '#form_types/words'
import Reason from '#models/reason'
import ReasonTransformer from '#transformers/reason_transformer'
import { reasonKinds, type ReasonKind } from '#shared/choices'

export function questionOptions(i18n: I18n) {
  const named = Reason.questions().map((name) => {
    const askers = formTypes.all().filter(({ publicFields }) => publicFields[name])
    const labels = new Set(askers.map(({ key }) => fieldLabel(i18n, key, name)))
    const common = i18n.t(`forms.person.fields.${name}.label`, {}, '')
    return { value: name, label: common || [...labels].join(' / '), askers }
  })
  return named.map(({ value, label, askers }) => {
    // Questions with equal labels are told apart by their forms.
    const alike = named.filter((other) => other.label === label).length > 1
    const titles = askers.map(({ key }) => i18n.t(`forms.${key}.title`)).join(', ')
    return { value, label: alike ? `${label} (${titles})` : label }
  })
}

export async function readyReasons(i18n: I18n, kinds: readonly ReasonKind[] = reasonKinds) {
  const reasons = await Reason.ready(kinds)
  return reasons.map((reason) => new ReasonTransformer(reason).forDesk(i18n))
}
