import { withoutKeys } from '#text/logged_error'
import env from '#start/env'

const HIDDEN = '…'

/** The first line of an error message, without passwords and keys. */
export function safeMessage(message: string | null, most = 300): string | null {
  if (!message) return null
  const [line] = message.trim().split('\n')
  const hidden = secrets().reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
  return withoutKeys(hidden).slice(0, most).toWellFormed()
}

function secrets(): string[] {
  return (['SMTP_URL', 'DATABASE_URL', 'REDIS_URL'] as const).flatMap((name) => {
    const address = env.get(name)?.release?.()
    if (!address || !URL.canParse(address)) return []
    const { password } = new URL(address)
    return [password, decodeURIComponent(password)].filter((secret) => secret.length > 3)
  })
}
