import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { requireFreshLogin } from '#http/login/fresh_login'
import { notFound } from '#http/route_records'
import { noteAccess } from '#journal/entries'
import MailMessage from '#models/mail_message'
import type User from '#models/user'
import { mailboxDir, numberOf } from '#mails/eml_transport'
import { hasSmtp } from '#config/mail'
import { safeMessage } from '#text/safe_message'
import OfficePolicy from '#policies/office_policy'
import { nameFile } from '#http/files/named_file'

const MOST_FILES = 200

export default class MailboxController {
  async index({ inertia, bouncer, auth }: HttpContext) {
    await bouncer.with(OfficePolicy).authorize('configure')
    const user = auth.getUserOrFail()
    const mails = await readableMails(user).orderBy('id', 'desc').limit(100)
    return inertia.render('merchant/config/mailbox', {
      smtp: hasSmtp,
      files: hasSmtp ? [] : await readableFiles(user),
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
    const { params, response, bouncer, auth } = ctx
    await bouncer.with(OfficePolicy).authorize('configure')
    requireFreshLogin(ctx)
    const user = auth.getUserOrFail()
    const name = String(params.name)
    if (!/^\d+-[\w.-]+\.eml$/.test(name)) throw notFound(ctx)
    const mail = await readableMails(user)
      .where('id', numberOf(name) ?? 0)
      .first()
    if (!mail && user.formTypes) throw notFound(ctx)
    const bytes = await readFile(join(mailboxDir, name)).catch(() => {
      throw notFound(ctx)
    })
    await noteAccess(user, 'mail', { formId: mail?.formId })
    response.header('Content-Type', 'message/rfc822')
    nameFile(response, name)
    return response.send(bytes)
  }
}

/** Users of some form types read the mails about their requests, and those to themselves. */
const readableMails = (user: User) =>
  MailMessage.real()
    .withScopes((mails) => mails.visibleTo(user))
    .if(user.formTypes, (mails) =>
      mails.where((own) => own.whereNotNull('formId').orWhere('to', user.email))
    )

async function readableFiles(user: User) {
  const names = await readdir(mailboxDir).catch(() => [])
  const newestMails = () => readableMails(user).orderBy('id', 'desc').limit(MOST_FILES)
  const mails = user.formTypes ? await newestMails().select('id') : []
  const readable = new Set(mails.map(({ id }) => id))
  return names
    .filter((name) => /^[1-9].*\.eml$/.test(name))
    .filter((name) => !user.formTypes || readable.has(numberOf(name) ?? 0))
    .sort()
    .reverse()
    .slice(0, MOST_FILES)
    .map((name) => ({ name, at: new Date(Number(name.split('-')[0])).toISOString() }))
}
