import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { randomToken } from '#text/secrets'

const KEY = 'passkeyChallenge'

const CHALLENGE_LASTS = '1 day'

export function keepChallenge<Options extends { challenge: string } | null>(
  { session }: Pick<HttpContext, 'session'>,
  options: Options
): Options {
  if (options) session.put(KEY, options.challenge)
  return options
}

/**
 * Returns the challenge once. Of simultaneous requests, which read the same session, only the first gets it;
 * the others get a random one that nobody can answer.
 */
export async function takeChallenge({ session }: Pick<HttpContext, 'session'>): Promise<string> {
  const challenge: string | null = session.pull(KEY)
  const answers = limiter.use({ requests: 1, duration: CHALLENGE_LASTS })
  const isFirst = challenge && (await answers.attempt(`challenge:${challenge}`, () => true))
  return isFirst ? challenge : randomToken()
}
