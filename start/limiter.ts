import limiter from '@adonisjs/limiter/services/main'
import { sha256 } from '#text/secrets'
import env from '#start/env'

/** Submissions from one address; federations and press rooms share one, so it is generous. */
export const submissionLimit = limiter.define('submission', ({ request }) =>
  limiter
    .allowRequests(env.get('SUBMISSION_LIMIT', 20))
    .every('10 minutes')
    .usingKey(`submission:${request.ip()}`)
)

/** Passport numbers that one address may try: they must not be guessed. */
export const passportTries = () => limiter.use({ requests: 5, duration: '1 minute' })

/** Links to what is known of somebody: neither one person nor one mailbox gets many. */
export const returningLinks = ({ id, email }: { id: number; email: string | null }) =>
  limiter.multi([
    { key: `returning:${id}`, requests: 3, duration: '1 hour' },
    { key: `returning:${sha256(email ?? '')}`, requests: 6, duration: '1 hour' },
  ])

/** Requests for status links from one address: nobody's mailbox is to be filled. */
export const statusLinkLimit = limiter.define('status-link', ({ request }) =>
  limiter.allowRequests(10).every('10 minutes').usingKey(`status-link:${request.ip()}`)
)
