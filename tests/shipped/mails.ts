import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { keptPort } from '#tests/helpers/ports'
import { within } from '#tests/helpers/until'

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
    // The folder is made with the first mail.
    const names = await readdir(this.folder).catch(() => [])
    for (const name of names.filter((one) => one.endsWith('.eml') && !this.#read.has(one))) {
      const raw = await readFile(join(this.folder, name))
      if (isWhole(raw)) this.#read.set(name, await parsed(raw))
    }
    return [...this.#read].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mail]) => mail)
  }
}

/** A mail server of this machine that takes every mail, unless it is told to refuse some. */
export class MailSink implements Mailbox {
  /** The code of the answer to an address that is refused; null takes its mail. */
  refuse: (address: string) => number | null = () => null
  #mails: Mail[] = []
  #server: SMTPServer | null = null
  #port = 0

  /** @returns the address for `SMTP_URL`, the same after a stop */
  async start() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        const code = this.refuse(address)
        done(code ? Object.assign(new Error('Refused by the test'), { responseCode: code }) : null)
      },
      onData: async (stream, _session, done) => {
        // A killed worker ends its conversation in the middle.
        const raw = await buffer(stream).catch(() => null)
        if (!raw) return
        this.#mails.push(await parsed(raw))
        done()
      },
    })
    // A client that is killed breaks its connection.
    this.#server.on('error', () => {})
    this.#port ||= await keptPort()
    this.#server.listen(this.#port, '127.0.0.1')
    await within(once(this.#server.server, 'listening'), 'the mail server listens')
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Connections are refused until the next start. */
  stop() {
    return new Promise<void>((resolve) =>
      this.#server ? this.#server.close(() => resolve()) : resolve()
    )
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
