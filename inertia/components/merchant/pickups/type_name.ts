import { useTranslations } from 'use-intl'
import { pickupTypes } from '#shared/choices'

/** Name of a kind of collector. A kind that is not in the list is free text. */
export function useTypeName() {
  const t = useTranslations('collectives.types')
  return (type: string) => {
    const key = pickupTypes.find((name) => name === type)
    return key ? t(key) : type
  }
}
