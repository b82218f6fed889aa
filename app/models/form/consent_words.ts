import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#config/i18n'
import { policyVersion } from '#config/organiser'
import { policies, policyText, type PolicyName } from '#documents/policy'
import type { FormType } from '#form_types/define'
import type { consent } from '#form_types/person'
import { fieldHint, fieldLabel } from '#form_types/words'

export const POLICIES: keyof typeof consent = 'acceptPrivacy'

/** Names what a tutor confirms about a child's request. */
export const TUTOR = 'tutorConfirms'

export const consentsIn = (formType: FormType, answers: Record<string, unknown>): string[] =>
  Object.entries(formType.publicFields)
    .filter(([name, field]) => field.consent && answers[name] === true)
    .map(([name]) => name)

/** What an applicant reads where they accept something, as Markdown. */
export function consentWords(type: string, field: string, locale: Locale): string {
  const i18n = i18nManager.locale(locale)
  const policyWords = (policy: PolicyName) => [
    `## ${i18n.t(`ui.policies.${policy}`)}`,
    policyText(policy, locale).trim().replaceAll(/^#/gm, '##'),
    i18n.t('ui.policies.version', { version: policyVersion }),
  ]
  const about = [
    field === POLICIES ? null : fieldHint(i18n, type, field),
    ...([POLICIES, TUTOR].includes(field) ? policies.flatMap(policyWords) : []),
  ]
  return [fieldLabel(i18n, type, field), ...about].filter(Boolean).join('\n\n')
}
