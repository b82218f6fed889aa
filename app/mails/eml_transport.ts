import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'
import { storageDir } from '#start/env'

/** Where mails lie when there is no mail server: one `.eml` file each. */
export const mailboxDir = join(storageDir, 'mail')

/** Writes each mail as a file that any mail program opens, instead of sending it. */
export class EmlTransport implements MailTransportContract {
  async send(message: NodeMailerMessage) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const composed = await composer.sendMail(message as any)
    const id = String(composed.messageId).replace(/[^\w.-]/g, '')
    await mkdir(mailboxDir, { recursive: true })
    await writeFile(join(mailboxDir, `${Date.now()}-${id}.eml`), composed.message as any)
    return new MailResponse(composed.messageId, composed.envelope as any, composed)
  }
}
