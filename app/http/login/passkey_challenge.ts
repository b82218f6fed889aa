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
 * The challenge, which can be answered once: of requests at the same moment, which read the same session,
 * the first gets it. Where there is none, nobody can know the answer.
 */
export async function takeChallenge({ session }: Pick<HttpContext, 'session'>): Promise<string> {
  const challenge: string | null = session.pull(KEY)
  const answers = limiter.use({ requests: 1, duration: CHALLENGE_LASTS })
  const isFirst = challenge && (await answers.attempt(`challenge:${challenge}`, () => true))
  return isFirst ? challenge : randomToken()
}
