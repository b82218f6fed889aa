import i18nManager from '@adonisjs/i18n/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#config/i18n'
import { flash } from '#http/flash'
import { forgetErrors } from '#http/remembered_errors'
import { formTypes } from '#form_types/index'
import { languageNames } from '#form_types/options'
import { placeholders } from '#mails/placeholders'
import Form from '#models/form'
import MailText, { editableMails } from '#models/mail_text'
import OfficePolicy from '#policies/office_policy'
import { mailTextValidator } from '#validators/mail_text'
import { mailKindOf, wordsIn } from '#http/mail_kind'

export default class MailTextsController {
  async index({ inertia, bouncer, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const texts = await MailText.all()
    const isOwn = (type: string, mail: string, language: string) =>
      texts.some(
        ({ formType, template, locale }) =>
          formType === type && template === mail && locale === language
      )
    return inertia.render('merchant/config/mail_texts/index', {
      types: formTypes.withList().map(({ key }) => ({
        type: key,
        title: i18n.t(`forms.${key}.title`),
        mails: editableMails.map((template) => ({
          template,
          es: isOwn(key, template, 'es'),
          en: isOwn(key, template, 'en'),
        })),
      })),
    })
  }

  async edit(ctx: HttpContext) {
    const { inertia, bouncer, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const kind = mailKindOf(ctx)
    const { es, en } = await MailText.allOf(kind)
    const newest = await Form.query()
      .where('type', kind.formType)
      .withScopes((scopes) => scopes.unrestricted())
      .orderBy('id', 'desc')
      .limit(20)
    return inertia.render('merchant/config/mail_texts/edit', {
      type: kind.formType,
      title: i18n.t(`forms.${kind.formType}.title`),
      template: kind.template,
      own: { es: ownText(es), en: ownText(en) },
      standard: { es: standardOf(kind.template, 'es'), en: standardOf(kind.template, 'en') },
      languages: languageNames(i18n),
      placeholders: [...placeholders],
      requests: newest.map(({ id, idForm, fullName }) => ({
        id,
        reference: idForm,
        name: fullName,
      })),
    })
  }

  async update(ctx: HttpContext) {
    const { request, response, bouncer, auth, i18n } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const kind = mailKindOf(ctx)
    const sent = await request.validateUsing(mailTextValidator)
    await MailText.saveWords(kind, wordsIn(sent), auth.getUserOrFail())
    forgetErrors(ctx)
    flash(ctx, 'success', i18n.t('messages.updated'))
    return response.redirect().toRoute('merchant.mail_texts.index')
  }
}

const ownText = (text?: MailText) => (text ? { subject: text.subject, body: text.body } : null)

function standardOf(template: string, locale: Locale) {
  const sentences = i18nManager.getTranslationsFor(locale)
  const of = (part: string) => sentences[`mail.${template}.${part}`]
  return { subject: of('subject'), body: of('body') }
}
