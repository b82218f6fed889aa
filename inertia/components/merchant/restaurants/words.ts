import { useFormatter, useTranslations } from 'use-intl'
import type { PortionType } from '~/components/merchant/restaurants/types'

/** Euros, which come as a decimal text, as people read them. */
export function useEuros() {
  const format = useFormatter()
  return (value: number | string) =>
    format.number(Number(value), { style: 'currency', currency: 'EUR' })
}

/** Credits and euros in words. */
export function usePortion() {
  const t = useTranslations('restaurants.station')
  const euros = useEuros()
  return (type: PortionType, value: number | string) =>
    type === 'credit' ? t('credits', { count: Number(value) }) : euros(value)
}
