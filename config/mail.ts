import { defineConfig, transports } from '@adonisjs/mail'
import { appName } from '#config/app'
import { EmlTransport } from '#mails/eml_transport'
import env from '#start/env'

const address = new URL(env.get('SMTP_URL')?.release() ?? 'smtp://127.0.0.1:25')
const user = decodeURIComponent(address.username)

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a server must offer STARTTLS: somebody on the way could take the offer out, and read the
 * password and the links in mails. `?requireTLS=false` is for a server in a private network.
 */
export const requiresTls = ({ protocol, hostname, searchParams }: URL) =>
  protocol === 'smtp:' && !LOOPBACK.includes(hostname) && searchParams.get('requireTLS') !== 'false'

/** Without an SMTP server each mail becomes one file in the mailbox folder. */
export const hasSmtp = Boolean(env.get('SMTP_URL'))

/** How many mails a worker sends at a time; files are written one after the other. */
export const mailsAtOnce = hasSmtp ? 5 : 1

const mailConfig = defineConfig({
  default: hasSmtp ? 'smtp' : 'mailbox',
  from: { address: env.get('MAIL_FROM', 'acreditaciones@example.com'), name: appName },
  mailers: {
    mailbox: () => new EmlTransport(),
    smtp: transports.smtp({
      host: address.hostname,
      port: Number(address.port || (address.protocol === 'smtps:' ? 465 : 587)),
      secure: address.protocol === 'smtps:',
      requireTLS: requiresTls(address),
      auth: user ? { type: 'login', user, pass: decodeURIComponent(address.password) } : undefined,
      // Connections are kept for the next mail.
      pool: true,
      maxConnections: 5,
      maxMessages: Infinity,
      // One retry: the server may have closed the kept connection.
      ...({ maxRequeues: 1 } as object),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
