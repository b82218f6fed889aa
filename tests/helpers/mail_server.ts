import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { configProvider } from '@adonisjs/core'
import { Secret } from '@adonisjs/core/helpers'
import app from '@adonisjs/core/services/app'
import mailer from '@adonisjs/mail/services/main'
import { SMTPServer } from 'smtp-server'
import env from '#start/env'
import { readMail, type Mail } from '#tests/helpers/mailbox'

const PASSWORD = 'p@ss: word/1'

/** A mail server of this machine that asks for a password and keeps what it is sent. */
export class MailServer {
  received: (Mail & { from: string; recipients: string[] })[] = []
  #server: SMTPServer | null = null
  #port = 0

  async start() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'office@example.com' && password === PASSWORD
          ? done(null, { user: username })
          : done(new Error('wrong password')),
      onData: async (stream, { envelope }, done) => {
        const mail = readMail(await text(stream))
        const from = (envelope.mailFrom as { address: string }).address
        this.received.push({
          ...mail,
          from,
          recipients: envelope.rcptTo.map(({ address }) => address),
        })
        done()
      },
    })
    await new Promise<void>((resolve) => this.#server!.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (this.#server.server.address() as AddressInfo).port
  }

  stop() {
    return new Promise<void>((resolve) => this.#server!.close(() => resolve()))
  }

  /** Lets the product send through this server, as `SMTP_URL` would; answers how to undo it. */
  async use() {
    const url = `smtp://office%40example.com:${encodeURIComponent(PASSWORD)}@127.0.0.1:${this.#port}`
    env.set('SMTP_URL', new Secret(url) as any)
    const { default: provider } = await import(
      `${app.makeURL('config/mail.ts').href}?port=${this.#port}`
    )
    const configured: any = await configProvider.resolve(app, provider)
    env.set('SMTP_URL', undefined as any)
    // What it writes there is the word, which child processes would read.
    delete process.env.SMTP_URL
    const usual = { ...mailer.config }
    Object.assign(mailer.config, configured)
    return async () => {
      await mailer.closeAll()
      Object.assign(mailer.config, usual)
    }
  }
}
