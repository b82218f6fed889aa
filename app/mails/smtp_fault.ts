export type Fault = 'mail' | 'temporary' | 'server'

/** Codes of nodemailer for faults of a single mail. */
const OF_ONE_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM']

/** By RFC 5321, 4.2.1: `mail` fails for good, `temporary` for now, `server` concerns all mails. */
export function faultOf({ code, responseCode = 0, command = '' }: any): Fault {
  if (!OF_ONE_MAIL.includes(code) || responseCode === 421) return 'server'
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command) ? 'mail' : 'temporary'
}
