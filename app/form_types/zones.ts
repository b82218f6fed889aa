import type { I18n } from '@adonisjs/i18n'

/** Null: yes or no; empty: any text. Staff may add others. */
export const labelFlags: Record<string, string[] | null> = {
  parking: ['P1', 'P2', 'P3'],
  restaurant: ['press', 'player', 'staff'],
  transport: null,
  seat: [],
}

export function flagLabel(code: string, value: 0 | 1 | string, i18n: I18n) {
  const name = i18n.t(`options.labelFlags.${code}`, {}, code)
  if (value === 0) return i18n.t('options.flag.without', { name })
  return value === 1 ? name : `${name}: ${i18n.t(`merchant.form.flags.values.${value}`, {}, value)}`
}
