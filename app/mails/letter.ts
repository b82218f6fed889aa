import i18nManager from '@adonisjs/i18n/services/main'
import router from '@adonisjs/core/services/router'
import { appName, appUrl } from '#config/app'
import { organiser } from '#config/organiser'
import { signedUrlFor, urlFor } from '@adonisjs/core/services/url_builder'
import { fieldLabel } from '#form_types/words'
import type Form from '#models/form'
import type GuestLink from '#models/guest_link'
import type MailMessage from '#models/mail_message'
import { statusTokenOf } from '#models/secrets'

export type Letter = {
  subject: string
  preheader: string
  greeting: string
  reference: string | null
  paragraphs: string[]
  action: { label: string; url: string } | null
  closing: string
  sender: string
  accent: string
  locale: string
}

/** How long a link to an export opens it. */
export const EXPORT_LINK = '24h'

/**
 * The words of a mail, from `mail.json` in the addressee's language. Links with secrets
 * are made here and nowhere kept.
 */
export function letterOf(
  mail: MailMessage,
  form: Form | null,
  link: GuestLink | null = null
): Letter {
  router.commit()
  const i18n = i18nManager.locale(mail.locale)
  const words = {
    name: form?.name ?? mail.params.name ?? '',
    reference: form?.idForm ?? '',
    tournament: form?.tournament?.fullName ?? appName,
    organiser: organiser.name,
    email: organiser.email,
    until: link?.expiresAt.setZone(form?.tournament?.timeZone).toFormat('dd/MM/yyyy'),
    fields: (mail.params.asked as string[] | undefined)
      ?.map((name) => fieldLabel(i18n, form!.type, name))
      .join(', '),
    ...mail.params,
  } as Record<string, any>
  const t = (key: string) => i18n.t(`mail.${mail.template}.${key}`, words, '')
  const url = link?.url ?? actionUrl(mail, form)
  const about = ['about', 'team', 'fields', 'until']
    .filter((key) => words[key as 'about'])
    .map((key) => i18n.t(`mail.common.${key}`, words))
  const reason = mail.params.reason ? [i18n.t('mail.common.reason', words)] : []
  return {
    subject: t('subject'),
    preheader: t('preheader'),
    greeting: i18n.t(words.name ? 'mail.common.greeting' : 'mail.common.hello', words),
    // The reference of a host is not the guest's.
    reference: link ? null : (form?.idForm ?? null),
    paragraphs: [...t('body').split('\n\n'), ...about, ...reason],
    action: url ? { label: t('action'), url } : null,
    closing: i18n.t('mail.common.closing', words),
    sender: words.tournament,
    accent: form?.tournament?.accent ?? '#0f766e',
    locale: mail.locale,
  }
}

/** The same words for readers without HTML: paragraphs, and the link on a line of its own. */
export function plainTextOf({ greeting, reference, paragraphs, action, closing, sender }: Letter) {
  const parts = [greeting, reference, ...paragraphs, action && `${action.label}:\n${action.url}`]
  return [...parts, closing, sender].filter(Boolean).join('\n\n') + '\n'
}

function actionUrl(mail: MailMessage, form: Form | null): string | null {
  switch (mail.template) {
    case 'password_reset':
      return appUrl + urlFor('merchant.password_resets.edit', { token: mail.params.token })
    case 'cards':
    case 'cards_failed':
      return appUrl + urlFor('merchant.batches.show', { id: mail.params.runId })
    case 'forms_export_failed':
      return appUrl + urlFor('merchant.forms.index', { form: mail.params.formType })
    case 'export':
      return (
        appUrl +
        signedUrlFor(
          'merchant.exports.show',
          { id: mail.params.runId },
          { expiresIn: EXPORT_LINK, purpose: 'export' }
        )
      )
    case 'guest_link':
      return null
    default:
      return form ? appUrl + urlFor('status.show', { token: statusTokenOf(form.idForm) }) : null
  }
}
