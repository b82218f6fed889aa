import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Locale } from '#config/i18n'
import { organiser } from '#config/organiser'
import { retention } from '#config/retention'
import { filled } from '#documents/leaflets/edition'

export const policies = ['privacy', 'accreditation'] as const
export type PolicyName = (typeof policies)[number]

const texts = new Map<string, string>()

/** A policy as Markdown, with the organiser and the retention periods filled in. */
export function policyText(policy: PolicyName, locale: Locale): string {
  const name = `${policy}.${locale}.md`
  if (!texts.has(name)) {
    const source = readFileSync(app.makePath('resources/policies', name), 'utf8')
    texts.set(name, filled(source, { ...organiser, ...periodsIn(locale) }))
  }
  return texts.get(name)!
}

/** `{ rejectedMonths: '3 months', … }` */
function periodsIn(locale: Locale) {
  return Object.fromEntries(
    Object.entries(retention).map(([name, count]) => {
      const unit = name.endsWith('Days') ? 'day' : 'month'
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
      return [name, format.format(count)]
    })
  )
}
