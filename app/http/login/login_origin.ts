import type { HttpContext } from '@adonisjs/core/http'
import type { LoginOrigin } from '#models/user_session'

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

export function loginOriginOf({ request }: Pick<HttpContext, 'request'>): LoginOrigin {
  const agent = request.header('user-agent') ?? ''
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(agent))?.[1] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems), address: request.ip() }
}
