import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { configProvider } from '@adonisjs/core'
import { Secret } from '@adonisjs/core/helpers'
import app from '@adonisjs/core/services/app'
import mailer from '@adonisjs/mail/services/main'
import { SMTPServer } from 'smtp-server'
import env from '#start/env'
import { readMail, type Mail } from '#tests/helpers/mailbox'
import { keptPort } from '#tests/helpers/ports'
import { within } from '#tests/helpers/until'

const PASSWORD = 'p@ss: word/1'

/** A local mail server that requires a password and keeps its mails. */
export class MailServer {
  received: (Mail & { from: string; recipients: string[] })[] = []
  /** The refusal for an address instead of accepting its mail; `hang` gives no answer. */
  refuse: (to: string) => number | 'hang' | null = () => null
  /** What happens before a mail is accepted. */
  beforeAccepting: () => unknown = () => {}
  /** The number of opened connections. */
  connections = 0
  /** How often somebody sent a password. */
  logins = 0
  #server: SMTPServer | null = null
  #host: string
  #port = 0

  /** Other hosts than `127.0.0.1` stand for another machine. */
  constructor(host = '127.0.0.1') {
    this.#host = host
  }

  async start() {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        this.logins += 1
        if (username === 'office@example.com' && password === PASSWORD)
          done(null, { user: username })
        else done(new Error('wrong password'))
      },
      onConnect: (_session, done) => {
        this.connections += 1
        done()
      },
      onRcptTo: ({ address }, _session, done) => {
        const answer = this.refuse(address)
        if (answer === 'hang') return
        done(answer ? Object.assign(new Error('Not now'), { responseCode: answer }) : null)
      },
      onData: async (stream, { envelope }, done) => {
        const raw = await text(stream).catch(() => null)
        if (raw === null) return
        const mail = readMail(raw)
        const from = (envelope.mailFrom as { address: string }).address
        this.received.push({
          ...mail,
          from,
          recipients: envelope.rcptTo.map(({ address }) => address),
        })
        await this.beforeAccepting()
        done()
      },
    })
    // A killed process resets its connection.
    this.#server.on('error', () => {})
    this.#port ||= await keptPort()
    this.#server.listen(this.#port, this.#host)
    await within(once(this.#server.server, 'listening'), 'the mail server listens')
  }

  /** Its address for `SMTP_URL`. */
  get url() {
    return `smtp://office%40example.com:${encodeURIComponent(PASSWORD)}@${this.#host}:${this.#port}`
  }

  stop() {
    return new Promise<void>((resolve) =>
      this.#server ? this.#server.close(() => resolve()) : resolve()
    )
  }

  /** Makes the product send through this server, like `SMTP_URL`; returns a function that undoes it. */
  async use({ settings = '' } = {}) {
    env.set('SMTP_URL', new Secret(this.url + settings) as any)
    const file = `${app.makeURL('config/mail.ts').href}?port=${this.#port}${settings}`
    const configured: any = await import(file)
      .then(({ default: provider }) => configProvider.resolve(app, provider))
      .finally(() => {
        env.set('SMTP_URL', undefined as any)
        // `env.set` writes the word "undefined", which child processes would read.
        delete process.env.SMTP_URL
      })
    const usual = { ...mailer.config }
    Object.assign(mailer.config, configured)
    return async () => {
      await mailer.closeAll()
      Object.assign(mailer.config, usual)
    }
  }
}
