import i18nManager from '@adonisjs/i18n/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { hasSmtp } from '#config/mail'
import { noteAccess } from '#journal/entries'
import { htmlOf, writeLetter } from '#mails/letter'
import { countUndelivered, mailCounts, mailPage } from '#outbox/mail_log'
import { whyNotNow } from '#outbox/resend'
import { mailOf } from '#http/route_records'
import OfficePolicy from '#policies/office_policy'
import MailTransformer from '#transformers/mail_transformer'
import { pager } from '#props/pager'
import { shownFilter } from '#props/shown_filter'
import { mailListValidator } from '#validators/mails'

export default class MailsController {
  async index({ inertia, request, bouncer, auth, i18n }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const user = auth.getUserOrFail()
    const query = await request.validateUsing(mailListValidator, { data: request.qs() })
    const { page = 1, ...filter } = query
    const mails = await mailPage(filter, page, user)
    const { undelivered, held } = await mailCounts(user)
    return inertia.render('merchant/config/mails', {
      mails: {
        data: mails.all().map((mail) => new MailTransformer(mail).toObject()),
        ...pager(request.url(), query, mails),
      },
      ...shownFilter(filter, ['search', 'state', 'template']),
      templates: templates(),
      undelivered,
      resendable: await countUndelivered(filter, user),
      held: held.map(({ formType, at, ...heldMails }) => ({
        ...heldMails,
        title: formType && i18n.t(`forms.${formType}.title`),
        at,
      })),
      smtp: hasSmtp,
    })
  }

  async show(ctx: HttpContext) {
    const { inertia, bouncer } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    const mail = await mailOf(ctx)
    await noteAccess(ctx.auth.getUserOrFail(), 'mail', { formId: mail.formId })
    const letter = await writeLetter(mail, { hidesLink: true }).catch(() => null)
    return inertia.render('merchant/config/mail', {
      mail: new MailTransformer(mail).toObject(),
      letter: letter && { subject: letter.subject, html: await htmlOf(letter) },
      hindrance: await whyNotNow(mail),
    })
  }
}

const templates = () =>
  Object.keys(i18nManager.getTranslationsFor('es'))
    .map((key) => /^mail\.(\w+)\.subject$/.exec(key)?.[1])
    .filter((template) => template !== undefined)
