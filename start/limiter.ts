import limiter from '@adonisjs/limiter/services/main'
import env from '#start/env'

/** Submissions from one address; federations and press rooms share one, so it is generous. */
export const submissionLimit = limiter.define('submission', ({ request }) =>
  limiter
    .allowRequests(env.get('SUBMISSION_LIMIT', 20))
    .every('10 minutes')
    .usingKey(`submission:${request.ip()}`)
)
