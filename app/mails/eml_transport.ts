import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { join } from 'node:path'
import { MailResponse } from '@adonisjs/mail'
import type { MailTransportContract, NodeMailerMessage } from '@adonisjs/mail/types'
import { createTransport } from 'nodemailer'
import { removeScratch, scratchPath } from '#process/scratch_folder'
import { storageDir } from '#start/env'

/** Mailbox of an installation without a mail server: one `.eml` file per mail. */
export const mailboxDir = join(storageDir, 'mail')

export const MAIL_NUMBER = 'X-Mail-Number'

/** Milliseconds in the newest file name. They never repeat, so files sort in the order of sending. */
let newest = 0

const NAME = /^(\d+)-(?:m(\d+)-)?.*\.eml$/

export async function writtenMails() {
  const names = await readdir(mailboxDir).catch(() => [])
  return names.flatMap((name) => {
    const [, at] = NAME.exec(name) ?? []
    return at ? [{ path: join(mailboxDir, name), at: Number(at), mail: numberOf(name) }] : []
  })
}

/** The number of a mail in the mail log, from the name of its file. */
export function numberOf(name: string): number | null {
  const [, , mail] = NAME.exec(name) ?? []
  return mail ? Number(mail) : null
}

export class EmlTransport implements MailTransportContract {
  async send(message: NodeMailerMessage) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const composed = await composer.sendMail(message)
    const id = String(composed.messageId).replace(/[^\w.-]/g, '')
    const number = (message.headers as Record<string, string> | undefined)?.[MAIL_NUMBER]
    newest = Math.max(Date.now(), newest + 1)
    const name = `${newest}-${number ? `m${number}-` : ''}${id}.eml`
    await mkdir(mailboxDir, { recursive: true })
    await writeWhole(join(mailboxDir, name), composed.message)
    return new MailResponse(composed.messageId, composed.envelope, composed)
  }
}

/** Renames the finished file, so no reader finds half a mail. */
async function writeWhole(path: string, bytes: Buffer | Readable) {
  const part = await scratchPath()
  try {
    await writeFile(part, bytes)
    await rename(part, path)
  } catch (error) {
    await removeScratch(part)
    throw error
  }
}
