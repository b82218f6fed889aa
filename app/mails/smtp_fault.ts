export type Fault = 'mail' | 'temporary' | 'server'

/** nodemailer codes of faults of a single mail; only a server's answer can be final. */
const OF_ONE_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

/**
 * The fault by the server's answer (RFC 5321, 4.2.1): this mail for good, this mail for now, or the
 * server.
 */
export function faultOf({ code, responseCode = 0, command = '' }: any): Fault {
  if (!OF_ONE_MAIL.includes(code) || responseCode === 421) return 'server'
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command) ? 'mail' : 'temporary'
}
