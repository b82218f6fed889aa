import { Secret } from '@adonisjs/core/helpers'
import { defineConfig } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'
import { OperatorError } from '#process/operator_error'
import env from '#start/env'

type Keys = [present: Secret<string>, ...earlier: Secret<string>[]]

const earlierValues = (name: 'APP_KEY_OLD' | 'HASH_KEY_OLD') =>
  (env.get(name)?.release().split(',') ?? []).map((text) => new Secret(text.trim()))

export const appKey = env.get('APP_KEY')

/** The first one encrypts and signs; what the others encrypted or signed is still read. */
export const appKeys: Keys = [appKey, ...earlierValues('APP_KEY_OLD')]

/** The first one makes hashes; what the others have hashed is still found. */
export const hashKeys: Keys = [env.get('HASH_KEY'), ...earlierValues('HASH_KEY_OLD')]

/** Encrypts backups; null leaves them readable. */
export const backupKey: Secret<string> | null = env.get('BACKUP_KEY') ?? null

export const appName = env.get('APP_NAME', 'Acreditacion')

/** Shown on pages and written into backups; the same as in package.json. */
export const productVersion = '0.1.0'

/** Public address of the product, without a trailing slash; mails link to it. */
export const appUrl = (
  env.get('APP_URL') ?? `http://${env.get('HOST', '127.0.0.1')}:${env.get('PORT', 3333)}`
).replace(/\/$/, '')

/** Cookies are sent over plain HTTP only if the product itself is. */
export const secureCookies = appUrl.startsWith('https:')

/** Browsers take a cookie with this prefix only from this host, over TLS. */
export const ownCookie = (name: string) => (secureCookies ? `__Host-${name}` : name)

const trusted = env.get('TRUST_PROXY')

function proxiesIn(list: string) {
  try {
    return proxyAddr.compile(list.split(',').map((part) => part.trim()))
  } catch {
    throw new OperatorError(
      'Wrong settings: TRUST_PROXY must be addresses or networks such as 127.0.0.1,10.0.0.0/8'
    )
  }
}

export const http = defineConfig({
  generateRequestId: true,
  useAsyncLocalStorage: false,
  // Only a named proxy may tell the visitor's address.
  trustProxy: trusted ? proxiesIn(trusted) : () => false,
  // The framework's own calls a function for each value: 4 ms for a list.
  serializeJSON: (payload: unknown) => JSON.stringify(payload),
  cookie: {
    domain: '',
    path: '/',
    maxAge: '30d',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
