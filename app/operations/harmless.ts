import env from '#start/env'

const HIDDEN = '…'

/** The part of an error that may be shown and kept: its first line, without what opens anything. */
export function harmless(message: string | null, most = 300): string | null {
  if (!message) return null
  const [line] = message.trim().split('\n')
  return (
    secrets()
      .reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
      .replace(/\b([a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi, `$1${HIDDEN}@`)
      .replace(/([?&](?:signature|token|key)=)[^&\s]+/gi, `$1${HIDDEN}`)
      .replace(
        /\b((?:pass(?:word|wd)?|secret|token|auth(?:orization)?)["']?\s*[=:]\s*)\S+/gi,
        `$1${HIDDEN}`
      )
      .replace(/\bauth (plain|login|xoauth2) \S+/gi, `AUTH $1 ${HIDDEN}`)
      // Tokens and keys: long runs of letters and digits mixed.
      .replace(/\b(?=\w*\d)(?=\w*[A-Za-z])[\w+]{24,}={0,2}/g, HIDDEN)
      .slice(0, most)
      .toWellFormed()
  )
}

/** The passwords of the services that errors come from. */
function secrets(): string[] {
  return (['SMTP_URL', 'DATABASE_URL', 'REDIS_URL'] as const).flatMap((name) => {
    const address = env.get(name)?.release?.()
    if (!address || !URL.canParse(address)) return []
    const { password } = new URL(address)
    return [password, decodeURIComponent(password)].filter((secret) => secret.length > 3)
  })
}
