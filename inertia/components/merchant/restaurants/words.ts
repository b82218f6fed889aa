import { useFormatter, useTranslations } from 'use-intl'
import type { PortionType } from '~/components/merchant/restaurants/types'

/** Credits and euros in words. */
export function usePortion() {
  const t = useTranslations('restaurants.station')
  const format = useFormatter()
  return (type: PortionType, value: number | string) =>
    type === 'credit'
      ? t('credits', { count: Number(value) })
      : format.number(Number(value), { style: 'currency', currency: 'EUR' })
}
