import i18nManager from '@adonisjs/i18n/services/main'
import type { Locale } from '#config/i18n'
import { formTypes } from '#form_types/index'
import { htmlOf, letterOf, type OwnText } from '#mails/letter'
import Form from '#models/form'
import { mailAbout } from '#models/form/correspondence'
import type { MailParams } from '#models/mail_message'
import type { MailKind } from '#models/mail_text'
import Tournament from '#models/tournament'

type PreviewedMail = { subject: string; html: string }

export async function sampleFor({ formType }: MailKind): Promise<Form> {
  const newest = await Form.query()
    .where('type', formType)
    .withScopes((scopes) => scopes.unrestricted())
    .orderBy('id', 'desc')
    .preload('tournament')
    .first()
  if (newest) return newest
  const sample = new Form().merge({
    type: formType,
    idForm: 'TEN24-XX-000123',
    name: 'Ana',
    lastName: 'Ejemplo',
    email: 'ana@example.com',
    detail: {},
  })
  const tournament = await Tournament.activeOf(formTypes.get(formType).sport)
  if (tournament) sample.$setRelated('tournament', tournament)
  return sample
}

export async function previewOf(
  { template, formType }: MailKind,
  words: Record<Locale, OwnText | null>,
  form: Form
): Promise<Record<Locale, PreviewedMail>> {
  const inLanguage = async (locale: Locale): Promise<PreviewedMail> => {
    const params = samplesOf({ template, formType }, locale)
    const [order] = mailAbout({ ...recipientOf(form), locale }, template, params)
    const mail = { template, locale, to: order?.to ?? '', params: order?.params ?? params }
    const letter = letterOf(mail, form, { text: words[locale], hidesLink: true })
    return { subject: letter.subject, html: await htmlOf(letter) }
  }
  return { es: await inLanguage('es'), en: await inLanguage('en') }
}

const recipientOf = ({ id, type, name, lastName, email, detail }: Form) => ({
  id,
  type,
  name,
  lastName,
  email,
  detail,
})

/** Sample texts: what the office wrote to the person of a request is not shown here. */
function samplesOf({ template, formType }: MailKind, locale: Locale): MailParams {
  const i18n = i18nManager.locale(locale)
  if (template === 'rejected') return { reason: i18n.t('mail.sample.reason') }
  if (template !== 'asked') return {}
  const asked = Object.keys(formTypes.get(formType).publicFields).slice(0, 2)
  return { message: i18n.t('mail.sample.message'), asked }
}
