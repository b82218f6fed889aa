import type { I18n } from '@adonisjs/i18n'

export function fieldLabel(i18n: I18n, type: string, name: string): string {
  const common = i18n.t(`forms.person.fields.${name}.label`, {}, name)
  return i18n.t(`forms.${type}.fields.${name}.label`, {}, common)
}

/** Empty if the question has no hint. */
export function fieldHint(i18n: I18n, type: string, name: string): string {
  const common = i18n.t(`forms.person.fields.${name}.hint`, {}, '')
  return i18n.t(`forms.${type}.fields.${name}.hint`, {}, common)
}

export function shortLabel(i18n: I18n, type: string, name: string): string {
  const common = i18n.t(`forms.person.fields.${name}.short`, {}, fieldLabel(i18n, type, name))
  return i18n.t(`forms.${type}.fields.${name}.short`, {}, common)
}
