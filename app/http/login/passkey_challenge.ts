import type { HttpContext } from '@adonisjs/core/http'
import { randomToken } from '#text/secrets'

const KEY = 'passkeyChallenge'

export function keepChallenge<Options extends { challenge: string } | null>(
  { session }: Pick<HttpContext, 'session'>,
  options: Options
): Options {
  if (options) session.put(KEY, options.challenge)
  return options
}

/** The challenge, which can be answered once. Where there is none, nobody can know the answer. */
export const takeChallenge = ({ session }: Pick<HttpContext, 'session'>): string =>
  session.pull(KEY, randomToken())
