import encryption from '@adonisjs/core/services/encryption'
import edge from 'edge.js'
import i18nManager from '@adonisjs/i18n/services/main'
import router from '@adonisjs/core/services/router'
import { appName, appUrl } from '#config/app'
import { organiser } from '#config/organiser'
import { signedUrlFor, urlFor } from '@adonisjs/core/services/url_builder'
import { fieldLabel } from '#form_types/words'
import { fillPlaceholders, withoutEmptyLines, type PlaceholderValues } from '#mails/placeholders'
import type Form from '#models/form'
import { ReturningMember } from '#requests/returning_member'
import GuestLink from '#models/guest_link'
import LateLink from '#models/late_link'
import type MailMessage from '#models/mail_message'
import type { MailParams } from '#models/mail_message'
import MailText from '#models/mail_text'
import { addressOf } from '#models/form/correspondence'
import { TUTOR_MAIL, tutorUrlOf } from '#models/form/tutor'
import { usualAccents } from '#shared/color'
import { statusTokenFor } from '#text/secrets'
import { shownState } from '#shared/request_states'

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

export type OwnText = Pick<MailText, 'subject' | 'body'>

type Mail = Pick<MailMessage, 'template' | 'locale' | 'to' | 'params'>

type Invitation = Pick<GuestLink, 'url' | 'expiresAt'>

type LetterParts = {
  link?: Invitation | null
  text?: OwnText | null
  /** For the office, which must not get the link of the recipient. */
  hidesLink?: boolean
}

const EXPORT_LINK = '24h'

const SUBJECT_LENGTH = 250

const PREHEADER_LENGTH = 120

export async function writeLetter(mail: MailMessage, { hidesLink = false } = {}): Promise<Letter> {
  await mail.load('form', (query) => query.preload('tournament'))
  const { form, template, locale, params } = mail
  const guest = params.link ? await GuestLink.find(params.link) : null
  const mayOpen = params.former && goesToPresentAddress(form, mail)
  const returning = mayOpen ? ReturningMember.linkFor(form, params.entry) : null
  const link = params.late ? await LateLink.find(params.late) : (guest ?? returning)
  const text = form ? await MailText.of(form.type, template, locale) : null
  return letterOf(mail, form, { link, text, hidesLink })
}

/** With the office's own text or that of `mail.json`. Secret links are made here and not stored. */
export function letterOf(
  mail: Mail,
  form: Form | null,
  { link = null, text = null, hidesLink = false }: LetterParts = {}
): Letter {
  // A worker process serves no routes, so nobody has committed them.
  router.commit()
  const i18n = i18nManager.locale(mail.locale)
  const { asked } = mail.params
  const words: MailParams = {
    name: form?.name ?? mail.params.name ?? '',
    reference: form?.idForm ?? '',
    state: form ? shownState(form.state, form.withdrawnAt !== null) : '',
    tournament: form?.tournament?.fullName ?? appName,
    organiser: organiser.name,
    email: organiser.email,
    until: link?.expiresAt.setZone(form?.tournament?.timeZone).toFormat('dd/MM/yyyy'),
    fields:
      form &&
      asked
        ?.filter((name) => name in form.formType.publicFields)
        .map((name) => fieldLabel(i18n, form.type, name))
        .join(', '),
    // Mails that were ordered before this was counted.
    unserved: 0,
    ...mail.params,
  }
  const t = (key: string) => i18n.t(`mail.${mail.template}.${key}`, words, '')
  const { subject, preheader, body, used } = text
    ? inOwnWords(text, {
        ...words,
        ...(form && { name: form.name, lastName: form.lastName }),
      })
    : {
        subject: t('subject'),
        preheader: t('preheader'),
        body: t('body'),
        // The texts of `mail.json` contain the message; the other details are appended.
        used: new Set(['message']),
      }
  const isUnused = (key: string) => words[key] && !used.has(key)
  const message = isUnused('message') ? paragraphsOf(words.message ?? '') : []
  const details = ['about', 'team', 'fields', 'until', 'reason']
    .filter(isUnused)
    .map((key) => i18n.t(`mail.common.${key}`, words))
  return {
    subject: oneLine(subject, SUBJECT_LENGTH),
    preheader,
    greeting: i18n.t(words.name ? 'mail.common.greeting' : 'mail.common.hello', words),
    // The request of a private link is that of the host, or of last year.
    reference: link ? null : (form?.idForm ?? null),
    paragraphs: [...paragraphsOf(body), ...message, ...details],
    action: actionOf(mail, form, link, { label: t('action'), hidesLink }),
    closing: i18n.t('mail.common.closing', words),
    sender: words.tournament ?? appName,
    accent: form?.tournament?.accent ?? usualAccents.tennis,
    locale: mail.locale,
  }
}

export const htmlOf = (letter: Letter) => edge.render('mails/html', { letter })

export function plainTextOf({ greeting, reference, paragraphs, action, closing, sender }: Letter) {
  const parts = [greeting, reference, ...paragraphs, action && `${action.label}:\n${action.url}`]
  return [...parts, closing, sender].filter(Boolean).join('\n\n') + '\n'
}

function inOwnWords(own: OwnText, words: PlaceholderValues) {
  const { text, used } = withoutEmptyLines(own.body, words)
  const body = fillPlaceholders(text, words)
  const [first = ''] = paragraphsOf(body)
  return {
    subject: fillPlaceholders(own.subject, words),
    preheader: oneLine(first, PREHEADER_LENGTH),
    body,
    used,
  }
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

const oneLine = (text: string, most: number) =>
  text.replace(/\s+/g, ' ').trim().slice(0, most).toWellFormed()

function actionOf(
  mail: Mail,
  form: Form | null,
  link: Invitation | null,
  { label, hidesLink }: { label: string; hidesLink: boolean }
): Letter['action'] {
  if (hidesLink) return label ? { label, url: `${appUrl}/…` } : null
  const url = link?.url ?? actionUrl(mail, form)
  return url ? { label, url } : null
}

function actionUrl(mail: Mail, form: Form | null): string | null {
  switch (mail.template) {
    case 'password_reset':
    case 'invitation':
      return appUrl + urlFor('merchant.password_resets.edit', { token: tokenOf(mail) })
    case 'login_browser':
    case 'password_changed':
    case 'factor_added':
    case 'factor_removed':
    case 'codes_renewed':
    case 'code_used':
    case 'token_reused':
      return appUrl + urlFor('merchant.account.show')
    case 'cards':
    case 'cards_failed':
      return appUrl + urlFor('merchant.batches.show', { id: mail.params.batchId! })
    case 'unusual_volume':
      return (
        appUrl + urlFor('merchant.journal.index', {}, { qs: { user: mail.params.userId, days: 2 } })
      )
    case 'data_request':
      return appUrl + urlFor('merchant.people.index')
    case 'edition_overdue':
      return appUrl + urlFor('merchant.tournaments.closing.show', { id: mail.params.editionId! })
    case 'forms_export_failed':
      return appUrl + urlFor('merchant.forms.index', { form: mail.params.formType! })
    case 'restaurant_log_failed':
      return appUrl + urlFor('merchant.restaurant_logs.index')
    case 'restaurant_log':
      return signedLink('merchant.restaurant_logs.download', mail)
    case 'export':
      return signedLink('merchant.exports.show', mail)
    case TUTOR_MAIL:
      return goesToPresentAddress(form, mail) ? tutorUrlOf(form) : null
    case 'guest_link':
    case 'late_link':
    case 'returning_link':
      return null
    default:
      return goesToPresentAddress(form, mail)
        ? appUrl + urlFor('status.show', { token: statusTokenFor(form) })
        : null
  }
}

const goesToPresentAddress = (form: Form | null, { to }: Mail): form is Form =>
  form !== null && addressOf(form) === to

/** @throws Error if an APP_KEY that is no longer known encrypted it */
function tokenOf({ params: { token = '' } }: Mail): string {
  const known = encryption.decrypt<string>(token)
  if (known) return known
  // An earlier version stored it readably.
  if (/^\w{1,40}$/.test(token)) return token
  throw new Error('The link of this mail was encrypted with another APP_KEY: ask for it again')
}

const signedLink = (
  route: 'merchant.exports.show' | 'merchant.restaurant_logs.download',
  { params }: Mail
) =>
  appUrl + signedUrlFor(route, { id: params.runId! }, { expiresIn: EXPORT_LINK, purpose: 'export' })
