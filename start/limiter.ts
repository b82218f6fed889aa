import limiter from '@adonisjs/limiter/services/main'
import { Refusal } from '#exceptions/refusal'
import { networkOf, widerNetworkOf } from '#text/network'
import { keyedHash } from '#text/secrets'
import env from '#start/env'

/** Submissions from one IP address; federations and press rooms share one, so it is generous. */
export const submissionLimit = limiter.define('submission', ({ request }) =>
  limiter
    .allowRequests(env.get('SUBMISSION_LIMIT', 20))
    .every('10 minutes')
    .usingKey(`submission:${networkOf(request.ip())}`)
)

/** Receipts that one mailbox gets from all submissions together; press rooms share a mailbox. */
export const receiptLimit = (email: string) => {
  const limit = limiter.use({ requests: 3 * env.get('SUBMISSION_LIMIT', 20), duration: '1 hour' })
  const key = `receipts:${keyedHash(email.toLowerCase())}`
  return { left: () => limit.remaining(key), count: () => limit.increment(key) }
}

/** Passport numbers that one IP address may try, so that nobody guesses them. */
export const passportLimit = (address: string) =>
  limiter.multi([
    { key: `passport:${networkOf(address)}`, requests: 5, duration: '1 minute' },
    { key: `passport:${widerNetworkOf(address)}`, requests: 30, duration: '1 minute' },
  ])

/** Links to the stored data of a returning member, limited for each person and each mailbox. */
export const returningLinkLimit = ({ id, email }: { id: number; email: string | null }) =>
  limiter.multi([
    { key: `returning:${id}`, requests: 3, duration: '1 hour' },
    { key: `returning:${keyedHash(email ?? '')}`, requests: 6, duration: '1 hour' },
  ])

/** Requests for status links from one IP address, so that nobody floods a mailbox. */
export const statusLinkLimit = limiter.define('status-link', ({ request }) =>
  limiter
    .allowRequests(10)
    .every('10 minutes')
    .usingKey(`status-link:${networkOf(request.ip())}`)
)

/** Corrections from one IP address, whose photos are decoded like those of submissions. */
export const correctionLimit = limiter.define('correction', ({ request }) =>
  limiter
    .allowRequests(env.get('SUBMISSION_LIMIT', 20))
    .every('10 minutes')
    .usingKey(`correction:${networkOf(request.ip())}`)
)

/** Data requests from one IP address, so that nobody floods the office. */
export const dataRequestLimit = limiter.define('data-request', ({ request }) =>
  limiter
    .allowRequests(10)
    .every('10 minutes')
    .usingKey(`data-request:${networkOf(request.ip())}`)
)

/** Confirmations of tutors from one IP address: families share one, robots do not get far. */
export const tutorLimit = limiter.define('tutor', ({ request }) =>
  limiter
    .allowRequests(20)
    .every('10 minutes')
    .usingKey(`tutor:${networkOf(request.ip())}`)
)

export const EXPORTS_AN_HOUR = 100

/**
 * Lists, and exports of people, that one user may order: generous for an office, too few to copy
 * everything with a stolen session. @throws Refusal `tooManyExports`
 */
export async function countExport(
  { id }: { id: number },
  refused: Pick<Refusal, 'redirectTo'> = {}
) {
  const hour = limiter.use({ requests: EXPORTS_AN_HOUR, duration: '1 hour' })
  const isCounted = await hour.attempt(`exports:${id}`, () => true)
  if (!isCounted) throw new Refusal('tooManyExports', {}, { status: 429, ...refused })
}

/** Numbers that one user may see on demand, so that nobody copies a whole list. */
export const revealLimit = limiter.define('reveal', ({ auth }) =>
  limiter.allowRequests(30).every('1 hour').usingKey(`reveal:${auth.getUserOrFail().id}`)
)
