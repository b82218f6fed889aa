import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mailboxDir } from '#mails/eml_transport'

export type Mail = { raw: string; subject: string; to: string; text: string; html: string }

/** Decodes quoted-printable and base64. */
function decoded(part: string): string {
  const [head, ...body] = part.split('\r\n\r\n')
  const content = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return content
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Decodes headers with `=?UTF-8?Q?…?=` or its base64 form. */
function header(raw: string, name: string): string {
  const [, value = ''] = new RegExp(`^${name}: ((?:.*)(?:\\r\\n[ \\t].*)*)`, 'mi').exec(raw) ?? []
  return value
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?(Q|B)\?(.*?)\?=/gi, (_, kind, text) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decoded(`quoted-printable\r\n\r\n${text.replaceAll('_', ' ')}`)
    )
}

/** The readable parts of a message. */
export function readMail(raw: string): Mail {
  const [, boundary] = /multipart\/alternative;\s*boundary="([^"]+)"/.exec(raw) ?? []
  const parts = raw.split(`--${boundary}`)
  const part = (type: string) =>
    decoded((parts.find((one) => one.includes(type)) ?? '').trimStart())
  return {
    raw,
    subject: header(raw, 'Subject'),
    to: header(raw, 'To'),
    text: part('text/plain'),
    html: part('text/html'),
  }
}

/** The newest mail in the mailbox folder, if any. */
export async function lastMail(): Promise<Mail | null> {
  const names = await readdir(mailboxDir).catch(() => [])
  const [last] = names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
  return last ? readMail(await readFile(join(mailboxDir, last), 'utf8')) : null
}
