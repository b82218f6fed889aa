import { useFormatter, useTranslations } from 'use-intl'
import type { PortionType } from '~/components/merchant/charges/types'

export function useEuros() {
  const format = useFormatter()
  return (value: number | string) =>
    format.number(Number(value), { style: 'currency', currency: 'EUR' })
}

export function usePortion() {
  const t = useTranslations('restaurants.station')
  const euros = useEuros()
  return (type: PortionType, value: number | string) =>
    type === 'credit' ? t('credits', { count: Number(value) }) : euros(value)
}
