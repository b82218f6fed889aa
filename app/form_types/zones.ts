import type { I18n } from '@adonisjs/i18n'

/**
 * Flags that are no zones, with the values that staff choose from (domain facts §1.3): `null` is
 * yes or no, none is any text. Staff may add others.
 */
export const labelFlags: Record<string, string[] | null> = {
  parking: ['P1', 'P2', 'P3'],
  restaurant: ['press', 'player', 'staff'],
  transport: null,
  seat: [],
}

/** A flag in words, as the specification shows it: a zone by its number, `parking: P2`, `no 4`. */
export function flagLabel(code: string, value: 0 | 1 | string, i18n: I18n) {
  const name = i18n.t(`options.labelFlags.${code}`, {}, code)
  if (value === 0) return i18n.t('options.flag.without', { name })
  return value === 1 ? name : `${name}: ${value}`
}
