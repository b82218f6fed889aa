import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/fresh_login'
import { noteAccess } from '#journal/entries'
import MailMessage from '#models/mail_message'
import { mailboxDir, numberOf } from '#mails/eml_transport'
import { hasSmtp } from '#config/mail'
import { safeMessage } from '#text/safe_message'
import OfficePolicy from '#policies/office_policy'

export default class MailboxController {
  async index({ inertia, bouncer }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const files = hasSmtp ? [] : await readdir(mailboxDir).catch(() => [])
    const mails = await MailMessage.real().orderBy('id', 'desc').limit(100)
    return inertia.render('merchant/config/mailbox', {
      smtp: hasSmtp,
      files: files
        .filter((name) => /^[1-9].*\.eml$/.test(name))
        .sort()
        .reverse()
        .slice(0, 200)
        .map((name) => ({ name, at: new Date(Number(name.split('-')[0])).toISOString() })),
      mails: mails.map((mail) => ({
        id: mail.id,
        to: mail.to,
        template: mail.template,
        subject: mail.subject,
        state: mail.state,
        error: safeMessage(mail.error),
        at: (mail.sentAt ?? mail.createdAt).toISO()!,
      })),
    })
  }

  async show(ctx: HttpContext) {
    const { params, request, response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const name = String(params.name)
    if (!/^\d+-[\w.-]+\.eml$/.test(name)) throw new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
    const bytes = await readFile(join(mailboxDir, name)).catch(() => {
      throw new errors.E_ROUTE_NOT_FOUND(['GET', request.url()])
    })
    const mail = await MailMessage.find(numberOf(name) ?? 0)
    await noteAccess(auth.getUserOrFail(), 'mail', { formId: mail?.formId })
    response.header('Content-Type', 'message/rfc822')
    response.header('Content-Disposition', `attachment; filename="${name}"`)
    return response.send(bytes)
  }
}
