import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail program shows it. */
export type Mail = Email & { to: { address: string }[] }

/** Where the product's mails arrive. */
export interface Mailbox {
  /** All mails so far, the oldest first. */
  all(): Promise<Mail[]>
}

/** The folder to which the SQLite product writes its mails. */
export class MailFolder implements Mailbox {
  #read = new Map<string, Mail>()

  constructor(private folder: string) {}

  async all() {
    const names = await readdir(this.folder).catch(() => [])
    for (const name of names.filter((one) => one.endsWith('.eml') && !this.#read.has(one))) {
      const raw = await readFile(join(this.folder, name))
      if (isWhole(raw)) this.#read.set(name, await parsed(raw))
    }
    return [...this.#read].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mail]) => mail)
  }
}

/** A mail server of this machine that takes every mail. */
export class MailSink implements Mailbox {
  #mails: Mail[] = []
  #server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: async (stream, _session, done) => {
      // A killed worker ends its conversation in the middle.
      const raw = await buffer(stream).catch(() => null)
      if (!raw) return
      this.#mails.push(await parsed(raw))
      done()
    },
  })

  /** @returns the address for `SMTP_URL` */
  async start() {
    this.#server.on('error', () => {})
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`
  }

  stop() {
    return new Promise<void>((resolve) => this.#server.close(() => resolve()))
  }

  async all() {
    return this.#mails
  }
}

/** Whether the last line of a mail is there: its file may still be written. */
function isWhole(raw: Buffer) {
  const text = raw.toString('latin1')
  const [, boundary] = /boundary="([^"]+)"/.exec(text) ?? []
  return boundary !== undefined && text.includes(`--${boundary}--`)
}

const parsed = (raw: Buffer) => PostalMime.parse(raw) as Promise<Mail>
